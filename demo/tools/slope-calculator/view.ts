import { roundStep, withoutBinaryNoise } from '../shared/numbers/rounding.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square of the plane that is drawn. Its lengths are halved to avoid overflow. */
export interface View {
  readonly halfMiddle: Point;
  readonly halfReach: number;
}

/** The largest factor by which the view may grow to show an axis or where the line meets it. */
const mostStretch = 3;
const margin = 1.3;

/** Returns a view of the points, and of the other ones that are not too far away. */
export function viewOf(points: readonly Point[], others: readonly Point[]): View {
  const own = around(points);
  return others.reduce<{ readonly shown: readonly Point[]; readonly view: View }>(
    (former, other) => {
      const shown = [...former.shown, other];
      const view = around(shown);
      return view.halfReach <= own.halfReach * mostStretch ? { shown, view } : former;
    },
    { shown: points, view: own },
  ).view;
}

function around(points: readonly Point[]): View {
  const [xs, ys] = [points.map(({ x }) => x / 2), points.map(({ y }) => y / 2)];
  const [left, right, bottom, top] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    halfMiddle: { x: left / 2 + right / 2, y: bottom / 2 + top / 2 },
    halfReach: (Math.max(right - left, top - bottom) / 2) * margin,
  };
}

/**
 * Returns the place of a point in the view, from -1 at the left or bottom to 1 at the right or top.
 */
export function placeIn({ halfMiddle, halfReach }: View, { x, y }: Point): Point {
  return { x: (x / 2 - halfMiddle.x) / halfReach, y: (y / 2 - halfMiddle.y) / halfReach };
}

/** Returns the point at a place in the view, with about as many digits as can be seen. */
export function pointAt({ halfMiddle, halfReach }: View, { x, y }: Point): Point {
  const step = roundStep(halfReach / 10);
  const rounded = (value: number) => withoutBinaryNoise(Math.round((2 * value) / step) * step);
  return { x: rounded(halfMiddle.x + x * halfReach), y: rounded(halfMiddle.y + y * halfReach) };
}

/** Returns about three to seven round numbers on one axis of the view. */
export function ticksOf({ halfMiddle, halfReach }: View, axis: 'x' | 'y'): readonly number[] {
  const reach = halfReach * 2;
  const middle = halfMiddle[axis] * 2;
  const step = roundStep(reach / 1.5);
  // Beyond these limits, neighboring numbers look the same, or are too large.
  if (!Number.isFinite(middle + reach) || step === 0 || Math.abs(middle) / step > 1e6) return [];
  const first = Math.ceil((middle - reach) / step);
  const last = Math.floor((middle + reach) / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    // Dividing by a whole number causes fewer rounding errors than multiplying by 0.1.
    step < 1 ? (first + index) / Math.round(1 / step) : (first + index) * step,
  );
}
