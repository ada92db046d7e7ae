import { expect, test } from 'vitest';
import { durationText } from '../../../src/shared/duration-text.ts';
import { divide } from '../../../src/shared/rational.ts';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [300, '5:00'],
  [3_599.4, '59:59'],
  [3_599.5, '1:00:00'],
  [3_930, '1:05:30'],
  [360_000, '100:00:00'],
  // A third of 1,000 seconds is 5 minutes and 33.3 seconds.
  [divide(1_000, 3), '5:33'],
])('%o seconds are written as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
