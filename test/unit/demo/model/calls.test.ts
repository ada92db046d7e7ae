import * as toolworker from 'toolworker';
import { afterEach, expect, test, vi } from 'vitest';
import { handle } from '../../../../demo/browser/in-page.ts';
import { clientCall, fetchCall, importCall, shownRequest } from '../../../../demo/model/calls.ts';
import type { ToolPage } from '../../../../demo/model/tool-page.ts';
import { tools } from '../../../../demo/own-tools/tools.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import { type Request as Call, exampleInputs, requestOf } from '../../../../src/form/inputs.ts';
import { pageFor, post } from '../page.ts';

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...values: unknown[]) => Promise<unknown>;

test.each(tools)('the code for $slug runs and returns the result', async ({ slug }) => {
  // The same random bits for each call.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  const page = pageFor(slug);
  const fields = fieldsOf(page);
  const request = requestOf(fields, exampleInputs(fields));
  const { result } = await post(slug, request);

  expect(await (page.packageFunction ? runImport : runClient)(page, request)).toEqual(result);
  const fetched = new AsyncFunction('fetch', `${fetchCall(page, request)} return result;`);
  expect(await fetched(answer)).toEqual(result);
});

const answer = (path: string, init: RequestInit) =>
  handle(new Request(new URL(path, 'https://example.com'), init));

function runImport({ packageFunction }: ToolPage, request: Call): Promise<unknown> {
  if (!packageFunction) throw new Error('The package has no such function.');
  const { name } = packageFunction;
  const code = importCall(packageFunction, request).replace(/import .*\n\n/, 'return ');
  return new AsyncFunction(name, code)(
    Object.entries(toolworker).find(([exported]) => exported === name)?.[1],
  );
}

function runClient(page: ToolPage, request: Call): Promise<unknown> {
  const code = clientCall(page, request)
    .replaceAll(/^import .*\n/gm, '')
    .replace('<typeof tools>', '');
  vi.stubGlobal('fetch', answer);
  return new AsyncFunction('createClient', `${code}\nreturn result;`)(toolworker.createClient);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('hides secrets and cuts long texts', async () => {
  const fields = fieldsOf(pageFor('hmac-generator'));
  const shown = shownRequest(fields, { message: 'm'.repeat(10_000), key: 'hush' });
  expect(shown.key).toBe('<key>');
  expect(String(shown.message).length).toBeLessThan(1_000);
});
