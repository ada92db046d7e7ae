import type { Tool } from '../tool.ts';
import { ageCalculatorTool } from './age-calculator/tool.ts';
import { baseConverterTool } from './base-converter/tool.ts';
import { bmiCalculatorTool } from './bmi-calculator/tool.ts';
import { colorConverterTool } from './color-converter/tool.ts';
import { diceRollerTool } from './dice-roller/tool.ts';
import { hmacGeneratorTool } from './hmac-generator/tool.ts';
import { loanPayoffCalculatorTool } from './loan-payoff-calculator/tool.ts';
import { percentageChangeTool } from './percentage-change/tool.ts';
import { percentageOfTool } from './percentage-of/tool.ts';
import { standardDeviationCalculatorTool } from './standard-deviation-calculator/tool.ts';

/** Every tool, in the order in which the API lists them. */
export const registry: readonly Tool[] = [
  ageCalculatorTool,
  bmiCalculatorTool,
  percentageOfTool,
  percentageChangeTool,
  loanPayoffCalculatorTool,
  baseConverterTool,
  colorConverterTool,
  hmacGeneratorTool,
  diceRollerTool,
  standardDeviationCalculatorTool,
];
