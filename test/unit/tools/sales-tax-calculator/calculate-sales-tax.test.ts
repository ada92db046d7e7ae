import fc from 'fast-check';
import { calculateSalesTax } from 'toolworker';
import { expect, test } from 'vitest';

const cents = fc.integer({ min: 0, max: 1e9 });
const basisPoints = fc.integer({ min: 0, max: 1e4 });

// In the first two tests, one division of integers below 2^53 rounds once.

test('adds the tax exactly', () => {
  fc.assert(
    fc.property(cents, basisPoints, (price, rate) => {
      expect(calculateSalesTax({ price: price / 100, taxRate: rate / 100 })).toEqual({
        priceBeforeTax: price / 100,
        taxAmount: (price * rate) / 1e6,
        finalPrice: (price * (10_000 + rate)) / 1e6,
      });
    }),
  );
});

test('removes the tax exactly', () => {
  fc.assert(
    fc.property(cents, basisPoints, (price, rate) => {
      const request = { price: price / 100, taxRate: rate / 100, taxIncluded: true };
      expect(calculateSalesTax(request)).toEqual({
        priceBeforeTax: (100 * price) / (10_000 + rate),
        taxAmount: (price * rate) / (100 * (10_000 + rate)),
        finalPrice: price / 100,
      });
    }),
  );
});

test('returns the given price unchanged', () => {
  const amount = fc.double({ min: 0, max: 1e300, noNaN: true });
  const rate = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amount, rate, (price, taxRate) => {
      expect(calculateSalesTax({ price, taxRate }).priceBeforeTax).toBe(price);
      expect(calculateSalesTax({ price, taxRate, taxIncluded: true }).finalPrice).toBe(price);
    }),
  );
});
