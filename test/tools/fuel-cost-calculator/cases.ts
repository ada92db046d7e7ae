import { calculateFuelCost } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the exact ratios, by hand';
const byFractions = "the exact ratios in Python's fractions";

const trip = { distance: 100, efficiency: 8, fuelPrice: 1.5 };

export const cases = defineCases({
  run: calculateFuelCost,
  answers: [
    {
      request: { distance: 2800, efficiency: 28, fuelPrice: 2.5 },
      result: { cost: 250, fuelUsedGallons: 100, fuelUsedLiters: 378.5411784 },
      source: 'calculatort.com, fuel cost, example: New York to Los Angeles',
    },
    {
      request: {
        distance: 295,
        distanceUnit: 'km',
        efficiency: 8,
        efficiencyUnit: 'L/100km',
        fuelPrice: 1.6,
        priceUnit: 'liter',
      },
      result: { cost: 37.76, fuelUsedGallons: 6.234460435652303, fuelUsedLiters: 23.6 },
      source: `bit1024.com, gas usage, example: 23.6 liters, 37.76; gallons by ${byFractions}`,
    },
    {
      request: {
        distance: 1.609344,
        distanceUnit: 'km',
        efficiency: 1,
        efficiencyUnit: 'mpg',
        fuelPrice: 1,
        priceUnit: 'liter',
      },
      result: { cost: 3.785411784, fuelUsedGallons: 1, fuelUsedLiters: 3.785411784 },
      source: 'one mile at one mile per gallon',
    },
    {
      request: trip,
      result: { cost: 18.75, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      source: byHand,
    },
    {
      request: { ...trip, distanceUnit: 'miles', priceUnit: 'liter' },
      result: { cost: 70.97647095, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      source: byHand,
    },
    {
      request: { ...trip, distanceUnit: 'miles', efficiencyUnit: 'L/100km' },
      result: {
        cost: 5.101724489163264,
        fuelUsedGallons: 3.401149659442176,
        fuelUsedLiters: 12.874752,
      },
      source: byFractions,
    },
    {
      request: {
        ...trip,
        distanceUnit: 'miles',
        efficiencyUnit: 'L/100km',
        priceUnit: 'liter',
      },
      result: { cost: 19.312128, fuelUsedGallons: 3.401149659442176, fuelUsedLiters: 12.874752 },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg', priceUnit: 'gallon' },
      result: {
        cost: 11.650709854450012,
        fuelUsedGallons: 7.767139902966675,
        fuelUsedLiters: 29.401822916666667,
      },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg', priceUnit: 'liter' },
      result: {
        cost: 44.102734375,
        fuelUsedGallons: 7.767139902966675,
        fuelUsedLiters: 29.401822916666667,
      },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km', efficiencyUnit: 'L/100km', priceUnit: 'gallon' },
      result: { cost: 3.170064628297781, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      source: byFractions,
    },
    ...[
      { distanceUnit: 'km' as const },
      { efficiencyUnit: 'L/100km' as const },
      { priceUnit: 'liter' as const },
      { distanceUnit: 'km' as const, priceUnit: 'liter' as const },
    ].map((units) => ({
      request: { ...trip, ...units },
      result: { cost: 12, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      source: 'omitted units follow a metric one: 100 km, 8 L/100km, 1.5 a liter',
    })),
    ...[
      { distanceUnit: 'miles' as const },
      { efficiencyUnit: 'mpg' as const },
      { priceUnit: 'gallon' as const },
    ].map((units) => ({
      request: { ...trip, ...units },
      result: { cost: 18.75, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      source: 'omitted units follow a US one, or none: 100 miles, 8 mpg, 1.5 a gallon',
    })),
    {
      request: { ...trip, priceUnit: 'liter', efficiencyUnit: 'mpg' },
      result: { cost: 70.97647095, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      source: `100 miles, for mpg is the first in the document's order; ${byHand}`,
    },
    {
      request: { ...trip, distanceUnit: 'km', efficiencyUnit: 'mpg' },
      result: {
        cost: 44.102734375,
        fuelUsedGallons: 7.767139902966675,
        fuelUsedLiters: 29.401822916666667,
      },
      source: `1.5 a liter, for km is the first; ${byFractions}`,
    },
    {
      request: { ...trip, efficiencyUnit: 'L/100km', priceUnit: 'gallon' },
      result: { cost: 3.170064628297781, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      source: `100 km, for L/100km is the first; ${byFractions}`,
    },
    {
      request: { distance: 0, efficiency: 30, fuelPrice: 3 },
      result: { cost: 0, fuelUsedGallons: 0, fuelUsedLiters: 0 },
      source: 'no trip',
    },
    {
      request: { distance: 250, efficiency: 25, fuelPrice: 0 },
      result: { cost: 0, fuelUsedGallons: 10, fuelUsedLiters: 37.85411784 },
      source: 'free fuel',
    },
    {
      request: { distance: 1e308, efficiency: 1e308, fuelPrice: 1e308 },
      result: { cost: 1e308, fuelUsedGallons: 1, fuelUsedLiters: 3.785411784 },
      source: byHand,
    },
  ],
  refusals: [
    ...['mpg (UK)', 'UK mpg', 'mpg_imp', 'imperial', 'mpguk', 'British mpg', 'mpg-gb'].map(
      (unit) => ({
        request: { ...trip, efficiencyUnit: unit },
        error: `efficiencyUnit: expected one of mpg, L/100km, with US gallons (a UK gallon is 1.20095 of them), got "${unit}"`,
      }),
    ),
    ...['imperial gallon', 'UK gallon', 'gallon_uk', 'gal (imp)'].map((unit) => ({
      request: { ...trip, priceUnit: unit },
      error: `priceUnit: expected one of gallon, liter, with US gallons (a UK gallon is 1.20095 of them), got "${unit}"`,
    })),
    {
      request: { ...trip, distanceUnit: 'UK miles' },
      error: 'distanceUnit: expected one of miles, km, got "UK miles"',
    },

    {
      request: { ...trip, distance: -1 },
      error: 'distance: expected a number of at least 0, got -1',
    },
    {
      request: { ...trip, efficiency: 0 },
      error: 'efficiency: expected a number greater than 0, got 0',
    },
    {
      request: { ...trip, efficiency: -8, efficiencyUnit: 'L/100km' },
      error: 'efficiency: expected a number greater than 0, got -8',
    },
    {
      request: { ...trip, fuelPrice: -1.5 },
      error: 'fuelPrice: expected a number of at least 0, got -1.5',
    },
    {
      request: { distance: -1, efficiency: -1, fuelPrice: -1 },
      error:
        'distance: expected a number of at least 0, got -1; efficiency: expected a number greater than 0, got -1; fuelPrice: expected a number of at least 0, got -1',
    },
    {
      request: { ...trip, distance: 1e300, efficiency: 1e-300 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
    },
    {
      request: {},
      error:
        'distance: required, a number of at least 0; efficiency: required, a number greater than 0; fuelPrice: required, a number of at least 0',
    },
    {
      request: { ...trip, distance: '100' },
      error: 'distance: expected a number of at least 0, got "100"',
    },
    {
      request: { ...trip, efficiency: null },
      error: 'efficiency: required, a number greater than 0',
    },
    {
      request: { ...trip, fuelPrice: [1.5] },
      error: 'fuelPrice: expected a number of at least 0, got an array',
    },
    {
      request: { ...trip, distanceUnit: 'mile' },
      error: 'distanceUnit: expected one of miles, km, got "mile"',
    },
    {
      request: { ...trip, efficiencyUnit: 'l/100km' },
      error: 'efficiencyUnit: expected one of mpg, L/100km, got "l/100km"',
    },
    {
      request: { ...trip, priceUnit: 'litre' },
      error: 'priceUnit: expected one of gallon, liter, got "litre"',
    },
    {
      request: { distanceUnit: 1, efficiencyUnit: true, priceUnit: {} },
      error:
        'distance: required, a number of at least 0; distanceUnit: expected one of miles, km, got 1; efficiency: required, a number greater than 0; efficiencyUnit: expected one of mpg, L/100km, got true; fuelPrice: required, a number of at least 0; priceUnit: expected one of gallon, liter, got an object',
    },
    {
      request: { ...trip, distance_units: 'km' },
      error: 'distance_units: unknown field, did you mean distanceUnit?',
    },
    {
      request: { ...trip, unit: 'km', consumptionUnit: 'L/100km', fuelUnit: 'liter' },
      error:
        'unit: unknown field, did you mean distanceUnit?; consumptionUnit: unknown field, did you mean efficiencyUnit?; fuelUnit: unknown field, did you mean priceUnit?',
    },
    {
      request: { tripLength: 100, consumption: 8, price: 1.5 },
      error:
        'tripLength: unknown field, did you mean distance?; consumption: unknown field, did you mean efficiency?; price: unknown field, did you mean fuelPrice?',
    },
    {
      request: { car: 'hatchback', driver: 'Ada' },
      error:
        'request body: expected fields such as distance, distanceUnit, efficiency, efficiencyUnit, fuelPrice, priceUnit',
    },
  ],
});
