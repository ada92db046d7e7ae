import { parse } from '../../fields/index.ts';
import { invalidIssue } from '../../fields/issue.ts';
import { toToolError } from '../../fields/parse.ts';
import {
  bodyMassIndex,
  isWithin,
  unlikelyMeasure,
  usualMeasure,
} from '../../shared/body-measures.ts';
import { add, multiply, type Rational, toNumber } from '../../shared/rational.ts';
import { limits } from './limits.ts';
import { type BmiCalculatorRequest, fields, rules } from './request.ts';

export type { BmiCalculatorRequest };

export interface BmiCalculatorResult {
  /** Body mass index, from 5 to 300. */
  readonly bmi: number;
  /** Underweight below 18.5, Normal weight below 25, Overweight below 30, else Obese. */
  readonly category: 'Underweight' | 'Normal weight' | 'Overweight' | 'Obese';
}

const imperial = {
  height: { unit: 'inches', example: 70 },
  weight: { unit: 'pounds', example: 180 },
  feet: { unit: 'feet', example: 5 },
  inches: { unit: 'inches', example: 10 },
};

const metric = {
  ...imperial,
  height: { unit: 'centimeters', example: 180 },
  weight: { unit: 'kilograms', example: 81 },
};

/**
 * Returns the body mass index, weight / height² in kg/m² (Quetelet), and its category for adults by
 * the World Health Organization: below 18.5, below 25, below 30, or above.
 *
 * Metric takes centimeters and kilograms. Imperial takes inches and pounds (1 in = 2.54 cm, 1 lb =
 * 0.45359237 kg). With `feet`, the height is 12 · feet + inches, and `height` is ignored. Height
 * and weight must be greater than 0, feet and inches at least 0.
 *
 * @throws `ToolError` if the request is invalid, such as one with feet instead of a height in
 * metric units, or if nobody has such measures, which means that a unit is wrong: a height outside
 * 30 to 280 cm, a weight outside 1 to 700 kg, or an index outside 5 to 300. The error names the
 * field that is wrong and the unit that it has.
 *
 * @example
 * calculateBmi({ unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/bmi-calculator.md
 */
export function calculateBmi(request: BmiCalculatorRequest): BmiCalculatorResult {
  const values = parse(request, fields, rules);
  const { unit, height, weight, feet, inches } = values;
  const isMetric = unit === 'metric';
  const inFeet = !isMetric && feet !== undefined;
  const length = inFeet ? add(multiply(12, feet), inches) : (height ?? Number.NaN);
  const centimeters = multiply(length, isMetric ? 1 : 2.54);
  const kilograms = multiply(weight, isMetric ? 1 : 0.45359237);
  const wrong = wrongMeasures(centimeters, kilograms).map((name) =>
    name === 'height' && inFeet ? partOfHeight(feet, inches) : name,
  );
  if (wrong.length > 0) {
    const usual = isMetric ? metric : imperial;
    throw toToolError(
      wrong.map((name) => invalidIssue(name, usualMeasure(usual[name]), values[name])),
    );
  }
  const bmi = toNumber(bodyMassIndex(centimeters, kilograms));
  return { bmi, category: categoryOf(bmi) };
}

/**
 * Returns the measures that nobody has, or else the less likely one if nobody has both together.
 */
function wrongMeasures(
  centimeters: Rational,
  kilograms: Rational,
): readonly ('height' | 'weight')[] {
  const isHeightWrong = !isWithin(centimeters, 30, 280);
  const isWeightWrong = !isWithin(kilograms, 1, 700);
  if (isHeightWrong || isWeightWrong) {
    return [
      ...(isHeightWrong ? (['height'] as const) : []),
      ...(isWeightWrong ? (['weight'] as const) : []),
    ];
  }
  return [unlikelyMeasure(centimeters, kilograms) ?? []].flat();
}

/**
 * Returns the field to blame for a height in feet and inches: inches if they are a foot more than
 * feet that fit.
 */
function partOfHeight(feet: number, inches: number): 'feet' | 'inches' {
  return inches >= 12 && feet <= 9 ? 'inches' : 'feet';
}

function categoryOf(bmi: number): BmiCalculatorResult['category'] {
  const [normal, overweight, obese] = limits;
  if (bmi < normal) return 'Underweight';
  if (bmi < overweight) return 'Normal weight';
  return bmi < obese ? 'Overweight' : 'Obese';
}
