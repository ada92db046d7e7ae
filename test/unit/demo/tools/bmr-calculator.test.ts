import { calculateBmr } from 'toolworker';
import { expect, test } from 'vitest';
import {
  activityLevels,
  dailyEnergy,
  goalsIn,
  mostActive,
} from '../../../../demo/tools/bmr-calculator/activity.ts';
import { page } from '../../../../demo/tools/bmr-calculator/page.tsx';

test('gives the energy of a day at each level of activity', () => {
  const { bmr } = calculateBmr({ gender: 'male', age: 30, weight: 70, height: 175 });
  expect(bmr).toBe(1648.75);
  // 1648.75 · 1.2 = 1978.5, · 1.375 = 2267.03125, · 1.55 = 2555.5625, · 1.725 = 2844.09375, · 1.9 =
  // 3132.625
  expect(activityLevels.map(({ factor }) => dailyEnergy(bmr, factor))).toEqual([
    1979, 2267, 2556, 2844, 3133,
  ]);
});

// 3,500 kcal a pound: 500 kcal a day for a pound in 7 days; 1 lb = 0.45359237 kg.
test.each([
  ['lb', [1, 0.5, 0.5], [-500, -250, 250]],
  ['kg', [0.5, 0.25, 0.25], [-551.156, -275.578, 275.578]],
] as const)(
  'gives the kcal a day for losing and gaining weight in %s',
  (unit, weights, energies) => {
    const goals = goalsIn(unit);
    expect(goals.map(({ weight }) => weight)).toEqual(weights);
    for (const [index, { kcal }] of goals.entries())
      expect(kcal).toBeCloseTo(energies[index] ?? 0, 3);
  },
);

test('has the factor of the most active level', () => {
  expect(Math.max(...activityLevels.map(({ factor }) => factor))).toBe(mostActive);
});

test('shows the energy of a day at the chosen level of activity', () => {
  const request = { gender: 'male', age: 30, weight: 70, height: 175 } as const;
  const shown = { request, result: calculateBmr(request) };
  expect(page.wording(shown, { activity: 'light' }).energy?.shown).toBe('≈ 2,267 kcal');
  expect(page.wording(shown, { activity: '' })).toEqual({});
});
