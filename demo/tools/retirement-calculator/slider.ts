import { plainDecimal } from '../plain-decimal.ts';
import { roundStep } from '../round-step.ts';

/** The range of a slider. */
export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** Round changes to an amount, which make it 0 to about twice as much. */
export function stepsAround(amount: number): Steps {
  const scale = amount >= 0.01 ? amount : 500;
  const step = roundStep(scale / 20);
  const below = Math.floor(amount / step) * step;
  return { step, min: -below, max: Math.max(below, 20 * step) };
}

/** A figure with a change added. */
export function moved(figure: number, by: number): number {
  return plainDecimal(figure + by);
}
