import type { Tool, ToolWith } from '../tool.ts';
import type { FieldIssue } from '../tool-error.ts';
import { ageCalculatorTool } from './age-calculator/tool.ts';
import { angleConverterTool } from './angle-converter/tool.ts';
import { baseConverterTool } from './base-converter/tool.ts';
import { bmiCalculatorTool } from './bmi-calculator/tool.ts';
import { bmrCalculatorTool } from './bmr-calculator/tool.ts';
import { bodyFatCalculatorTool } from './body-fat-calculator/tool.ts';
import { caesarCipherTool } from './caesar-cipher/tool.ts';
import { colorConverterTool } from './color-converter/tool.ts';
import { cookingConverterTool } from './cooking-converter/tool.ts';
import { cronGeneratorTool } from './cron-generator/tool.ts';
import { decimalToPercentConverterTool } from './decimal-to-percent-converter/tool.ts';
import { diceRollerTool } from './dice-roller/tool.ts';
import { fuelCostCalculatorTool } from './fuel-cost-calculator/tool.ts';
import { gradientGeneratorTool } from './gradient-generator/tool.ts';
import { hmacGeneratorTool } from './hmac-generator/tool.ts';
import { loanPayoffCalculatorTool } from './loan-payoff-calculator/tool.ts';
import { metaTagGeneratorTool } from './meta-tag-generator/tool.ts';
import { percentageChangeTool } from './percentage-change/tool.ts';
import { percentageOfTool } from './percentage-of/tool.ts';
import { randomNumberGeneratorTool } from './random-number-generator/tool.ts';
import { randomizerTool } from './randomizer/tool.ts';
import { removeDuplicateLinesTool } from './remove-duplicate-lines/tool.ts';
import { retirementCalculatorTool } from './retirement-calculator/tool.ts';
import { roiCalculatorTool } from './roi-calculator/tool.ts';
import { salaryCalculatorTool } from './salary-calculator/tool.ts';
import { salesTaxCalculatorTool } from './sales-tax-calculator/tool.ts';
import { scientificNotationConverterTool } from './scientific-notation-converter/tool.ts';
import { sleepCycleCalculatorTool } from './sleep-cycle-calculator/tool.ts';
import { slopeCalculatorTool } from './slope-calculator/tool.ts';
import { standardDeviationCalculatorTool } from './standard-deviation-calculator/tool.ts';
import { tokenCounterTool } from './token-counter/tool.ts';
import { trimWhitespaceTool } from './trim-whitespace/tool.ts';
import { unitPriceCalculatorTool } from './unit-price-calculator/tool.ts';
import { wordCounterTool } from './word-counter/tool.ts';

/** All tools of this package, in the order in which the API lists them. */
export const tools = [
  ageCalculatorTool,
  bmiCalculatorTool,
  bmrCalculatorTool,
  bodyFatCalculatorTool,
  sleepCycleCalculatorTool,
  percentageOfTool,
  percentageChangeTool,
  retirementCalculatorTool,
  loanPayoffCalculatorTool,
  salaryCalculatorTool,
  roiCalculatorTool,
  salesTaxCalculatorTool,
  unitPriceCalculatorTool,
  fuelCostCalculatorTool,
  angleConverterTool,
  baseConverterTool,
  scientificNotationConverterTool,
  cookingConverterTool,
  colorConverterTool,
  decimalToPercentConverterTool,
  wordCounterTool,
  removeDuplicateLinesTool,
  trimWhitespaceTool,
  caesarCipherTool,
  randomizerTool,
  tokenCounterTool,
  hmacGeneratorTool,
  cronGeneratorTool,
  gradientGeneratorTool,
  metaTagGeneratorTool,
  randomNumberGeneratorTool,
  diceRollerTool,
  standardDeviationCalculatorTool,
  slopeCalculatorTool,
] as const;

/** The types of this package's tools, the default for functions that take a list of tools. */
export type BuiltInTools = typeof tools;

/** The slug of a tool, the last segment of its path: `'bmi-calculator'`. */
export type ToolSlug<Tools extends readonly Tool[] = BuiltInTools> = Tools[number]['slug'];

/** The request of a tool. */
export type ToolRequest<
  Slug extends ToolSlug<Tools>,
  Tools extends readonly Tool[] = BuiltInTools,
> = ToolWith<Slug, Tools>['example'];

/** The result of a tool. */
export type ToolResult<
  Slug extends ToolSlug<Tools>,
  Tools extends readonly Tool[] = BuiltInTools,
> = Awaited<ReturnType<ToolWith<Slug, Tools>['run']>>;

/**
 * The body of the API's response to POST, for code that calls `fetch` itself. An error has `issues`
 * if the request accepts `application/json; issues=true`.
 *
 * @example
 * const answer: ApiResponse<'bmi-calculator'> = await response.json();
 * if (answer.ok) answer.result.bmi; // number
 */
export type ApiResponse<
  Slug extends ToolSlug<Tools>,
  Tools extends readonly Tool[] = BuiltInTools,
> =
  | { readonly ok: true; readonly result: ToolResult<Slug, Tools> }
  | { readonly ok: false; readonly error: string; readonly issues?: readonly FieldIssue[] };
