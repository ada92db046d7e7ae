import { type BmrRequest, calculateBmr, ToolError } from 'toolworker';

export const formulas = [
  { id: 'mifflin', name: 'Mifflin–St Jeor' },
  { id: 'harris', name: 'Harris–Benedict' },
] as const;

/** The rate by an equation; `undefined` if that gives nothing above 0. */
export function rateBy(
  formula: (typeof formulas)[number]['id'],
  request: BmrRequest,
): number | undefined {
  try {
    return calculateBmr({ ...request, formula }).bmr;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
