import { runTool, type Tool, ToolError } from 'toolworker/core';
import { describe, expect, test } from 'vitest';
import { roofPitchTools } from '../../support/roof-pitch.ts';
import { orderTool, paymentTool } from '../cli/own-tools/orders.ts';
import { roofPitchTool } from '../cli/own-tools/roof-pitch.ts';

const tools = [roofPitchTool, orderTool, paymentTool];

test('an unknown name never gets a suggestion outside the list', async () => {
  const refused = 'tool: unknown name; expected one of roof-pitch, order, payment';
  const unknown: string = 'bmi';
  await expect(runTool(unknown, {}, { tools })).rejects.toThrow(refused);
});

/** Resolves to the error that refuses a request. */
async function refusalOf(tool: Tool, request: object): Promise<ToolError> {
  const error: unknown = await tool.run(request).catch((reason: unknown) => reason);
  if (error instanceof ToolError) return error;
  throw new Error('The request is not refused.', { cause: error });
}

describe('an error', () => {
  const { fields: toolOfFields, ...toolsOfOthers } = roofPitchTools;

  test.each(Object.entries(toolsOfOthers))(
    'of a tool of %s has codes and messages',
    async (_, tool) => {
      const { issues = [], message } = await refusalOf(tool, { rise: -3 });
      expect(issues).toEqual([
        { field: 'rise', code: 'invalid', message: expect.stringContaining('expected') },
        { field: 'run', code: 'required', message: expect.stringContaining('required') },
      ]);
      expect(message).toBe(issues.map((issue) => `${issue.field}: ${issue.message}`).join('; '));
    },
  );

  test("of a tool with the package's own fields also has the parts of its messages", async () => {
    const expected = 'a number greater than 0';
    const { issues } = await refusalOf(toolOfFields, { rise: -3, runn: 4 });
    expect(issues).toMatchObject([
      { field: 'rise', code: 'invalid', expected, received: '-3' },
      { field: 'runn', code: 'unknown', expected: 'run', received: undefined },
    ]);
  });
});
