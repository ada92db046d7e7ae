import type { Tool } from '../tool.ts';
import { bmiCalculatorTool } from './bmi-calculator/tool.ts';
import { percentageOfTool } from './percentage-of/tool.ts';

/** Every tool, in the order in which the API lists them. */
export const registry: readonly Tool[] = [bmiCalculatorTool, percentageOfTool];
