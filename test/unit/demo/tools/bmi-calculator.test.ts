import { type BmiCalculatorRequest, calculateBmi } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  categoriesOf,
  distanceTo,
  weightRanges,
} from '../../../../demo/tools/bmi-calculator/answer.tsx';
import { pageFor } from '../page.ts';

const categories = categoriesOf(pageFor('bmi-calculator'));
const rangesFor = (request: BmiCalculatorRequest) =>
  weightRanges({ request, result: calculateBmi(request) }, categories);

// BMI · (height in m)², with 1 in = 0.0254 m and 1 lb = 0.45359237 kg. The last one is also in the
// table of the US National Heart, Lung, and Blood Institute: 110 lb for 19, 145 lb for 25.
test.each<[request: BmiCalculatorRequest, from: number, to: number]>([
  [{ unit: 'metric', height: 180, weight: 81 }, 18.5 * 1.8 ** 2, 25 * 1.8 ** 2],
  [{ unit: 'metric', height: 150, weight: 40 }, 41.625, 56.25],
  [{ unit: 'imperial', height: 70, weight: 180 }, 128.933, 174.236],
  [{ unit: 'imperial', feet: 5, inches: 4, weight: 300 }, 107.778, 145.646],
])('%j: a normal weight is from %d to %d', (request, from, to) => {
  const normal = rangesFor(request).find(({ name }) => name === 'Normal weight');
  expect(normal?.from?.weight).toBeCloseTo(from, 2);
  expect(normal?.to?.weight).toBeCloseTo(to, 2);
});

test('each category ends where the next begins; the first and the last have one limit', () => {
  const ranges = rangesFor({ unit: 'metric', height: 200, weight: 80 });
  expect(ranges.map(({ from, to }) => [from?.weight, to?.weight])).toEqual([
    [undefined, 74],
    [74, 100],
    [100, 120],
    [120, undefined],
  ]);
});

describe('the distance to a range', () => {
  const [under, normal, , obese] = rangesFor({ unit: 'metric', height: 200, weight: 80 });
  test.each([
    [normal, 70, -4],
    [normal, 74, 0],
    [normal, 99, 0],
    [normal, 100, 0],
    [normal, 101.5, 1.5],
    [under, 1, 0],
    [obese, 119, -1],
    [obese, 500, 0],
  ])('$name, %d kg: %d', (range, weight, distance) => {
    if (!range) throw new Error('The range is missing.');
    expect(distanceTo(range, weight)).toBeCloseTo(distance, 12);
  });
});

test('the categories are those of the API', () => {
  for (const [index, { name, from }] of categories.entries()) {
    if (index === 0) continue;
    expect(calculateBmi({ unit: 'metric', height: 100, weight: from }).category).toBe(name);
    const below = calculateBmi({ unit: 'metric', height: 100, weight: from - 0.001 });
    expect(below.category).toBe(categories[index - 1]?.name);
  }
});
