import { calculateBodyFat } from 'toolworker';
import { expect, test } from 'vitest';
import { categoriesFor } from '../../../../demo/tools/body-fat-calculator/answer.tsx';
import { page } from '../../../../demo/tools/body-fat-calculator/page.tsx';

const request = { gender: 'male', height: 178, neck: 38, waist: 85 } as const;
const answer = { request, result: calculateBodyFat(request) };

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

// 16.43598% by the formula.
test.each([
  [{ weight: '80' }, '≈\u00a013.1 kg', '≈\u00a066.9 kg'],
  [{ weight: '80', 'weight.unit': 'lb' }, '≈\u00a013.1 lb', '≈\u00a066.9 lb'],
  [{ weight: '165 1/2', 'weight.unit': 'lb' }, '≈\u00a027.2 lb', '≈\u00a0138.3 lb'],
])('splits the weight of %j into fat and lean mass', (inputs, fat, lean) => {
  const { fatMass, leanMass } = page.wording(answer, inputs);
  expect([fatMass?.shown, leanMass?.shown]).toEqual([fat, lean]);
});

test.each(['', ' ', '0', '-70', '?heavy', '1e999'])('splits no weight of "%s"', (weight) => {
  expect(page.wording(answer, { weight })).toEqual({});
});
