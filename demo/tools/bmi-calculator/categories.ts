import type { BmiCalculatorResult } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { limits } from '../../../src/tools/bmi-calculator/limits.ts';
import type { Band } from '../shared/pictures/scale.tsx';

interface Category extends Band {
  readonly name: BmiCalculatorResult['category'];
}

const [normal, overweight, obese] = limits;

/**
 * The categories of the World Health Organization for adults. The first starts where the drawing
 * begins.
 */
export const categories: readonly Category[] = [
  { name: message('Underweight'), from: 12, tone: 'blue' },
  { name: message('Normal weight'), from: normal, tone: 'teal' },
  { name: message('Overweight'), from: overweight, tone: 'amber' },
  { name: message('Obese'), from: obese, tone: 'red' },
];

/** Formats a BMI with one decimal, or with more if it would otherwise be in another category. */
export function formatBmi(bmi: number): string {
  return formatFigure(bmi, { 'x-unit': 'kg/m²', limits }, undefined);
}
