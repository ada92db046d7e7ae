import type { BodyFatRequest, BodyFatResult } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import type { Band } from '../shared/pictures/scale.tsx';
import { bodyFatLimits, limits } from './limits.ts';

interface Category extends Band {
  readonly name: BodyFatResult['category'];
}

/** Formats an estimate of body fat, without its percent sign. */
export function formatBodyFat(percent: number): string {
  return formatFigure(percent, { unit: '%', isEstimate: true, limits: bodyFatLimits }, undefined);
}

/** Returns the categories of the American Council on Exercise, in percent of body fat. */
export function categoriesFor(gender: BodyFatRequest['gender']): readonly Category[] {
  const [essential, athletes, fitness, average, obese] = limits[gender];
  return [
    { name: message('Essential fat'), from: essential, tone: 'blue' },
    { name: message('Athletes'), from: athletes, tone: 'teal' },
    { name: message('Fitness'), from: fitness, tone: 'green' },
    { name: message('Average'), from: average, tone: 'amber' },
    { name: message('Obese'), from: obese, tone: 'red' },
  ];
}
