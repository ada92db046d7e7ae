import { expect, test } from 'vitest';
import { splitErrors } from '../../demo/errors.ts';
import { errorsInWords } from '../../demo/errors-in-words.ts';

const properties = { years: { title: 'Term' }, annualRate: { title: 'Annual rate' }, other: {} };

const worded = (error: string) =>
  errorsInWords(splitErrors(error, Object.keys(properties), {}), properties, (text) =>
    text.toUpperCase(),
  );

test.each([
  ['years: required, a number', 'Term: REQUIRED, A NUMBER'],
  [
    'years: required, a number; annualRate: expected a number, got "x"',
    'Term: REQUIRED, A NUMBER; Annual rate: EXPECTED A NUMBER, GOT "X"',
  ],
  ['years: required.; annualRate: required', 'Term: REQUIRED. Annual rate: REQUIRED'],
  ['other: required, a number', 'other: REQUIRED, A NUMBER'],
  ['Internal error', 'INTERNAL ERROR'],
  ['', ''],
])('%j is worded as %j', (error, expected) => {
  expect(worded(error)).toBe(expected);
});
