import * as toolworker from 'toolworker';
import { tools } from 'toolworker';
import { expect, test } from 'vitest';
import { fetchCall, importCall, shownRequest } from '../../demo/calls.ts';
import { exampleInputs, requestOf } from '../../demo/inputs.ts';
import { fieldsOf } from '../../demo/tool-page.ts';
import { handle, pageFor, post } from './page.ts';

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...values: unknown[]) => Promise<unknown>;

const deterministic = tools.filter(({ slug }) => !slug.startsWith('random'));

test.each(deterministic)('the code for $slug runs and gives the result', async ({ slug }) => {
  const page = await pageFor(slug);
  const fields = fieldsOf(page);
  const request = requestOf(fields, exampleInputs(fields));
  const { result } = await post(slug, request);

  const imported = importCall(page, request).replace(/import .*\n\n/, 'return ');
  const run = new AsyncFunction(page.functionName, imported);
  expect(
    await run(Object.entries(toolworker).find(([name]) => name === page.functionName)?.[1]),
  ).toEqual(result);

  const fetched = new AsyncFunction('fetch', `${fetchCall(page, request)} return result;`);
  const answer = (path: string, init: RequestInit) =>
    handle(new Request(new URL(path, 'https://example.com'), init));
  expect(await fetched(answer)).toEqual(result);
});

test('neither a secret nor a whole book is shown', async () => {
  const fields = fieldsOf(await pageFor('hmac-generator'));
  const shown = shownRequest(fields, { message: 'm'.repeat(10_000), key: 'hush' });
  expect(shown.key).toBe('<key>');
  expect(String(shown.message).length).toBeLessThan(1_000);
});
