import type { BodyFatCalculatorRequest, BodyFatCalculatorResult } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { limits } from '../../../src/tools/body-fat-calculator/limits.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Band } from '../shared/pictures/scale.tsx';

interface Category extends Band {
  readonly name: BodyFatCalculatorResult['category'];
}

/** Formats an estimate of body fat, without its percent sign. */
export function formatBodyFat(percent: number, { response }: Pick<ToolPage, 'response'>): string {
  return formatFigure(percent, response.properties.bodyFatPercent ?? {}, undefined);
}

/** Returns the categories of the American Council on Exercise, in percent of body fat. */
export function categoriesFor(gender: BodyFatCalculatorRequest['gender']): readonly Category[] {
  const [athletes, fitness, average, obese] = limits[gender];
  return [
    { name: message('Essential fat'), from: 0, tone: 'blue' },
    { name: message('Athletes'), from: athletes, tone: 'teal' },
    { name: message('Fitness'), from: fitness, tone: 'green' },
    { name: message('Average'), from: average, tone: 'amber' },
    { name: message('Obese'), from: obese, tone: 'red' },
  ];
}
