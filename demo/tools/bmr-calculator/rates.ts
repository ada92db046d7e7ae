import { type BmrRequest, calculateBmr } from 'toolworker';
import { message } from '../../language.ts';
import { inRange } from '../in-range.ts';

export const formulas = [
  { id: 'mifflin', name: message('Mifflin–St Jeor') },
  { id: 'harris', name: message('Harris–Benedict') },
] as const;

/** The rate by an equation; `undefined` if that gives nothing above 0. */
export function rateBy(
  formula: (typeof formulas)[number]['id'],
  request: BmrRequest,
): number | undefined {
  return inRange(() => calculateBmr({ ...request, formula }).bmr);
}
