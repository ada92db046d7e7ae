import { createHandler, ToolError, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { casesBySlug, expectResult } from './cases.ts';
import { type DocumentedTool, documentedTools } from './document.ts';

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

function documentedTool(slug: string): DocumentedTool {
  const tool = documentedTools.find((one) => one.slug === slug);
  if (!tool) throw new Error(`The document has no ${slug}.`);
  return tool;
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

  test.each(answers)('applies the documented defaults to $request', async (answer) => {
    const defaults = Object.entries(documentedTool(slug).request).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    );
    const complete = Object.assign(Object.fromEntries(defaults), answer.request);
    expectResult(await call(complete), answer);
  });

  test.each(refusals)('refuses $request', async ({ request, error }) => {
    await expect(call(request)).rejects.toThrow(new ToolError(error));
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });

  const choices = Object.entries(documentedTool(slug).request).filter(([, field]) => field.enum);

  test.each(choices)('refuses an unknown %s', async (name, { enum: options = [] }) => {
    const request = Object.assign({}, answers[0]?.request, { [name]: 'nonsense' });
    const error = `${name}: expected one of ${options.join(', ')}`;
    await expect(call(request)).rejects.toThrow(new ToolError(error));
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });

  test.each(malformed)('refuses $request from outside', async ({ request, error }) => {
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });
});
