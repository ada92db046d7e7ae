import { runTool, ToolError, tools } from 'toolworker';
import { expect, test } from 'vitest';

test.each(tools)('runs the example of $slug', async ({ slug, example }) => {
  expect(await runTool(slug, example)).toBeInstanceOf(Object);
});

test.each([
  ['percentage-off', 'tool: unknown name; did you mean percentage-of?'],
  ['calculate-bmi', /^tool: unknown name; expected one of age-calculator, bmi-calculator, /],
  ['__proto__', /^tool: unknown name; expected one of age-calculator, /],
  ['', /^tool: unknown name; expected one of age-calculator, /],
])('does not know %j', async (name, message) => {
  await expect(runTool(name, {})).rejects.toThrow(ToolError);
  await expect(runTool(name, {})).rejects.toThrow(message);
});

test.each([undefined, null, '{"x":7,"y":100}', [], 7])(
  'refuses %j as a request',
  async (request) => {
    const error = new ToolError('request body: expected a JSON object');
    await expect(runTool('percentage-of', request)).rejects.toEqual(error);
  },
);
