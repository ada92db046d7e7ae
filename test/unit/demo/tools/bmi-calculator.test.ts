import { type BmiCalculatorRequest, calculateBmi } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { page } from '../../../../demo/tools/bmi-calculator/page.tsx';
import { categories, normalWeight } from '../../../../demo/tools/bmi-calculator/weights.ts';

const answerTo = (request: BmiCalculatorRequest) => ({ request, result: calculateBmi(request) });

// BMI · (height in m)², with 1 in = 0.0254 m and 1 lb = 0.45359237 kg. The last one is also in the
// table of the US National Heart, Lung, and Blood Institute: 110 lb for 19, 145 lb for 25.
test.each<[request: BmiCalculatorRequest, lowest: number, limit: number]>([
  [{ unit: 'metric', height: 180, weight: 81 }, 18.5 * 1.8 ** 2, 25 * 1.8 ** 2],
  [{ unit: 'metric', height: 150, weight: 40 }, 41.625, 56.25],
  [{ unit: 'imperial', height: 70, weight: 180 }, 128.933, 174.236],
  [{ unit: 'imperial', feet: 5, inches: 4, weight: 300 }, 107.778, 145.646],
])('%j: a normal weight is from %d to %d', (request, lowest, limit) => {
  const normal = normalWeight(answerTo(request));
  expect(normal.lowest).toBeCloseTo(lowest, 2);
  expect(normal.limit).toBeCloseTo(limit, 2);
});

describe('the distance to the normal weights from 74 to 100 kg at 2 m', () => {
  test.each([
    [70, 4],
    [74, 0],
    [99, 0],
    [100, 0],
    [101.5, 1.5],
  ])('%d kg: %d', (weight, distance) => {
    const answer = answerTo({ unit: 'metric', height: 200, weight });
    expect(normalWeight(answer).distance).toBeCloseTo(distance, 12);
  });
});

test('no normal weight is said of young people, and no distance that would be 0', () => {
  const answer = answerTo({ unit: 'metric', height: 180, weight: 81.01 });
  expect(page.wording(answer, { isYoung: 'true' })).toEqual({ category: undefined });
  expect(page.wording(answer, {})).toEqual({
    lowest: { shown: '59.9 kg' },
    limit: { shown: '81 kg' },
  });
});

test('the categories are those of the API', () => {
  for (const { name, from } of categories) {
    expect(calculateBmi({ unit: 'metric', height: 100, weight: from }).category).toBe(name);
    const below = calculateBmi({ unit: 'metric', height: 100, weight: from - 0.001 });
    expect(below.category).not.toBe(name);
  }
});
