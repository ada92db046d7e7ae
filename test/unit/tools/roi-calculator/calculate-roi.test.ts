import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { calculateRoi } from 'toolworker';
import { expect, test } from 'vitest';

// Enough for a power that equals 1 in its first 340 places.
const Precise = Decimal.clone({ precision: 440, minE: -9e15, maxE: 9e15 });

function exactly(cost: number, returnValue: number, years: number): number {
  const power = new Precise(returnValue).div(cost).pow(new Precise(1).div(years));
  return power.sub(1).mul(100).toNumber();
}

const amount = fc.oneof(
  fc.double({ min: 1e-150, max: 1e150, noNaN: true }),
  fc.double({ min: 0.01, max: 1e7, noNaN: true }),
);

test('agrees with decimal.js at 440 digits', () => {
  const term = fc.double({ min: 5, max: 1e3, noNaN: true });
  fc.assert(
    fc.property(amount, amount, term, (cost, returnValue, years) => {
      const { annualizedRoi } = calculateRoi({ cost, returnValue, years });
      expect(annualizedRoi).toBe(exactly(cost, returnValue, years));
    }),
    { numRuns: 10 },
  );
});

test('agrees with decimal.js for small gains and losses', () => {
  const units = fc.integer({ min: 1, max: 1000 });
  const term = fc
    .integer({ min: 0, max: 300 })
    .chain((exponent) => units.map((unit) => Number(`${unit}e${exponent}`)));
  fc.assert(
    fc.property(amount, fc.integer({ min: -1000, max: 1000 }), term, (cost, steps, years) => {
      const returnValue = cost * (1 + steps * 2 ** -52);
      const { annualizedRoi } = calculateRoi({ cost, returnValue, years });
      expect(annualizedRoi).toBe(exactly(cost, returnValue, years));
    }),
    { numRuns: 10 },
  );
});

test('recovers the return of every year', () => {
  const percent = fc.integer({ min: -99, max: 900 });
  fc.assert(
    fc.property(percent, fc.integer({ min: 1, max: 5 }), (rate, years) => {
      // Whole numbers below 2^53.
      const request = { cost: 100 ** years, returnValue: (100 + rate) ** years, years };
      expect(calculateRoi(request).annualizedRoi).toBe(rate);
    }),
  );
});

const cents = fc.integer({ min: 0, max: 1e11 });

test('is exact for cents', () => {
  fc.assert(
    fc.property(cents.filter(Boolean), cents, (cost, returnValue) => {
      const result = calculateRoi({ cost: cost / 100, returnValue: returnValue / 100 });
      expect(result.netProfit).toBe((returnValue - cost) / 100);
      // With integers below 2^53, one division rounds once.
      expect(result.roi).toBe((100 * (returnValue - cost)) / cost + 0);
    }),
  );
});

test('annualizes a return over one year to itself', () => {
  fc.assert(
    fc.property(amount, amount, (cost, growth) => {
      const returnValue = cost * growth;
      const { roi, annualizedRoi } = calculateRoi({ cost, returnValue, years: 1 });
      expect(annualizedRoi).toBe(roi);
    }),
  );
});
