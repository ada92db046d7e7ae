import fc from 'fast-check';
import { calculateFuelCost, type FuelCostCalculatorRequest } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';
import { post } from '../../../support/test-spec.ts';

const positive = fc.integer({ min: 1, max: 1e6 });
const notNegative = fc.integer({ min: 0, max: 1e6 });

/** The fuel in gallons as a fraction, from a distance and an efficiency in tenths. */
const gallons = {
  // The efficiency is the distance in miles for one gallon.
  'miles mpg': (distance: bigint, efficiency: bigint) => [distance, efficiency],
  'km mpg': (distance: bigint, efficiency: bigint) => [
    distance * 1_000_000n,
    efficiency * 1_609_344n,
  ],
  'km L/100km': (distance: bigint, efficiency: bigint) => [
    distance * efficiency * 1_000_000_000n,
    10_000n * 3_785_411_784n,
  ],
  'miles L/100km': (distance: bigint, efficiency: bigint) => [
    distance * efficiency * 1_609_344n * 1000n,
    10_000n * 3_785_411_784n,
  ],
} as const;

describe.each(Object.entries(gallons))('%s', (units, fuel) => {
  const isMiles = units.startsWith('miles');
  const isMpg = units.endsWith('mpg');

  test.each(['gallon', 'liter'] as const)(
    'returns the nearest double, priced by the %s',
    (priceUnit) => {
      fc.assert(
        fc.property(notNegative, positive, notNegative, (distance, efficiency, mills) => {
          const [numerator = 0n, denominator = 0n] = fuel(BigInt(distance), BigInt(efficiency));
          const liters = [numerator * 3_785_411_784n, denominator * 1_000_000_000n] as const;
          const [sold, by] = priceUnit === 'gallon' ? [numerator, denominator] : liters;
          const request: FuelCostCalculatorRequest = {
            distance: distance / 10,
            distanceUnit: isMiles ? 'miles' : 'km',
            efficiency: efficiency / 10,
            efficiencyUnit: isMpg ? 'mpg' : 'L/100km',
            fuelPrice: mills / 1000,
            priceUnit,
          };
          expect(calculateFuelCost(request)).toEqual({
            cost: nearest(sold * BigInt(mills), by * 1000n),
            fuelUsedGallons: nearest(numerator, denominator),
            fuelUsedLiters: nearest(...liters),
          });
        }),
      );
    },
  );
});

test('treats a unit of null as omitted', async () => {
  const trip = { distance: 100, efficiency: 8, fuelPrice: 1.5 };
  const units = { distanceUnit: null, efficiencyUnit: 'L/100km', priceUnit: null };
  expect(await post('fuel-cost-calculator', { ...trip, ...units })).toMatchObject({
    body: { result: { cost: 12, fuelUsedLiters: 8 } },
  });
  const none = { distanceUnit: null, efficiencyUnit: null, priceUnit: null };
  expect(await post('fuel-cost-calculator', { ...trip, ...none })).toMatchObject({
    body: { result: { cost: 18.75, fuelUsedGallons: 12.5 } },
  });
});
