import { roundStep, withoutBinaryNoise } from '../numbers/rounding.ts';

/** The values of a line at the places of its axis; `null` where it has ended. */
export type LineValues = readonly (number | null)[];

const mostPoints = 60;

/** Returns the months at which to draw a line: evenly spaced ones, and the last. */
export function monthsOf(length: number): readonly number[] {
  const step = Math.max(1, Math.ceil(length / mostPoints));
  const steps = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...steps, length];
}

/** Returns round numbers within two limits, with at least `fewest` steps between these. */
export function ticksBetween(from: number, to: number, fewest: number): readonly number[] {
  const step = roundStep((to - from) / fewest);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => withoutBinaryNoise((first + index) * step));
}

/** Where a line has its name. */
interface NamePlace {
  /** The index of the point beside the name. */
  readonly at: number;
  readonly isAbove: boolean;
  /** Whether the name begins at the point and does not end there, so that the line turns away. */
  readonly isBefore: boolean;
}

/** How far along a line its name is. */
const share = 0.6;

/** The share of the chart's height that a name takes. */
const nameHeight = 0.12;

/** Returns where each line has its name: above the highest, and below others if there is room. */
export function namePlaces(lines: readonly LineValues[], top: number): readonly NamePlace[] {
  return lines.map((values) => {
    const end = values.findLastIndex((value) => value !== null);
    const at = Math.round(share * end);
    const value = values[at] ?? 0;
    const isHighest = lines.every((other) => (other[at] ?? 0) <= value);
    const isAbove = isHighest || value < nameHeight * top;
    const isFalling = (values[at + 1] ?? 0) < value;
    return { at, isAbove, isBefore: isFalling === isAbove };
  });
}
