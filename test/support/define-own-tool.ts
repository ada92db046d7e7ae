import { defineTool } from 'toolworker/core';
import { z } from 'zod';
import type { Tool } from '../../src/tool.ts';
import { info } from './roof-pitch.ts';

/**
 * Defines a tool that accepts and returns anything, except for these parts, as plain JavaScript
 * would.
 */
export function defineOwnTool(parts: object): Tool {
  const anything = z.looseObject({});
  const whole = { ...info, request: anything, result: anything, example: {}, run: () => ({}) };
  return Reflect.apply(defineTool, undefined, [{ ...whole, ...parts }]);
}
