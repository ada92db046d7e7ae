import { crossFieldRule, type FieldsOf, number, type Parsed } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface SlopeCalculatorRequest {
  /** x-coordinate of the first point. */
  readonly x1: number;
  /** y-coordinate of the first point. */
  readonly y1: number;
  /** x-coordinate of the second point, which differs from the first. */
  readonly x2: number;
  /** y-coordinate of the second point, which differs from the first. */
  readonly y2: number;
}

export const fields = {
  x1: { ...number(), synonyms: 'firstX startX' },
  y1: { ...number(), synonyms: 'firstY startY' },
  x2: { ...number(), synonyms: 'secondX endX' },
  y2: {
    ...number(),
    synonyms: 'secondY endY',
    unsupported: [
      { names: 'angleUnit', expected: 'degrees', harmless: ['degrees', 'deg'] },
      { names: 'form', harmless: ['slope-intercept', 'slopeIntercept'] },
      'z x y standardForm pointSlope perpendicular parallel fraction simplify percent grade log radians',
      rounding,
    ],
  },
} satisfies FieldsOf<SlopeCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['x1', 'y1', 'x2', 'y2'],
    holds: ({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2,
    expected: { x2: ({ x1, y1 }) => `a point other than the first, with x ${x1} and y ${y1}` },
  }),
];
