import type { BodyFatRequest, BodyFatResult } from 'toolworker';
import { message } from '../../language.ts';
import type { Band } from '../../pictures/scale.tsx';

interface Category extends Band {
  readonly name: BodyFatResult['category'];
}

const limits = { male: [0, 6, 14, 18, 25], female: [0, 14, 21, 25, 32] } as const;

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
