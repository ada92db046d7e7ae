import fc from 'fast-check';
import { calculateSlope } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { formsOf } from '../../../demo/tools/slope-calculator/forms.ts';
import { placeIn, ticksOf, viewOf } from '../../../demo/tools/slope-calculator/view.ts';

// Solved by hand.
test.each([
  [
    { x1: 0, y1: 1, x2: 3, y2: 3 },
    {
      slope: '2/3',
      intercept: '1',
      slopeIntercept: 'y = (2/3)x + 1',
      pointSlope: 'y - 1 = (2/3)x',
      standard: '2x - 3y = -3',
    },
  ],
  [
    { x1: -2, y1: -3, x2: 1, y2: -9 },
    {
      slope: '-2',
      intercept: '-7',
      slopeIntercept: 'y = -2x - 7',
      pointSlope: 'y + 3 = -2(x + 2)',
      standard: '2x + y = -7',
    },
  ],
  [
    { x1: 0.5, y1: 0.25, x2: 1.5, y2: 0.5 },
    {
      slope: '1/4',
      intercept: '1/8',
      slopeIntercept: 'y = (1/4)x + 1/8',
      pointSlope: 'y - 0.25 = (1/4)(x - 0.5)',
      standard: '2x - 8y = -1',
    },
  ],
  [
    { x1: 1, y1: 1, x2: 4, y2: 0 },
    {
      slope: '-1/3',
      intercept: '4/3',
      slopeIntercept: 'y = -(1/3)x + 4/3',
      pointSlope: 'y - 1 = -(1/3)(x - 1)',
      standard: 'x + 3y = 4',
    },
  ],
  [
    { x1: 1, y1: 5, x2: 4, y2: 5 },
    {
      slope: '0',
      intercept: '5',
      slopeIntercept: 'y = 5',
      pointSlope: 'y - 5 = 0',
      standard: 'y = 5',
    },
  ],
  [
    { x1: 0, y1: 0, x2: -1, y2: -1 },
    {
      slope: '1',
      intercept: '0',
      slopeIntercept: 'y = x',
      pointSlope: 'y = x',
      standard: 'x - y = 0',
    },
  ],
  [
    { x1: 2.5, y1: 0, x2: 2.5, y2: 1 },
    {
      slope: undefined,
      intercept: undefined,
      slopeIntercept: undefined,
      pointSlope: undefined,
      standard: '2x = 5',
    },
  ],
  [{ x1: 1e300, y1: 0, x2: 0, y2: 1 }, undefined],
  [{ x1: 0.1234567, y1: 0, x2: 0, y2: 1 }, undefined],
])('writes the exact forms of the line through %o', (points, forms) => {
  expect(formsOf(points)).toEqual(forms);
});

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
    const places = [first, second].map((point) => placeIn(view, point));
    expect(places.every(({ x, y }) => span(x) && span(y))).toBe(true);
    const distance = Math.max(
      Math.abs((places[0]?.x ?? 0) - (places[1]?.x ?? 0)),
      Math.abs((places[0]?.y ?? 0) - (places[1]?.y ?? 0)),
    );
    expect(distance).toBeGreaterThan(0.3);
    for (const axis of ['x', 'y'] as const) {
      expect(ticksOf(view, axis).length).toBeLessThanOrEqual(8);
    }
  });

  test('includes the origin if it is near', () => {
    const points = [
      { x: 2, y: 1 },
      { x: 4, y: 3 },
    ];
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
});
