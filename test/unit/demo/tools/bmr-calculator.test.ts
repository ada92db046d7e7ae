import { calculateBmr } from 'toolworker';
import { expect, test } from 'vitest';
import { activityLevels, dailyEnergy } from '../../../../demo/tools/bmr-calculator/activity.ts';
import { rateBy } from '../../../../demo/tools/bmr-calculator/answer.tsx';
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

test('gives no energy without a rate', () => {
  expect(dailyEnergy(undefined, 1.2)).toBeUndefined();
});

test('has the rate by either equation, if it is above 0', () => {
  const request = { gender: 'male', age: 30, weight: 70, height: 175 } as const;
  expect(rateBy('mifflin', request)).toBe(1648.75);
  // 88.362 + 13.397 · 70 + 4.799 · 175 − 5.677 · 30
  expect(rateBy('harris', { ...request, formula: 'mifflin' })).toBe(1695.667);
  // 100 + 312.5 − 400 + 5 = 17.5, and 100 + 312.5 − 400 − 161
  const tiny = { age: 80, weight: 10, height: 50 };
  expect(rateBy('mifflin', { ...tiny, gender: 'male' })).toBe(17.5);
  expect(rateBy('mifflin', { ...tiny, gender: 'female' })).toBeUndefined();
});

test('shows the energy of a day at the chosen level of activity', () => {
  const request = { gender: 'male', age: 30, weight: 70, height: 175 } as const;
  const shown = { request, result: calculateBmr(request) };
  expect(page.wording(shown, { activity: 'light' }).energy?.copied).toBe('2267');
  expect(page.wording(shown, { activity: '' })).toEqual({});
});
