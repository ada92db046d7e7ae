import { createHandler, ToolError, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { casesBySlug, expectResult } from './cases.ts';

const handle = createHandler();

async function post(slug: string, request: object) {
  const response = await handle(
    new Request(`https://example.com/api/${slug}`, {
      method: 'POST',
      body: JSON.stringify(request),
    }),
  );
  return { status: response.status, body: await response.json() };
}

test('every tool has cases', () => {
  expect([...casesBySlug.keys()].sort()).toEqual(tools.map(({ slug }) => slug).sort());
});

describe.each([...casesBySlug])('%s', (slug, { run, answers, refusals, malformed }) => {
  const call = async (request: object) => run(request as never);

  test.each(answers)('$request → $result', async (answer) => {
    expectResult(await call(answer.request), answer);
    const { status, body } = await post(slug, answer.request);
    expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
    expectResult(body.result, answer);
  });

  test.each(refusals)('refuses $request', async ({ request, error }) => {
    await expect(call(request)).rejects.toThrow(new ToolError(error));
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });

  test.each(malformed)('refuses $request from outside', async ({ request, error }) => {
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });
});
