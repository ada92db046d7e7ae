import type { ToolInfo } from './tool-info.ts';
import { registry } from './tools/registry.ts';

export { createHandler, type Handler } from './api/handler.ts';
export type { HandlerOptions } from './api/paths.ts';
export { type InstallOptions, install } from './client/install.ts';
export { ToolError } from './tool-error.ts';
export { categories, type ToolInfo } from './tool-info.ts';
export {
  type AgeRequest,
  type AgeResult,
  calculateAge,
} from './tools/age-calculator/calculate-age.ts';
export {
  type BaseConversionRequest,
  type BaseConversionResult,
  convertBase,
} from './tools/base-converter/convert-base.ts';
export {
  type BmiRequest,
  type BmiResult,
  calculateBmi,
} from './tools/bmi-calculator/calculate-bmi.ts';
export {
  type ColorRequest,
  type ColorResult,
  convertColor,
} from './tools/color-converter/convert-color.ts';
export { type DiceRequest, type DiceResult, rollDice } from './tools/dice-roller/roll-dice.ts';
export {
  generateHmac,
  type HmacRequest,
  type HmacResult,
} from './tools/hmac-generator/generate-hmac.ts';
export {
  calculateLoanPayoff,
  type LoanPayoffPlan,
  type LoanPayoffRequest,
  type LoanPayoffResult,
} from './tools/loan-payoff-calculator/calculate-loan-payoff.ts';
export {
  type PercentageChangeRequest,
  type PercentageChangeResult,
  percentageChange,
} from './tools/percentage-change/percentage-change.ts';
export {
  type PercentageOfRequest,
  type PercentageOfResult,
  percentageOf,
} from './tools/percentage-of/percentage-of.ts';
export {
  calculateStandardDeviation,
  type StandardDeviationRequest,
  type StandardDeviationResult,
} from './tools/standard-deviation-calculator/calculate-standard-deviation.ts';

/** Every tool, in the order of the API's index. */
export const tools: readonly ToolInfo[] = registry;
