import type { BmiResult } from 'toolworker';
import type { Band } from '../../pictures/scale.tsx';

interface Category extends Band {
  readonly name: BmiResult['category'];
}

/** The categories of the World Health Organization for adults, and where the drawing of them begins. */
export const categories: readonly Category[] = [
  { name: 'Underweight', from: 12, tone: 'blue' },
  { name: 'Normal weight', from: 18.5, tone: 'teal' },
  { name: 'Overweight', from: 25, tone: 'amber' },
  { name: 'Obese', from: 30, tone: 'red' },
];
