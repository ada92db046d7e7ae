import type { BodyFatCalculatorRequest, BodyFatCalculatorResult } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Band } from '../shared/pictures/scale.tsx';

interface Category extends Band {
  readonly name: BodyFatCalculatorResult['category'];
}

/** Formats an estimate of body fat, without its percent sign. */
export function formatBodyFat(percent: number, { response }: Pick<ToolPage, 'response'>): string {
  return formatFigure(percent, response.properties.bodyFatPercent ?? {}, undefined);
}

/** The lower limits of the categories, in percent of body fat. */
const limits = { male: [0, 6, 14, 18, 25], female: [0, 14, 21, 25, 32] } as const;

/** Returns the categories of the American Council on Exercise, in percent of body fat. */
export function categoriesFor(gender: BodyFatCalculatorRequest['gender']): readonly Category[] {
  const [essential, athletes, fitness, average, obese] = limits[gender];
  return [
    { name: message('Essential fat'), from: essential, tone: 'blue' },
    { name: message('Athletes'), from: athletes, tone: 'teal' },
    { name: message('Fitness'), from: fitness, tone: 'green' },
    { name: message('Average'), from: average, tone: 'amber' },
    { name: message('Obese'), from: obese, tone: 'red' },
  ];
}
