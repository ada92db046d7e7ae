import { expect, test } from 'vitest';
import { presets } from '../../../../../demo/tools/random-number-generator/page.tsx';
import { teamsOf } from '../../../../../demo/tools/randomizer/answer.tsx';
import { itemsOf } from '../../../../../demo/tools/randomizer/page.tsx';
import { firstNumbers } from '../../../../../demo/tools/shared/first-numbers.ts';
import { type Draws, withDraw } from '../../../../../demo/tools/shared/past-draws.tsx';
import { initialInputs, requestOf } from '../../../../../src/form/inputs.ts';
import { fieldsFor, post } from '../../page.ts';

const nothing: Draws = { settings: '', drawn: [] };

test('draws with the same settings are numbered, newest first, and the last twenty are kept', () => {
  let draws = nothing;
  for (let number = 1; number <= 30; number += 1) draws = withDraw(draws, 'd6', String(number));
  expect(draws.drawn).toHaveLength(20);
  expect(draws.drawn[0]).toEqual({ number: 30, text: '30' });
  const others = withDraw(draws, 'd8', '7');
  expect(others).toEqual({ settings: 'd8', drawn: [{ number: 1, text: '7' }] });
});

test.each([
  ['abcde', 2, ['ace', 'bd']],
  ['ab', 3, ['a', 'b']],
  ['', 2, []],
])('deals %j to %d teams', (items, count, teams) => {
  expect(teamsOf([...items], count).map((team) => team.join(''))).toEqual(teams);
});

test.each([
  ['a\nb, c', 'newline', ['a', 'b, c']],
  ['a,b', 'comma', ['a', 'b']],
  ['"a, b",c', 'comma', ['"a, b"', 'c']],
  ['', 'comma', []],
] as const)('reads the items of %j', (result, separator, items) => {
  expect(itemsOf(result, separator)).toEqual(items);
});

test.each(presets)('the API accepts the preset $name', async ({ inputs }) => {
  const fields = fieldsFor('random-number-generator');
  const request = requestOf(fields, { ...initialInputs(fields), ...inputs });
  expect((await post('random-number-generator', request)).ok).toBe(true);
});

test.each([
  [[1000, 2], 2, '1,000 2'],
  [[1000, 2, 3], 2, '1,000 2 …'],
  [[], 2, ''],
])('lists %j, at most %d numbers: %s', (numbers, most, text) => {
  expect(firstNumbers(numbers, most, ' ')).toBe(text);
});
