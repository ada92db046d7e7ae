import { expect, test } from 'vitest';
import { search } from '../../demo/catalogue.ts';
import { catalogue } from '../../demo/describe.ts';

test.each([
  ['bmi', 'bmi-calculator'],
  ['mortgage', 'loan-payoff-calculator'],
  ['rot13', 'caesar-cipher'],
  ['HEX color', 'color-converter'],
  ['average', 'standard-deviation-calculator'],
  ['pension sav', 'retirement-calculator'],
  ['dédupe', 'remove-duplicate-lines'],
])('%s finds %s first', (query, slug) => {
  expect(search(catalogue, query)[0]?.slug).toBe(slug);
});

test('every tool is found first by its name', () => {
  for (const { name, slug } of catalogue) expect(search(catalogue, name)[0]?.slug).toBe(slug);
});

test('nothing is lost for an empty query, and nothing found for nonsense', () => {
  expect(search(catalogue, ' ')).toEqual(catalogue);
  expect(search(catalogue, 'zzzz')).toEqual([]);
});
