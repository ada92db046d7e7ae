import { corrections, type Family } from '../../src/tools/token-counter/families.ts';
import { featureCount, groupStarts } from '../../src/tools/token-counter/features.ts';
import { type Changes, Estimates, type Goal, type Pieces } from './estimates.ts';

export const zero = 56;
export const weightsPerToken = 12;
const [lowest, highest, quote, backslash] = [0x28, 0x7e, 0x27, 0x5c];

/** Whether a code needs no escape in a string. */
export function isPlain(code: number): boolean {
  return code >= lowest && code <= highest && code !== quote && code !== backslash;
}

/** The data to fit a family on. */
export interface Sample {
  readonly family: Family;
  readonly pieces: Pieces;
  readonly goals: readonly Goal[];
  /** How much its errors count. */
  readonly share: number;
}

/**
 * A family while it is fitted. Its codes, a slope and an offset for each group, change in place.
 */
interface Fitted extends Sample {
  readonly codes: number[];
}

/** The error that each bit of the compressed weights must save, to prevent overfitting. */
const errorPerBit = 1e-4;
const errorPerStep = 2e-5;

const groups = Int32Array.from(
  { length: featureCount },
  (_, feature) => groupStarts.filter((start) => start <= feature).length - 1,
);

const slopeOf = (code: number) => (code - 48) / 24;
const offsetOf = (code: number) => (code - 64) / 32;
const asIs = groupStarts.flatMap(() => [72, 64]);

/**
 * Lowers the mean relative errors by coordinate descent: changes one code at a time, in the weights
 * that all families share and in the corrections of each, as long as the gain is worth it. Returns
 * the corrections.
 */
