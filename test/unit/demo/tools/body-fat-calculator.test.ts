import { calculateBodyFat } from 'toolworker';
import { expect, test } from 'vitest';
import { categoriesFor, massesOf } from '../../../../demo/tools/body-fat-calculator/answer.tsx';

test.each(['male', 'female'] as const)(
  'the categories of a %s body are those of the API',
  (gender) => {
    const categories = categoriesFor(gender);
    const seen = new Set<string>();
    const wrong: number[] = [];
    for (let waist = 60; waist < 110; waist += 0.01) {
      const request = { gender, height: 175, neck: 36, waist, hip: 90 };
      if (gender === 'male' && waist < 68) continue;
      const { bodyFatPercent, category } = calculateBodyFat(request);
      const expected = categories.findLast(({ from }) => bodyFatPercent >= from);
      if (category !== expected?.name) wrong.push(waist);
      seen.add(category);
    }
    expect(wrong).toEqual([]);
    // The bands of the American Council on Exercise.
    const names = ['Essential fat', 'Athletes', 'Fitness', 'Average', 'Obese'];
    expect([...seen]).toEqual(names);
    expect(categories.map(({ name }) => name)).toEqual(names);
  },
);

test.each([
  ['80', 25, { fat: 20, lean: 60 }],
  ['165.5', 20, { fat: 33.1, lean: 132.4 }],
  ['70', 0, { fat: 0, lean: 70 }],
])('splits a weight of %s at %d %% of fat', (typed, percent, { fat, lean }) => {
  const masses = massesOf(typed, 'kg', percent);
  expect(masses?.fat).toBeCloseTo(fat, 12);
  expect(masses?.lean).toBeCloseTo(lean, 12);
});

test.each(['', ' ', '0', '-70', 'heavy', '1e999'])('"%s" is not a weight', (typed) => {
  expect(massesOf(typed, 'kg', 20)).toBeUndefined();
});
