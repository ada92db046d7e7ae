import { interceptFetch, tools } from 'toolworker';
import { afterAll, expect, test } from 'vitest';
import { fetchBmi } from './bmi.js';

const restore = interceptFetch({ tools });
afterAll(restore);

test('computes the BMI', async () => {
  expect(await fetchBmi(180, 81)).toBe(25);
});

test('passes the API’s error on', async () => {
  await expect(fetchBmi(0, 81)).rejects.toThrow('height: expected a number greater than 0, got 0');
});

test('stops when the user leaves', async () => {
  const controller = new AbortController();
  const bmi = fetchBmi(180, 81, controller.signal);
  controller.abort(new Error('The user has left.'));
  await expect(bmi).rejects.toThrow('The user has left.');
});
