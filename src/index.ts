export type { DefinitionOptions, ToolDefinitions } from './agents/tool-definitions.ts';
export { apiPathPattern } from './api/base.ts';
export type { Handler } from './api/handler.ts';
export type { HandlerOptions } from './api/paths.ts';
export type { RunOptions } from './api/run-tool.ts';
export { type Client, type ClientOptions, createClient, type Transport } from './client/client.ts';
export { type Installation, type InstallOptions, install } from './client/install.ts';
export type { InstallFailure, InstallFailureCode } from './client/install-error.ts';
export type { InterceptOptions } from './client/intercept-fetch.ts';
export { createHandler, interceptFetch, runTool, toolDefinitions } from './every-tool.ts';
export type { FieldsSchema } from './fields/standard-schema.ts';
export type { JsonSchema, ObjectSchema } from './json-schema.ts';
export type { StandardIssue, StandardResult, StandardSchema } from './standard-schema.ts';
export type { RunContext, Tool, ToolList } from './tool.ts';
export { type FieldIssue, ToolError } from './tool-error.ts';
export { categories, type ToolAnnotations, type ToolInfo } from './tool-info.ts';
export {
  type AgeRequest,
  type AgeResult,
  calculateAge,
} from './tools/age-calculator/calculate-age.ts';
export {
  type AngleConversionRequest,
  type AngleConversionResult,
  type AngleUnit,
  convertAngle,
} from './tools/angle-converter/convert-angle.ts';
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
  type BmrRequest,
  type BmrResult,
  calculateBmr,
} from './tools/bmr-calculator/calculate-bmr.ts';
export {
  type BodyFatRequest,
  type BodyFatResult,
  calculateBodyFat,
} from './tools/body-fat-calculator/calculate-body-fat.ts';
export type { BuiltInTool } from './tools/built-in-tool.ts';
export {
  type CaesarCipherRequest,
  type CaesarCipherResult,
  caesarCipher,
} from './tools/caesar-cipher/caesar-cipher.ts';
export {
  type ColorRequest,
  type ColorResult,
  convertColor,
} from './tools/color-converter/convert-color.ts';
export {
  type CookingConversionRequest,
  type CookingConversionResult,
  type CookingUnit,
  convertCooking,
} from './tools/cooking-converter/convert-cooking.ts';
export {
  type CronRequest,
  type CronResult,
  generateCron,
} from './tools/cron-generator/generate-cron.ts';
export {
  convertDecimalToPercent,
  type DecimalToPercentRequest,
  type DecimalToPercentResult,
} from './tools/decimal-to-percent-converter/convert-decimal-to-percent.ts';
export { type DiceRequest, type DiceResult, rollDice } from './tools/dice-roller/roll-dice.ts';
export {
  calculateFuelCost,
  type FuelCostRequest,
  type FuelCostResult,
} from './tools/fuel-cost-calculator/calculate-fuel-cost.ts';
export {
  type GradientRequest,
  type GradientResult,
  generateGradient,
} from './tools/gradient-generator/generate-gradient.ts';
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
  generateMetaTags,
  type MetaTag,
  type MetaTagsRequest,
  type MetaTagsResult,
} from './tools/meta-tag-generator/generate-meta-tags.ts';
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
  generateRandomNumber,
  type RandomNumberRequest,
  type RandomNumberResult,
} from './tools/random-number-generator/generate-random-number.ts';
export {
  type RandomizerRequest,
  type RandomizerResult,
  randomizeList,
} from './tools/randomizer/randomize-list.ts';
export {
  type ApiResponse,
  type BuiltInTools,
  /** All tools of this package, in the order in which the API lists them. */
  registry as tools,
  type ToolName,
  type ToolRequest,
  type ToolResult,
} from './tools/registry.ts';
export {
  type RemoveDuplicateLinesRequest,
  type RemoveDuplicateLinesResult,
  removeDuplicateLines,
} from './tools/remove-duplicate-lines/remove-duplicate-lines.ts';
export {
  calculateRetirement,
  type RetirementRequest,
  type RetirementResult,
} from './tools/retirement-calculator/calculate-retirement.ts';
export {
  calculateRoi,
  type RoiRequest,
  type RoiResult,
} from './tools/roi-calculator/calculate-roi.ts';
export {
  calculateSalary,
  type SalaryRequest,
  type SalaryResult,
} from './tools/salary-calculator/calculate-salary.ts';
export {
  calculateSalesTax,
  type SalesTaxRequest,
  type SalesTaxResult,
} from './tools/sales-tax-calculator/calculate-sales-tax.ts';
export {
  convertScientificNotation,
  type ScientificNotationRequest,
  type ScientificNotationResult,
} from './tools/scientific-notation-converter/convert-scientific-notation.ts';
export {
  calculateSleepCycle,
  type SleepCycleRequest,
  type SleepCycleResult,
  type SleepCycleSuggestion,
} from './tools/sleep-cycle-calculator/calculate-sleep-cycle.ts';
export {
  calculateSlope,
  type SlopeRequest,
  type SlopeResult,
} from './tools/slope-calculator/calculate-slope.ts';
export {
  calculateStandardDeviation,
  type StandardDeviationRequest,
  type StandardDeviationResult,
} from './tools/standard-deviation-calculator/calculate-standard-deviation.ts';
export {
  countTokens,
  type TokenCountRequest,
  type TokenCountResult,
} from './tools/token-counter/count-tokens.ts';
export {
  type TrimWhitespaceRequest,
  type TrimWhitespaceResult,
  trimWhitespace,
} from './tools/trim-whitespace/trim-whitespace.ts';
export {
  calculateUnitPrice,
  type UnitPriceRequest,
  type UnitPriceResult,
} from './tools/unit-price-calculator/calculate-unit-price.ts';
export {
  countWords,
  type WordCountRequest,
  type WordCountResult,
} from './tools/word-counter/count-words.ts';
