import { type BmrCalculatorRequest, calculateBmr } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import { inRange } from '../shared/in-range.ts';

export const formulas = [
  { id: 'mifflin', name: message('Mifflin–St Jeor') },
  { id: 'harris', name: message('Harris–Benedict') },
] as const;

/** Returns the rate by an equation, or `undefined` if the equation gives no rate above 0. */
export function rateBy(
  formula: (typeof formulas)[number]['id'],
  request: BmrCalculatorRequest,
): number | undefined {
  return inRange(() => calculateBmr({ ...request, formula }).bmr);
}
