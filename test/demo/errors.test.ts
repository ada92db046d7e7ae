import { expect, test } from 'vitest';
import { splitErrors } from '../../demo/errors.ts';
import { post } from './page.ts';

test('each error stands with its field', async () => {
  const { error } = await post('bmr-calculator', { gender: 'male', age: -1 });
  expect(splitErrors(error, ['gender', 'age', 'weight', 'height'])).toEqual({
    ofFields: {
      age: 'expected a number greater than 0',
      weight: 'expected a number greater than 0',
      height: 'expected a number greater than 0',
    },
    others: '',
  });
});

test('an error of an item belongs to its list', () => {
  const error = 'numbers.2: expected a number; sample: expected true or false';
  expect(splitErrors(error, ['numbers', 'sample']).ofFields).toEqual({
    numbers: 'expected a number',
    sample: 'expected true or false',
  });
});

test('what belongs to no field is kept', () => {
  expect(splitErrors('Internal error', ['x'])).toEqual({ ofFields: {}, others: 'Internal error' });
});
