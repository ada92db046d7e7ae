import { t } from '../../../../src/form/language/language.ts';
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

/** Returns the axis of a time with its places: in years, or in months if these are few. */
export function timeAxis(months: readonly number[]) {
  const isShort = (months.at(-1) ?? 0) <= 24;
  return isShort
    ? { axis: t('Months'), places: months }
    : { axis: t('Years'), places: months.map((month) => month / 12) };
}

/**
 * Returns round numbers within two limits, with at least `fewest` steps between these unless steps
 * would be less than `least`.
 */
export function ticksBetween(
  from: number,
  to: number,
  fewest: number,
  least = 0,
): readonly number[] {
  const step = Math.max(least, roundStep((to - from) / fewest));
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

/** How far along a line its name may be, the usual place first. */
const shares = [0.6, 0.85, 0.35];

/** The shares of the chart that a name takes. */
const [nameWidth, nameHeight] = [0.4, 0.13];

/**
 * Returns where each line has its name: above the highest, and below others if there is room. Of
 * the places where names stay in the chart and apart, they have those that cross lines least.
 */
export function namePlaces(lines: readonly LineValues[], top: number): readonly NamePlace[] {
  const choices = lines.map((_, index) => placesFor(index, lines, top));
  const all = choices.reduce<readonly (readonly NamePlace[])[]>(
    (begun, places) => begun.flatMap((one) => places.map((place) => [...one, place])),
    [[]],
  );
  const points = lines.flatMap((values) =>
    values.flatMap((value, at) => (value === null ? [] : pointOf(at, values, top))),
  );
  const faults = all.map((places) => {
    const boxes = places.map((place, index) => boxOf(place, lines[index] ?? [], top));
    return 1_000 * (countOutside(boxes) + countMeetings(boxes)) + countCovered(boxes, points);
  });
  return all[faults.indexOf(Math.min(...faults))] ?? [];
}

/** Returns the places for the name of a line, the usual one first. */
function placesFor(index: number, lines: readonly LineValues[], top: number): readonly NamePlace[] {
  const values = lines[index] ?? [];
  const end = values.findLastIndex((value) => value !== null);
  return shares.flatMap((share) => {
    const at = Math.round(share * end);
    const value = values[at] ?? 0;
    const isHighest = lines.every((other) => (other[at] ?? 0) <= value);
    const isFalling = (values[at + 1] ?? 0) < value;
    const sides = isHighest ? [true] : value < nameHeight * top ? [true, false] : [false, true];
    return sides.map((isAbove) => ({ at, isAbove, isBefore: isFalling === isAbove }));
  });
}

/** A point of the chart, in shares of it from its left and its foot; of a name, its lower left. */
interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf(at: number, values: LineValues, top: number): Point {
  return { x: at / Math.max(1, values.length - 1), y: (values[at] ?? 0) / top };
}

function boxOf({ at, isAbove, isBefore }: NamePlace, values: LineValues, top: number): Point {
  const { x, y } = pointOf(at, values, top);
  return { x: isBefore ? x : x - nameWidth, y: isAbove ? y : y - nameHeight };
}

function countOutside(boxes: readonly Point[]): number {
  return boxes.filter(({ x }) => x < 0 || x + nameWidth > 1).length;
}

function countMeetings(boxes: readonly Point[]): number {
  const meetings = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => Math.abs(one.x - other.x) < nameWidth && Math.abs(one.y - other.y) < nameHeight,
      ),
  );
  return meetings.length;
}

function countCovered(boxes: readonly Point[], points: readonly Point[]): number {
  const isWithin = (offset: number, size: number) => offset > 0 && offset < size;
  const covered = boxes.flatMap((box) =>
    points.filter(({ x, y }) => isWithin(x - box.x, nameWidth) && isWithin(y - box.y, nameHeight)),
  );
  return covered.length;
}
