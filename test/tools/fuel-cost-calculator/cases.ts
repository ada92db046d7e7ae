import { calculateFuelCost } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = 'the exact ratios, by hand';
const byFractions = "the exact ratios in Python's fractions";
const distanceError = 'distance: expected a number of at least 0';
const efficiencyError = 'efficiency: expected a number greater than 0';
const priceError = 'fuelPrice: expected a number of at least 0';
const distanceUnitError = 'distanceUnit: expected one of miles, km';
const efficiencyUnitError = 'efficiencyUnit: expected one of mpg, L/100km';
const priceUnitError = 'priceUnit: expected one of gallon, liter';
const tooLarge = 'result: expected a magnitude below 1.8e308';

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
      source: `bit1024.com, gas usage, example: 23.6 litres, 37.76; gallons by ${byFractions}`,
    },
    {
      request: {
        distance: 1.609344,
        distanceUnit: 'km',
        efficiency: 1,
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
      request: { ...trip, priceUnit: 'liter' },
      result: { cost: 70.97647095, fuelUsedGallons: 12.5, fuelUsedLiters: 47.3176473 },
      source: byHand,
    },
    {
      request: { ...trip, efficiencyUnit: 'L/100km' },
      result: {
        cost: 5.101724489163264,
        fuelUsedGallons: 3.401149659442176,
        fuelUsedLiters: 12.874752,
      },
      source: byFractions,
    },
    {
      request: { ...trip, efficiencyUnit: 'L/100km', priceUnit: 'liter' },
      result: { cost: 19.312128, fuelUsedGallons: 3.401149659442176, fuelUsedLiters: 12.874752 },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km' },
      result: {
        cost: 11.650709854450012,
        fuelUsedGallons: 7.767139902966675,
        fuelUsedLiters: 29.401822916666667,
      },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km', priceUnit: 'liter' },
      result: {
        cost: 44.102734375,
        fuelUsedGallons: 7.767139902966675,
        fuelUsedLiters: 29.401822916666667,
      },
      source: byFractions,
    },
    {
      request: { ...trip, distanceUnit: 'km', efficiencyUnit: 'L/100km' },
      result: { cost: 3.170064628297781, fuelUsedGallons: 2.113376418865187, fuelUsedLiters: 8 },
      source: byFractions,
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
    { request: { ...trip, distance: -1 }, error: distanceError },
    { request: { ...trip, efficiency: 0 }, error: efficiencyError },
    { request: { ...trip, efficiency: -8, efficiencyUnit: 'L/100km' }, error: efficiencyError },
    { request: { ...trip, fuelPrice: -1.5 }, error: priceError },
    {
      request: { distance: -1, efficiency: -1, fuelPrice: -1 },
      error: [distanceError, efficiencyError, priceError].join('; '),
    },
    { request: { ...trip, distance: 1e300, efficiency: 1e-300 }, error: tooLarge },
  ],
  malformed: [
    { request: {}, error: [distanceError, efficiencyError, priceError].join('; ') },
    { request: { ...trip, distance: '100' }, error: distanceError },
    { request: { ...trip, efficiency: null }, error: efficiencyError },
    { request: { ...trip, fuelPrice: [1.5] }, error: priceError },
    { request: { ...trip, distanceUnit: 'mile' }, error: distanceUnitError },
    { request: { ...trip, efficiencyUnit: 'l/100km' }, error: efficiencyUnitError },
    { request: { ...trip, priceUnit: 'litre' }, error: priceUnitError },
    {
      request: { distanceUnit: 1, efficiencyUnit: true, priceUnit: {} },
      error: [
        distanceError,
        distanceUnitError,
        efficiencyError,
        efficiencyUnitError,
        priceError,
        priceUnitError,
      ].join('; '),
    },
  ],
});
