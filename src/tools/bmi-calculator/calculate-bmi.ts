import { invalidField, parse } from '../../fields/index.ts';
import { add, compare, divide, multiply, toNumber } from '../../shared/rational.ts';
import { type BmiRequest, fields, rules } from './request.ts';

export type { BmiRequest };

export interface BmiResult {
  /** Body mass index, from 1 to 1,000. */
  readonly bmi: number;
  /** Below 18.5, below 25, below 30, or above. */
  readonly category: 'Underweight' | 'Normal weight' | 'Overweight' | 'Obese';
}

const examples = {
  height: 'inches such as 70',
  weight: 'pounds such as 180',
  feet: 'feet such as 5',
  inches: 'inches such as 10',
};

const metricExamples = {
  ...examples,
  height: 'centimeters such as 180',
  weight: 'kilograms such as 81',
};

/**
 * Returns the body mass index, weight / height² in kg/m² (Quetelet), and its category for adults by the
 * World Health Organization: below 18.5, below 25, below 30, or above.
 *
 * Metric takes centimeters and kilograms. Imperial takes inches and pounds (1 in = 2.54 cm,
 * 1 lb = 0.45359237 kg). With `feet`, the height is 12 · feet + inches, and `height` is ignored. Height and
 * weight must be greater than 0, feet and inches at least 0.
 *
 * Throws a `ToolError` if the request is invalid, such as one with feet instead of a height in metric units, or if the index is below 1 or above 1,000, which means that a
 * unit is wrong. The error then names the measurement that is too large for a person (above 3 m or
 * 700 kg), or else the one that is too small.
 *
 * @example
 * calculateBmi({ unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 */
export function calculateBmi(request: BmiRequest): BmiResult {
  const values = parse(request, fields, rules);
  const { unit, height, weight, feet, inches } = values;
  const isMetric = unit === 'metric';
  const inFeet = !isMetric && feet !== undefined;
  const length = inFeet ? add(multiply(12, feet), inches) : (height ?? Number.NaN);
  const meters = multiply(length, isMetric ? 0.01 : 0.0254);
  const kilograms = multiply(weight, isMetric ? 1 : 0.45359237);
  const exact = divide(kilograms, multiply(meters, meters));
  const isTooLow = compare(exact, 1) < 0;
  if (isTooLow || compare(exact, 1000) > 0) {
    const isTooTall = compare(meters, 3) > 0;
    const isTooHeavy = compare(kilograms, 700) > 0;
    const isHeightWrong = isTooLow ? isTooTall : !isTooHeavy;
    const name = isHeightWrong ? heightField(inFeet, inches) : 'weight';
    throw invalidField(name, (isMetric ? metricExamples : examples)[name], values[name]);
  }
  const bmi = toNumber(exact);
  return { bmi, category: categoryOf(bmi) };
}

/** Returns the field to blame for a height: in feet and inches, inches only if they are ten feet or more. */
function heightField(inFeet: boolean, inches: number): keyof typeof examples {
  if (!inFeet) return 'height';
  return inches < 120 ? 'feet' : 'inches';
}

function categoryOf(bmi: number): BmiResult['category'] {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal weight';
  return bmi < 30 ? 'Overweight' : 'Obese';
}
