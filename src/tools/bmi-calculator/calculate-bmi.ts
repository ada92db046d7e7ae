import { parse } from '../../fields/index.ts';
import { add, divide, multiply, toNumber } from '../../shared/rational.ts';
import { type BmiRequest, fields, relations } from './request.ts';

export type { BmiRequest };

export interface BmiResult {
  /** Body mass index. */
  readonly bmi: number;
  /** Below 18.5, below 25, below 30, or above. */
  readonly category: 'Underweight' | 'Normal weight' | 'Overweight' | 'Obese';
}

/**
 * Body mass index, weight / height² in kg/m² (Quetelet; adult categories of the World Health
 * Organization: below 18.5, below 25, below 30, and above).
 *
 * Metric takes centimetres and kilograms. Imperial takes inches and pounds (1 in = 2.54 cm,
 * 1 lb = 0.45359237 kg); with `feet`, the height is 12 · feet + inches. Height and weight are greater
 * than 0, feet and inches at least 0. Throws a `ToolError` for any other request.
 *
 * @example
 * calculateBmi({ unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 */
export function calculateBmi(request: BmiRequest): BmiResult {
  const { unit, height, weight, feet, inches } = parse(request, fields, relations);
  const inFeet = unit === 'imperial' && feet !== undefined;
  const length = inFeet ? add(multiply(12, feet), inches) : (height ?? Number.NaN);
  const metres = multiply(length, unit === 'metric' ? 0.01 : 0.0254);
  const kilograms = multiply(weight, unit === 'metric' ? 1 : 0.45359237);
  const bmi = toNumber(divide(kilograms, multiply(metres, metres)));
  return { bmi, category: categoryOf(bmi) };
}

function categoryOf(bmi: number): BmiResult['category'] {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal weight';
  return bmi < 30 ? 'Overweight' : 'Obese';
}
