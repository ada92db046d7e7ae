import fc from 'fast-check';
import { type CookingUnit, convertCooking } from 'toolworker';
import { expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';

/** A gallon of 231 cubic inches, which are 2.54³ ml each, in units of 1 / 768,000,000 ml. */
const gallon = 231n * 254n ** 3n * 768n;
const milliliter = 768_000_000n;
const sizes = {
  ml: milliliter,
  teaspoon: gallon / 768n,
  tablespoon: gallon / 256n,
  floz: gallon / 128n,
  cup: gallon / 16n,
  pint: gallon / 8n,
  quart: gallon / 4n,
  liter: milliliter * 1000n,
  gallon,
};
const names: CookingUnit[] = [
  'ml',
  'teaspoon',
  'tablespoon',
  'floz',
  'cup',
  'pint',
  'quart',
  'liter',
  'gallon',
];
const unit = fc.constantFrom(...names);

test('returns the double nearest to the exact amount', () => {
  fc.assert(
    fc.property(fc.nat(1e9), unit, unit, (thousandths, from, to) => {
      const amountIn = (name: CookingUnit) =>
        nearest(BigInt(thousandths) * sizes[from], sizes[name] * 1000n);
      expect(convertCooking({ value: thousandths / 1000, from, to })).toEqual({
        result: amountIn(to),
        ml: amountIn('ml'),
        units: Object.fromEntries(names.map((name) => [name, amountIn(name)])),
      });
    }),
  );
});

test("lists the units in the document's order", () => {
  const { units } = convertCooking({ value: 1, from: 'cup', to: 'ml' });
  expect(Object.keys(units)).toEqual(names);
});

test('keeps an amount in its own unit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e300, noNaN: true }), unit, (value, name) => {
      const { result, units } = convertCooking({ value, from: name, to: name });
      expect([result, units[name]]).toEqual([value, value]);
    }),
  );
});
