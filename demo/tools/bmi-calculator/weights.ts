import { message } from '../../../src/form/language/language.ts';
import { limits } from '../../../src/tools/bmi-calculator/limits.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

type Answer = ToolAnswer<'bmi-calculator'>;

const [normal, overweight, obese] = limits;

/** The categories of the World Health Organization above the first one, with their lower limits. */
export const categories = [
  { name: message('Normal weight'), from: normal },
  { name: message('Overweight'), from: overweight },
  { name: message('Obese'), from: obese },
] as const;

/**
 * Returns the weight that has a BMI at the height of the request, in its unit: at the same height,
 * weights are proportional to the BMI.
 */
export function weightAt(bmi: number, { request, result }: Answer): number {
  return (request.weight * bmi) / result.bmi;
}

export interface NormalWeight {
  readonly lowest: number;
  /** Where overweight begins. */
  readonly limit: number;
  /** How far it is from the weight of the request; 0 within it. */
  readonly distance: number;
}

/** Returns the normal weights at the height of the request. */
export function normalWeight(answer: Answer): NormalWeight {
  const { weight } = answer.request;
  const [lowest, limit] = [weightAt(normal, answer), weightAt(overweight, answer)];
  return { lowest, limit, distance: Math.max(lowest - weight, weight - limit, 0) };
}
