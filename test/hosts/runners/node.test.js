import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { interceptFetch, tools } from 'toolworker';
import { fetchBmi } from './bmi.js';

const restore = interceptFetch({ tools });
after(restore);

test('computes the BMI', async () => {
  assert.equal(await fetchBmi(180, 81), 25);
});

test('passes the API’s error on', async () => {
  await assert.rejects(fetchBmi(0, 81), {
    message: 'height: expected a number greater than 0, got 0',
  });
});

test('stops when the user leaves', async () => {
  const controller = new AbortController();
  const bmi = fetchBmi(180, 81, controller.signal);
  controller.abort(new Error('The user has left.'));
  await assert.rejects(bmi, { message: 'The user has left.' });
});
