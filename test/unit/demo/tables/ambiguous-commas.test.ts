import fc from 'fast-check';
import { calculateStandardDeviation } from 'toolworker';
import { expect, test } from 'vitest';
import { hasAmbiguousCommas } from '../../../../demo/tables/ambiguous-commas.ts';

function isRefusedForCommas(numbers: string): boolean {
  try {
    calculateStandardDeviation({ numbers });
    return false;
  } catch (error) {
    return String(error).includes('ambiguous commas');
  }
}

test.each([
  ['1, 2, 3', false],
  ['1,2,3', false],
  ['1.5; 2,5', true],
  ['1,5 2,5', true],
  ['1,234 5', true],
  ['1, 2,3', true],
  ['1 2 3', false],
  [', 1;', false],
])('%j has ambiguous commas: %s', (list, isAmbiguous) => {
  expect(hasAmbiguousCommas(list)).toBe(isAmbiguous);
});

test('commas are ambiguous in the lists that the API refuses for them', () => {
  const separator = fc.constantFrom(',', ', ', ' ,', ' ', ';', '; ', ',;', '\n', '\u00a0', ',,');
  const list = fc
    .array(fc.tuple(fc.nat({ max: 2_000 }), separator), { minLength: 1, maxLength: 6 })
    .map((items) => items.flat().join(''));
  fc.assert(
    fc.property(list, (numbers) => {
      expect(hasAmbiguousCommas(numbers)).toBe(isRefusedForCommas(numbers));
    }),
    { numRuns: 2_000 },
  );
});
