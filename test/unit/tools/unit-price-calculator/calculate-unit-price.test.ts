import fc from 'fast-check';
import { calculateUnitPrice } from 'toolworker';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';

test('returns the double nearest to price / quantity', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 1e9 }),
      (cents, thousandths) => {
        // With integers below 2^53, one division rounds once.
        const expected = (10 * cents) / thousandths;
        const request = { price: cents / 100, quantity: thousandths / 1000 };
        expect(calculateUnitPrice(request)).toEqual({
          unitPrice: expected,
          pricePerUnit: expected,
        });
      },
    ),
  );
});

test('ignores the label', () => {
  const label = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(label, (unit) => {
      const request = { price: 4.5, quantity: 7 };
      expect(calculateUnitPrice({ ...request, unit })).toEqual(calculateUnitPrice(request));
    }),
  );
});
