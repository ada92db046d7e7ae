import { numberOf } from '../../../src/form/amounts/read-amount.ts';

/** The masses of the parts of a body, in the unit of its weight. */
export interface Masses {
  readonly fat: number;
  /** Everything else: muscles, bones, organs and water. */
  readonly lean: number;
}

/** Splits a weight by the share of fat. Returns `undefined` if the typed text is not a weight. */
export function massesOf(typed: string, unit: string, fatPercent: number): Masses | undefined {
  const weight = numberOf(typed, unit);
  if (!Number.isFinite(weight) || weight <= 0) return undefined;
  const fat = weight * (fatPercent / 100);
  return { fat, lean: weight - fat };
}
