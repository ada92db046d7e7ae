import { calculateBodyFat } from 'toolworker';
import { defineCases } from '../cases.ts';

const powersOfTen = 'both logarithms are whole numbers, so the quotient is one of integers';
const highPrecision = 'the formula in mpmath with 60 digits';

const genderError = 'gender: expected one of male, female';
const heightError = 'height: expected a number greater than 0';
const neckError = 'neck: expected a number greater than 0';
const waistError = 'waist: expected a number greater than 0';
const hipError = 'hip: expected a number greater than 0';
const hipMissing = 'hip: expected a number greater than 0 where gender is female';
const waistTooSmall = 'waist: expected a number greater than neck';
const waistAndHipTooSmall = 'waist: expected a number that together with hip is greater than neck';
const outOfRange =
  'result: expected a body fat percentage from 0 to 100, from measures in centimetres';

const method = 'US Navy';

/** Measures whose percentage is nearer to a bound between two categories than to any other double. */
const bounds = [
  [6, 'Athletes', { gender: 'male', height: 159.03751948075677, neck: 40, waist: 72 }],
  [14, 'Fitness', { gender: 'male', height: 188.33869070272945, neck: 37, waist: 83 }],
  [18, 'Average', { gender: 'male', height: 164.41674096940994, neck: 40, waist: 86 }],
  [25, 'Obese', { gender: 'male', height: 162.51151720052928, neck: 36, waist: 91 }],
  [14, 'Athletes', { gender: 'female', height: 150.73582467328586, neck: 38, waist: 64, hip: 81 }],
  [21, 'Fitness', { gender: 'female', height: 180.34393828119477, neck: 31, waist: 68, hip: 96 }],
  [25, 'Average', { gender: 'female', height: 168.3924454652114, neck: 35, waist: 76, hip: 94 }],
  [32, 'Obese', { gender: 'female', height: 155.81714144023573, neck: 30, waist: 79, hip: 93 }],
] as const;

