import { ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { casesBySlug, expectResult } from '../tools/cases.ts';
import { documentedTools } from '../tools/document.ts';

const tool = documentedTools.filter(({ slug }) => slug === process.env.TOOL);

// What test/tools/every-tool.test.ts asks of a tool, without the way through the API.
describe.each(tool)('$slug', ({ slug, request }) => {
  const { run, answers = [], refusals = [] } = casesBySlug.get(slug) ?? {};
  const call = async (given: object) => run?.(given as never);
  const choices = Object.entries(request).filter(([, field]) => field.enum);

  test.each(answers)('$request → $result', async (answer) => {
    expectResult(await call(answer.request), answer);
  });

  test.each(refusals)('refuses $request', async (refusal) => {
    await expect(call(refusal.request)).rejects.toThrow(new ToolError(refusal.error));
  });

  test.each(choices)('refuses an unknown %s', async (name, { enum: options = [] }) => {
    const error = new ToolError(`${name}: expected one of ${options.join(', ')}`);
    const given = Object.assign({}, answers[0]?.request, { [name]: 'nonsense' });
    await expect(call(given)).rejects.toThrow(error);
  });
});
