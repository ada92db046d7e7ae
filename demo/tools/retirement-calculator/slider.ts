import { roundStep } from '../shared/numbers/round-step.ts';
import { withoutBinaryNoise } from '../shared/numbers/without-binary-noise.ts';

/** The range of a slider. */
export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the range of changes that make an amount 0 to about twice as much, in round steps. */
export function stepsAround(amount: number): Steps {
  const scale = amount >= 0.01 ? amount : 500;
  const step = roundStep(scale / 20);
  const below = Math.floor(amount / step) * step;
  return { step, min: -below, max: Math.max(below, 20 * step) };
}

/** Adds a change to a figure. */
export function moved(figure: number, by: number): number {
  return withoutBinaryNoise(figure + by);
}
