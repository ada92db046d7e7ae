import type { ToolInfo } from './tool-info.ts';
import { registry } from './tools/registry.ts';

export { createHandler, type Handler, type HandlerOptions } from './api/handler.ts';
export { ToolError } from './tool-error.ts';
export { categories, type ToolInfo } from './tool-info.ts';
export {
  type BmiRequest,
  type BmiResult,
  calculateBmi,
} from './tools/bmi-calculator/calculate-bmi.ts';
export {
  type PercentageOfRequest,
  type PercentageOfResult,
  percentageOf,
} from './tools/percentage-of/percentage-of.ts';

/** Every tool, in the order of the API's index. */
export const tools: readonly ToolInfo[] = registry;