export function descend(samples: readonly Sample[], weights: number[], rounds: number) {
  const fitted = samples.map((sample): Fitted => ({ ...sample, codes: [...asIs] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of fitted) if (corrections[one.family] !== '') fitCodes(one, weights);
    if (round < rounds) fitWeights(fitted, weights);
  }
  return new Map(fitted.map(({ family, codes }) => [family, codes]));
}

function estimatesOf({ pieces, goals, codes }: Fitted, weights: readonly number[]): Estimates {
  const costs = weights.map((weight, feature) => {
    const group = 2 * (groups[feature] ?? 0);
    const cost = (weight - zero) / weightsPerToken;
    return slopeOf(codes[group] ?? 0) * cost + offsetOf(codes[group + 1] ?? 0);
  });
  return new Estimates(pieces, goals, costs);
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

function fitCodes(fitted: Fitted, weights: readonly number[]): void {
  const { codes, pieces } = fitted;
  const start = [...codes];
  const estimates = estimatesOf(fitted, weights);
  const terms = termsOf(pieces, weights);
  const distance = (index: number, code: number) => Math.abs(code - (start[index] ?? 0));
  for (let sweep = 0, isBetter = true; sweep < 12 && isBetter; sweep += 1) {
    isBetter = false;
    const steps = sweep < 2 ? [8, 4, 2, 1] : [2, 1];
    for (const [group, { pieces, sums, counts }] of terms.entries()) {
      const amounts = new Float64Array(sums.length);
      for (const [slopeStep, offsetStep] of steps.flatMap((step) =>
        directions.map(([slope, offset]) => [step * slope, step * offset] as const),
      )) {
        const slopeIndex = 2 * group;
        const [before = 0, offsetBefore = 0] = codes.slice(slopeIndex, slopeIndex + 2);
        const [after, offsetAfter] = [before + slopeStep, offsetBefore + offsetStep];
        if (!isPlain(after) || !isPlain(offsetAfter)) continue;
        for (let index = 0; index < sums.length; index += 1) {
          amounts[index] =
            ((sums[index] ?? 0) * slopeStep) / 24 + ((counts[index] ?? 0) * offsetStep) / 32;
        }
        const changes = { pieces, amounts, factor: 1 };
        const further =
          distance(slopeIndex, after) -
          distance(slopeIndex, before) +
          distance(slopeIndex + 1, offsetAfter) -
          distance(slopeIndex + 1, offsetBefore);
        if (estimates.errorOf(changes) + errorPerStep * further > -1e-9) continue;
        estimates.make(changes);
        codes.splice(slopeIndex, 2, after, offsetAfter);
        isBetter = true;
      }
    }
  }
}

/**
 * Returns for each group the pieces with features in it, and the total cost and number of these
 * features.
 */
function termsOf({ features }: Pieces, weights: readonly number[]) {
  const terms = groupStarts.map(() => new Map<number, { sum: number; count: number }>());
  for (let piece = 0; piece < features.starts.length - 1; piece += 1) {
    for (let at = features.starts[piece] ?? 0; at < (features.starts[piece + 1] ?? 0); at += 1) {
      const feature = features.numbers[at] ?? 0;
      const times = features.times[at] ?? 0;
      const ofGroup = terms[groups[feature] ?? 0];
      const { sum, count } = ofGroup?.get(piece) ?? { sum: 0, count: 0 };
      const cost = ((weights[feature] ?? zero) - zero) / weightsPerToken;
      ofGroup?.set(piece, { sum: sum + times * cost, count: count + times });
    }
  }
  return terms.map((ofGroup) => ({
    pieces: Int32Array.from(ofGroup.keys()),
    sums: Float64Array.from(ofGroup.values(), ({ sum }) => sum),
    counts: Float64Array.from(ofGroup.values(), ({ count }) => count),
  }));
}

function fitWeights(families: readonly Fitted[], weights: number[]): void {
  const models = families.map((fitted) => ({ fitted, estimates: estimatesOf(fitted, weights) }));
  const bits = bitsOf(weights);
  for (let feature = 0; feature < featureCount; feature += 1) {
    const changesBy = (step: number, { pieces, codes }: Fitted): Changes => {
      const slope = slopeOf(codes[2 * (groups[feature] ?? 0)] ?? 0);
      const { numbers, times, starts } = pieces.withFeature;
      const [start, end] = [starts[feature], starts[feature + 1]];
      return {
        pieces: numbers.subarray(start, end),
        amounts: times.subarray(start, end),
        factor: (slope * step) / weightsPerToken,
      };
    };
    if (families.every((fitted) => changesBy(1, fitted).pieces.length === 0)) continue;
    const code = weights[feature] ?? zero;
    let best = { error: -1e-9, step: 0 };
    for (const step of [1, -1, 2, -2, 4, -4]) {
      if (!isPlain(code + step)) continue;
      let error =
        errorPerBit *
        (bitsAt(weights, feature, code + step, bits) - bitsAt(weights, feature, code, bits));
      for (const { fitted, estimates } of models) {
        error += fitted.share * estimates.errorOf(changesBy(step, fitted));
      }
      if (error < best.error) best = { error, step };
    }
    if (best.step === 0) continue;
    for (const { fitted, estimates } of models) estimates.make(changesBy(best.step, fitted));
    weights[feature] = code + best.step;
  }
}

/** Returns approximately how many bits each code takes, based on its frequency. */
function bitsOf(weights: readonly number[]): readonly number[] {
  const counts = new Array<number>(highest + 1).fill(1);
  for (const code of weights) counts[code] = (counts[code] ?? 0) + 1;
  return counts.map((count) => Math.log2(weights.length / count));
}

/**
 * Returns the bits of a code at a position: fewer next to equal codes, since compression finds
 * repetitions.
 */
function bitsAt(
  weights: readonly number[],
  feature: number,
  code: number,
  bits: readonly number[],
): number {
  const alike = [weights[feature - 1], weights[feature + 1]].filter((other) => other === code);
  return (bits[code] ?? 0) * (1 - 0.6 * alike.length);
}
