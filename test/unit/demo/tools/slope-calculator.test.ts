import fc from 'fast-check';
import { calculateSlope } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { formsOf } from '../../../../demo/tools/slope-calculator/forms.ts';
import { placeIn, pointAt, ticksOf, viewOf } from '../../../../demo/tools/slope-calculator/view.ts';

// Solved by hand.
test.each([
  [[0, 1, 3, 3], '2/3 | 1 | y = (2/3)x + 1 | y - 1 = (2/3)x | 2x - 3y = -3'],
  [[-2, -3, 1, -9], '-2 | -7 | y = -2x - 7 | y + 3 = -2(x + 2) | 2x + y = -7'],
  [
    [0.5, 0.25, 1.5, 0.5],
    '1/4 | 1/8 | y = (1/4)x + 1/8 | y - 0.25 = (1/4)(x - 0.5) | 2x - 8y = -1',
  ],
  [[1, 1, 4, 0], '-1/3 | 4/3 | y = -(1/3)x + 4/3 | y - 1 = -(1/3)(x - 1) | x + 3y = 4'],
  [[1, 5, 4, 5], '0 | 5 | y = 5 | y - 5 = 0 | y = 5'],
  [[0, 0, -1, -1], '1 | 0 | y = x | y = x | x - y = 0'],
  [[2.5, 0, 2.5, 1], ' |  |  |  | 2x = 5'],
  [[1e300, 0, 0, 1], undefined],
  [[0.1234567, 0, 0, 1], undefined],
])(
  'the exact forms of the line through %j are %s',
  ([x1 = 0, y1 = 0, x2 = 0, y2 = 0], expected) => {
    const forms = formsOf({ x1, y1, x2, y2 });
    const { slope, intercept, slopeIntercept, pointSlope, standard } = forms ?? {};
    const written = [slope, intercept, slopeIntercept, pointSlope, standard];
    expect(forms && written.join(' | ')).toBe(expected);
  },
);

const quotientOf = (fraction = '') => {
  const [numerator = Number.NaN, denominator = 1] = fraction.split('/').map(Number);
  return numerator / denominator + 0;
};

test('the fractions equal the slope and the intercept of the API', () => {
  const coordinate = fc.integer({ min: -9_999, max: 9_999 }).map((value) => value / 100);
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x1, y1, x2, y2) => {
      fc.pre(x1 !== x2);
      const request = { x1, y1, x2, y2 };
      const { slope, slopeIntercept } = formsOf(request) ?? {};
      const [, sign, constant] =
        /^y = (?:.*x ?)?([+-]?) ?([\d/]*)$/.exec(slopeIntercept ?? '') ?? [];
      const line = calculateSlope(request);
      expect(quotientOf(slope)).toBe(line.slope);
      expect(quotientOf(`${sign}${constant || 0}`)).toBe(line.intercept);
    }),
  );
});

const span = (value: number) => Math.abs(value) <= 1;

describe('the view', () => {
  test.each([
    ['of usual points', { x: 0, y: 1 }, { x: 3, y: 3 }],
    ['of huge points', { x: -1.7e308, y: -1.7e308 }, { x: 1.7e308, y: 1.7e308 }],
    ['of a vertical line', { x: 3, y: -5 }, { x: 3, y: 1e9 }],
    ['of tiny distances', { x: 1e9, y: 1e-9 }, { x: 1e9 + 1e-6, y: 0 }],
    ['of the smallest numbers', { x: 0, y: 0 }, { x: 1e-300, y: 1e-300 }],
  ])('%s has both points and few marks', (_, first, second) => {
    const view = viewOf([first, second], [{ x: 0, y: 0 }]);
    const [one, other] = [placeIn(view, first), placeIn(view, second)];
    expect([one.x, one.y, other.x, other.y].every(span)).toBe(true);
    expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(0.3);
    expect(ticksOf(view, 'x').length).toBeLessThanOrEqual(8);
    expect(ticksOf(view, 'y').length).toBeLessThanOrEqual(8);
  });

  test('includes the origin if it is near', () => {
    const points = [1, 3].map((y) => ({ x: y + 1, y }));
    const { x, y } = placeIn(viewOf(points, [{ x: 0, y: 0 }]), { x: 0, y: 0 });
    expect(span(x) && span(y)).toBe(true);
    expect(placeIn(viewOf(points, [{ x: -90, y: 0 }]), { x: -90, y: 0 }).x).toBeLessThan(-1);
  });

  test.each([
    [{ x: 0, y: 0 }, { x: 3, y: 3 }, [0, 1, 2, 3]],
    [{ x: 0, y: 0 }, { x: 0.3, y: 0 }, [0, 0.1, 0.2, 0.3]],
    [{ x: -50, y: 0 }, { x: 50, y: 9 }, [-60, -40, -20, 0, 20, 40, 60]],
  ])('has marks at round numbers', (first, second, marks) => {
    expect(ticksOf(viewOf([first, second], []), 'x')).toEqual(marks);
  });

  // The reach is 1.3 · 1.5 and 1.3 · 150, a twentieth of which is 0.0975 and 9.75.
  test.each([
    [
      { x: 3, y: 3 },
      { x: 2.013, y: 0.98 },
      { x: 2, y: 1 },
    ],
    [
      { x: 300, y: 0 },
      { x: 123.4, y: -61.7 },
      { x: 125, y: -60 },
    ],
  ])('up to %j turns the place of %j into a round point', (end, point, round) => {
    const view = viewOf([{ x: 0, y: 0 }, end], []);
    expect(pointAt(view, placeIn(view, point))).toEqual(round);
  });
});
