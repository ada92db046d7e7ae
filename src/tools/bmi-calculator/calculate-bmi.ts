import { add, divide, type Exact, multiply, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { ToolError } from '../../tool-error.ts';
import { relations, rules } from './rules.ts';

export interface BmiRequest {
  readonly unit: 'metric' | 'imperial';
  readonly height?: number;
  readonly weight: number;
  readonly feet?: number;
  readonly inches?: number;
}

export interface BmiResult {
  readonly bmi: number;
  readonly category: 'Underweight' | 'Normal weight' | 'Overweight' | 'Obese';
}

/**
 * Body mass index, weight / height² in kg/m² (Quetelet; adult categories of the World Health
 * Organization: below 18.5, below 25, below 30, and above).
 *
 * Metric takes centimetres and kilograms. Imperial takes inches and pounds (1 in = 2.54 cm,
 * 1 lb = 0.45359237 kg); with `feet`, the height is 12 · feet + inches and `height` may be left
 * out. Height and weight are greater than 0, feet and inches at least 0. Throws a `ToolError`
 * that names the fields which are not.
 *
 * @example
 * calculateBmi({ unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 */
export function calculateBmi(request: BmiRequest): BmiResult {
  check(request, rules, relations);
  const metres = multiply(heightInUnit(request), request.unit === 'metric' ? 0.01 : 0.0254);
  const kilograms = multiply(request.weight, request.unit === 'metric' ? 1 : 0.45359237);
  const bmi = toNumber(divide(kilograms, multiply(metres, metres)));
  return { bmi, category: categoryOf(bmi) };
}

function heightInUnit({ unit, height, feet, inches = 0 }: BmiRequest): Exact {
  if (unit === 'metric' || feet === undefined) return height ?? Number.NaN;
  if (feet === 0 && inches === 0) {
    throw new ToolError('feet: expected a height greater than 0 together with inches');
  }
  return add(multiply(12, feet), inches);
}

function categoryOf(bmi: number): BmiResult['category'] {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal weight';
  return bmi < 30 ? 'Overweight' : 'Obese';
}