export const cases = defineCases({
  run: calculateBodyFat,
  answers: [
    {
      request: { gender: 'male', height: 100, neck: 30, waist: 130 },
      // 495 / (1.0324 - 2 · 0.19077 + 2 · 0.15456) - 450 = 63.009 / 0.95998
      result: { bodyFatPercent: 6300900 / 95998, category: 'Obese', method },
      source: powersOfTen,
    },
    {
      request: { gender: 'male', height: 10, neck: 0.1, waist: 10.1 },
      // 495 / (1.0324 - 0.19077 + 0.15456) - 450 = 46.7145 / 0.99619
      result: { bodyFatPercent: 4671450 / 99619, category: 'Obese', method },
      source: `${powersOfTen}; in doubles 10.1 - 0.1 is exact by chance only`,
    },
    {
      request: { gender: 'female', height: 100, neck: 33, waist: 60.7, hip: 72.3 },
      // 495 / (1.29579 - 2 · 0.35004 + 2 · 0.221) - 450 = 28.0305 / 1.03771
      result: { bodyFatPercent: 2803050 / 103771, category: 'Average', method },
      source: powersOfTen,
    },
    {
      request: { gender: 'female', height: 1, neck: 40, waist: 25, hip: 25 },
      // 495 / (1.29579 - 0.35004) - 450 = 69.4125 / 0.94575
      result: { bodyFatPercent: 6941250 / 94575, category: 'Obese', method },
      source: powersOfTen,
    },
    {
      request: { gender: 'female', height: 0.1, neck: 1e16, waist: 1e16, hip: 1 },
      // 495 / (1.29579 - 0.221) - 450 = 11.3445 / 1.07479
      result: { bodyFatPercent: 1134450 / 107479, category: 'Essential fat', method },
      source: `${powersOfTen}; in doubles 1e16 + 1 - 1e16 is 0`,
    },
    {
      request: { gender: 'male', height: 178, neck: 38, waist: 85 },
      result: { bodyFatPercent: 16.43601481813168, category: 'Fitness', method },
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { gender: 'male', height: 178, neck: 38, waist: 85, hip: 1 },
      result: { bodyFatPercent: 16.43601481813168, category: 'Fitness', method },
      source: `the hip of a male is ignored; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 75, hip: 98 },
      result: { bodyFatPercent: 28.43500416115277, category: 'Average', method },
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { gender: 'female', height: 152.4, neck: 30.5, waist: 63.5, hip: 86.4 },
      result: { bodyFatPercent: 20.89261349412878, category: 'Athletes', method },
      source: highPrecision,
      tolerance: 1e-14,
    },
    {
      request: { gender: 'female', height: 165, neck: 76, waist: 75, hip: 125 },
      result: { bodyFatPercent: 20.053050710885614, category: 'Athletes', method },
      source: `only waist and hip together exceed the neck; ${highPrecision}`,
      tolerance: 1e-14,
    },
    {
      request: { gender: 'male', height: 180, neck: 40, waist: 69.70615589683077 },
      result: { bodyFatPercent: 1.2884046695079781e-14, category: 'Essential fat', method },
      source: `495 / density is almost 450; ${highPrecision}`,
      tolerance: 1e-14,
    },
    ...bounds.map(([bodyFatPercent, category, request]) => ({
      request,
      result: { bodyFatPercent, category, method } as const,
      source: `a category starts at its bound; ${highPrecision}`,
    })),
  ],
  refusals: [
    { request: { gender: 'male', height: 0, neck: 38, waist: 85 }, error: heightError },
    {
      request: { gender: 'male', height: -1, neck: 0, waist: -5, hip: 0 },
      error: `${heightError}; ${neckError}; ${waistError}; ${hipError}`,
    },
    { request: { gender: 'male', height: 178, neck: 38, waist: 85, hip: -1 }, error: hipError },
    { request: { gender: 'other', height: 178, neck: 85, waist: 85 }, error: genderError },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 30, hip: -5 },
      error: hipError,
    },
    { request: { gender: 'female', height: 165, neck: 33, waist: 75 }, error: hipMissing },
    {
      request: { gender: 'female', height: 0, neck: 33, waist: 75 },
      error: `${heightError}; ${hipMissing}`,
    },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 75, hip: 0 },
      error: hipError,
    },
    { request: { gender: 'male', height: 178, neck: 85, waist: 85 }, error: waistTooSmall },
    {
      request: { gender: 'male', height: 178, neck: 85, waist: 38, hip: 90 },
      error: waistTooSmall,
    },
    {
      request: { gender: 'male', height: -1, neck: 85, waist: 38 },
      error: `${heightError}; ${waistTooSmall}`,
    },
    {
      request: { gender: 'female', height: 165, neck: 0.3, waist: 0.1, hip: 0.2 },
      error: waistAndHipTooSmall,
    },
    { request: { gender: 'male', height: 193, neck: 40, waist: 41 }, error: outOfRange },
    {
      request: { gender: 'male', height: 180, neck: 40, waist: 69.70615589683075 },
      error: outOfRange,
    },
    { request: { gender: 'male', height: 70, neck: 1, waist: 1e308 }, error: outOfRange },
    { request: { gender: 'male', height: 1e308, neck: 38, waist: 85 }, error: outOfRange },
    { request: { gender: 'male', height: 1e-300, neck: 38, waist: 85 }, error: outOfRange },
    { request: { gender: 'male', height: 5e-324, neck: 1, waist: 1e308 }, error: outOfRange },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 1.7e308, hip: 1.7e308 },
      error: outOfRange,
    },
  ],
  malformed: [
    { request: {}, error: `${genderError}; ${heightError}; ${neckError}; ${waistError}` },
    {
      request: { gender: 'female' },
      error: `${heightError}; ${neckError}; ${waistError}; ${hipMissing}`,
    },
    { request: { gender: 'Male', height: 178, neck: 38, waist: 85 }, error: genderError },
    { request: { gender: 'male', height: '178', neck: 38, waist: 85 }, error: heightError },
    { request: { gender: 'male', height: 178, neck: [38], waist: 85 }, error: neckError },
    { request: { gender: 'male', height: 178, neck: 38, waist: true }, error: waistError },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 75, hip: '98' },
      error: hipError,
    },
    {
      request: { gender: 'female', height: 165, neck: 33, waist: 75, hip: null },
      error: hipMissing,
    },
    { request: { gender: 'male', height: 178, neck: 38, waist: 85, hip: 'x' }, error: hipError },
  ],
});
