import type { BmiCalculatorResult } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Band } from '../shared/pictures/scale.tsx';

interface Category extends Band {
  readonly name: BmiCalculatorResult['category'];
}

const categories: readonly Omit<Category, 'from'>[] = [
  { name: message('Underweight'), tone: 'blue' },
  { name: message('Normal weight'), tone: 'teal' },
  { name: message('Overweight'), tone: 'amber' },
  { name: message('Obese'), tone: 'red' },
];

/** Returns the categories with the tool's limits. The first starts where the drawing begins. */
export function categoriesOf({ response }: Pick<ToolPage, 'response'>): readonly Category[] {
  const limits = response.properties.bmi?.limits ?? [];
  return categories.map((category, index) => ({ ...category, from: limits[index - 1] ?? 12 }));
}

/** Formats a BMI with one decimal, or with more if it would otherwise be in another category. */
export function formatBmi(bmi: number, { response }: Pick<ToolPage, 'response'>): string {
  return formatFigure(bmi, response.properties.bmi ?? {}, undefined);
}
