import { calculateFuelCost } from 'toolworker';
import { expect, test } from 'vitest';
import { peopleOf, tripOf } from '../../../demo/tools/fuel-cost-calculator/trip.ts';

// 250 miles at 25 mpg take 10 gallons, which cost 35.
test('splits the cost of a trip there and back', () => {
  const request = { distance: 250, efficiency: 25, fuelPrice: 3.5 };
  const shown = { request, result: calculateFuelCost(request) };
  expect(tripOf(shown, 4, true)).toEqual({
    cost: 70,
    perPerson: 17.5,
    perHundred: 14,
    unit: 'miles',
  });
  expect(tripOf(shown, 1, false)).toMatchObject({ cost: 35, perPerson: 35, perHundred: 14 });
});

// 300 km at 6 l/100 km take 18 liters, which cost 32.4.
test('gives the cost of 100 km for a trip in kilometers', () => {
  const request = {
    distance: 300,
    distanceUnit: 'km',
    efficiency: 6,
    efficiencyUnit: 'L/100km',
    fuelPrice: 1.8,
    priceUnit: 'liter',
  } as const;
  const shown = { request, result: calculateFuelCost(request) };
  const { perHundred, unit } = tripOf(shown, 1, false);
  expect(perHundred).toBeCloseTo(10.8, 12);
  expect(unit).toBe('km');
});

test('a trip of length 0 has no cost per distance', () => {
  const request = { distance: 0, efficiency: 25, fuelPrice: 3.5 };
  const shown = { request, result: calculateFuelCost(request) };
  expect(tripOf(shown, 2, true)).toMatchObject({ cost: 0, perPerson: 0, perHundred: undefined });
});

test('gives no cost per person while the number of people is unknown', () => {
  const request = { distance: 250, efficiency: 25, fuelPrice: 3.5 };
  const shown = { request, result: calculateFuelCost(request) };
  expect(tripOf(shown, undefined, false)).toMatchObject({ cost: 35, perPerson: undefined });
});

test.each([
  ['1', 1],
  ['1000', 1000],
  ['0', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['1001', undefined],
  ['?two', undefined],
])('reads "%s" as a number of people', (typed, expected) => {
  expect(peopleOf(typed)).toBe(expected);
});
