import { runTool, ToolError, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';

/** A slug that the compiler does not know, which takes any request. */
const slug: string = 'percentage-of';

const oneOf = 'tool: unknown name; expected one of age-calculator, bmi-calculator, ';

test.each([
  ['percentage-off', 'tool: unknown name; did you mean percentage-of?'],
  ['calculate-bmi', 'tool: unknown name; did you mean bmi-calculator?'],
  ['calculate-tip', oneOf],
  ['__proto__', oneOf],
  ['', oneOf],
])('does not know %j', async (name, message) => {
  const called = runTool(name, {}, { tools });
  await expect(called).rejects.toThrow(ToolError);
  await expect(called).rejects.toThrow(message);
});

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['{"x":7}', `'{"x":7}'`],
  [[], 'an array'],
  [7, '7'],
])('refuses %j as a request', async (request, echo) => {
  const error = new ToolError(`request: expected an object, got ${echo}`);
  await expect(runTool(slug, request, { tools })).rejects.toEqual(error);
});

test('passes on a signal, and nothing without one', async () => {
  const { signal } = new AbortController();
  const told = { ...percentageOfTool, run: async (_: unknown, context?: object) => ({ context }) };
  expect(await runTool(slug, {}, { tools: [told], signal })).toEqual({
    context: { signal },
  });
  expect(await runTool(slug, {}, { tools: [told] })).toEqual({ context: undefined });
});
