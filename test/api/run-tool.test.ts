import { runTool, ToolError, tools } from 'toolworker';
import { expect, test } from 'vitest';

test.each(tools)('runs the example of $slug', async ({ slug, example }) => {
  expect(await runTool(slug, example, { tools })).toBeInstanceOf(Object);
});

test.each([
  ['percentage-off', 'tool: unknown name; did you mean percentage-of?'],
  ['calculate-bmi', 'tool: unknown name; did you mean bmi-calculator?'],
  ['calculate-tip', /^tool: unknown name; expected one of age-calculator, bmi-calculator, /],
  ['__proto__', /^tool: unknown name; expected one of age-calculator, /],
  ['', /^tool: unknown name; expected one of age-calculator, /],
])('does not know %j', async (name, message) => {
  await expect(runTool(name, {}, { tools })).rejects.toThrow(ToolError);
  await expect(runTool(name, {}, { tools })).rejects.toThrow(message);
});

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['{"x":7}', '"{"x":7}"'],
  [[], 'an array'],
  [7, '7'],
])('refuses %j as a request', async (request, echo) => {
  const error = new ToolError(`request body: expected a JSON object, got ${echo}`);
  await expect(runTool('percentage-of', request, { tools })).rejects.toEqual(error);
});
