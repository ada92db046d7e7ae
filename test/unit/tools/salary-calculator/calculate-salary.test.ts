import fc from 'fast-check';
import { calculateSalary } from 'toolworker';
import { expect, test } from 'vitest';

test('returns the doubles nearest to the exact values', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e7 }),
      fc.integer({ min: 1, max: 1680 }),
      fc.integer({ min: 1, max: 530 }),
      (cents, hours, weeks) => {
        const request = {
          hourlyRate: cents / 100,
          hoursPerWeek: hours / 10,
          weeksPerYear: weeks / 10,
        };
        // With integers below 2^53, one division rounds once.
        expect(calculateSalary(request)).toEqual({
          hourlyRate: cents / 100,
          annual: (cents * hours * weeks) / 10_000,
          monthly: (cents * hours * weeks) / 120_000,
          weekly: (cents * hours) / 1000,
          daily: (cents * hours) / 5000,
        });
      },
    ),
  );
});
