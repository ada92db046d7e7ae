import type { BmiResult } from 'toolworker';
import { formatFigure } from '../../format-figure.ts';
import { message } from '../../language.ts';
import type { Band } from '../../pictures/scale.tsx';

interface Category extends Band {
  readonly name: BmiResult['category'];
}

/** The categories of the World Health Organization for adults. The first starts where the drawing begins. */
export const categories: readonly Category[] = [
  { name: message('Underweight'), from: 12, tone: 'blue' },
  { name: message('Normal weight'), from: 18.5, tone: 'teal' },
  { name: message('Overweight'), from: 25, tone: 'amber' },
  { name: message('Obese'), from: 30, tone: 'red' },
];

/** The limits between the categories. */
export const bmiLimits = categories.slice(1).map(({ from }) => from);

/** Formats a BMI with one decimal, or with more if it would otherwise be in another category. */
export function formatBmi(bmi: number): string {
  return formatFigure(bmi, { unit: 'kg/m²', limits: bmiLimits }, undefined);
}
