import { calculateBodyFat } from 'toolworker';
import { formInput, type SpecOf } from '../support/spec.ts';

const powersOfTen = 'both logarithms are whole numbers, so the quotient is one of integers';
const highPrecision = 'the formula in mpmath with 60 digits';

const heightError = 'height: expected a number from 100 to 250';
const hipError = 'hip: expected a number greater than 0';
const hipMissing = 'hip: required, a number greater than 0 if gender is female';
const waistTooSmall = 'waist: expected a number greater than neck';
const waistUnfit = 'waist: expected centimeters that fit height and neck';
const heightUnfit = 'height: expected centimeters that fit waist and neck';
const method = 'US Navy';

/** Measures whose percentage is closer to the bound of a category than to any other double. */
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

/**
 * Measures whose percentage is out of range, the error, the percentage rounded away from the range,
 * and the value to blame. The comments give the percentage, computed with 400 digits in Python.
 */
const outOfRange = [
  // -92.8
  [{ gender: 'male', height: 193, neck: 40, waist: 41 }, waistUnfit, -93, 41],
  // -9.9e-15
  [{ gender: 'male', height: 180, neck: 40, waist: 69.70615589683075 }, waistUnfit, -1, 69.70615589683075],
  // 105.6
  [{ gender: 'male', height: 100, neck: 20, waist: 250 }, heightUnfit, 106, 100],
  // 169.3
  [
    { gender: 'female', height: 100, neck: 20, waist: 250, hip: 250 },
    'height: expected centimeters that fit waist, neck and hip',
    170,
    100,
  ],
  // -31.3
  [{ gender: 'female', height: 175, neck: 40, waist: 45, hip: 50 }, 'waist: expected centimeters that fit height, neck and hip', -32, 45],
] as const;

const measures = { height: 178, neck: 38, waist: 85, hip: 98 };

/** Measures of a woman in wrong units, and the error. */
const wrongUnits = [
  [{ height: 1.78 }, 'height: expected centimeters such as 175, got 1.78'],
  [{ height: 70 }, 'height: expected centimeters such as 175, got 70'],
  [{ height: 5.84 }, 'height: expected centimeters such as 175, got 5.84'],
  [{ height: 1780 }, 'height: expected centimeters such as 175, got 1780'],
  [{ height: 99.9 }, 'height: expected centimeters such as 175, got 99.9'],
  [{ height: 250.1 }, 'height: expected centimeters such as 175, got 250.1'],
  [{ neck: 15 }, 'neck: expected centimeters such as 38, got 15'],
  [{ neck: 380 }, 'neck: expected centimeters such as 38, got 380'],
  [{ neck: 19.9 }, 'neck: expected centimeters such as 38, got 19.9'],
  [{ neck: 80.1 }, 'neck: expected centimeters such as 38, got 80.1'],
  [{ waist: 33.5 }, 'waist: expected centimeters such as 85, got 33.5'],
  [{ waist: 850 }, 'waist: expected centimeters such as 85, got 850'],
  [{ waist: 39.9 }, 'waist: expected centimeters such as 85, got 39.9'],
  [{ waist: 250.1 }, 'waist: expected centimeters such as 85, got 250.1'],
  [{ hip: 38.6 }, 'hip: expected centimeters such as 98, got 38.6'],
  [{ hip: 980 }, 'hip: expected centimeters such as 98, got 980'],
  [{ hip: 49.9 }, 'hip: expected centimeters such as 98, got 49.9'],
  [{ hip: 250.1 }, 'hip: expected centimeters such as 98, got 250.1'],
  [
    { height: 70, neck: 15, waist: 33.5, hip: 38.6 },
    'height: expected centimeters such as 175, got 70; neck: expected centimeters such as 38, got 15; waist: expected centimeters such as 85, got 33.5; hip: expected centimeters such as 98, got 38.6',
  ],
] as const;

const densityForm = 'in the density form of Hodgdon and Beckett, to 40 digits';

export const spec: SpecOf<typeof calculateBodyFat> = {
  run: calculateBodyFat,
  operation: 'calculate-body-fat',
  fields: {
    gender: 'male | female, required',
    height: 'number ≥ 100 ≤ 250, required',
    neck: 'number ≥ 20 ≤ 80, required',
    waist: 'number ≥ 40 ≤ 250, required',
    hip: 'number > 0',
  },
  result: ['bodyFatPercent', 'category', 'method'],
  answers: [
    [
      // 495 / (1.0324 - 2 · 0.19077 + 2 · 0.15456) - 450 = 63.009 / 0.95998
      { gender: 'male', height: 100, neck: 30, waist: 130 },
      { bodyFatPercent: 6300900 / 95998, category: 'Obese', method },
      powersOfTen,
    ],
    [
      { gender: 'male', height: 100, neck: 30.1, waist: 130.1 },
      { bodyFatPercent: 6300900 / 95998, category: 'Obese', method },
      powersOfTen,
    ],
    [
      // 495 / (1.29579 - 2 · 0.35004 + 2 · 0.221) - 450 = 28.0305 / 1.03771
      { gender: 'female', height: 100, neck: 33, waist: 60.7, hip: 72.3 },
      { bodyFatPercent: 2803050 / 103771, category: 'Average', method },
      powersOfTen,
    ],
    [
      { gender: 'female', height: 100, neck: 80, waist: 90.2, hip: 89.8 },
      { bodyFatPercent: 2803050 / 103771, category: 'Average', method },
      powersOfTen,
    ],
    [
      { gender: 'male', height: 178, neck: 38, waist: 85 },
      { bodyFatPercent: 16.43601481813168, category: 'Fitness', method },
      highPrecision,
    ],
    [
      { gender: 'male', height: 178, neck: 38, waist: 85, hip: 1 },
      { bodyFatPercent: 16.43601481813168, category: 'Fitness', method },
      `the hip of a male is ignored; ${highPrecision}`,
    ],
    [
      { gender: 'male', height: 170.7, neck: 33.1, waist: 79.8 },
      { bodyFatPercent: 17.440444472391544, category: 'Fitness', method },
      `within 0.0000003 of a unit in the last place of a midpoint, of 200,000 tried; ${highPrecision}`,
    ],
    [
      { gender: 'female', height: 165, neck: 33, waist: 75, hip: 98 },
      { bodyFatPercent: 28.43500416115277, category: 'Average', method },
      highPrecision,
    ],
    [
      { gender: 'female', height: 152.4, neck: 30.5, waist: 63.5, hip: 86.4 },
      { bodyFatPercent: 20.89261349412878, category: 'Athletes', method },
      highPrecision,
    ],
    [
      { gender: 'female', height: 165, neck: 76, waist: 75, hip: 125 },
      { bodyFatPercent: 20.053050710885614, category: 'Athletes', method },
      `only waist and hip together exceed the neck; ${highPrecision}`,
    ],
    [
      { gender: 'male', height: 180, neck: 40, waist: 69.70615589683077 },
      { bodyFatPercent: 1.2884046695079781e-14, category: 'Essential fat', method },
      `495 / density is almost 450; ${highPrecision}`,
    ],
    ...bounds.map(
      ([bodyFatPercent, category, request]) =>
        [request, { bodyFatPercent, category, method } as const, `a category starts at its bound; ${highPrecision}`] as const,
    ),
  ],
  refusals: [
    [{ gender: 'female', height: 165, neck: 33, waist: 75 }, hipMissing],
    [{ gender: 'female', height: 0, neck: 33, waist: 75 }, `${heightError}, got 0; ${hipMissing}`],
    [{ gender: 'male', height: 178, neck: 75, waist: 75 }, `${waistTooSmall}, got 75`],
    [{ gender: 'male', height: 178, neck: 75, waist: 48, hip: 90 }, `${waistTooSmall}, got 48`],
    [{ gender: 'male', height: 178, neck: 75, waist: 48, hip: 0 }, `${waistTooSmall}, got 48; ${hipError}, got 0`],
    [{ gender: 'male', height: -1, neck: 75, waist: 48 }, `${heightError}, got -1; ${waistTooSmall}, got 48`],
    ...wrongUnits.map(([wrong, error]) => [{ gender: 'female', ...measures, ...wrong }, error] as const),
    [
      { gender: 'male', height: 70, neck: 15, waist: 33.5, hip: 38.6 },
      'height: expected centimeters such as 175, got 70; neck: expected centimeters such as 38, got 15; waist: expected centimeters such as 85, got 33.5',
    ],
    ...outOfRange.map(
      ([request, error, percent, came]) => [request, `${error}, since body fat would be about ${percent}%, got ${came}`] as const,
    ),
    [
      { gender: 'female' },
      `height: required, a number from 100 to 250; neck: required, a number from 20 to 80; waist: required, a number from 40 to 250; ${hipMissing}`,
    ],
    [{ gender: 'female', height: 165, neck: 33, waist: 75, hip: null }, hipMissing],
  ],
  typed: [
    [
      { gender: 'male', height: 178, neck: 38, waist: 84 },
      { bodyFatPercent: 15.654191587762455, category: 'Fitness' },
      `calculatorhub.com, its measurements; ${densityForm}`,
    ],
    [
      { gender: 'male', height: 180, neck: 42, waist: 92, hip: 100 },
      { bodyFatPercent: 18.36749515022986, category: 'Average' },
      `calculator.city, its measurements; ${densityForm}; a man’s hip plays no part`,
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78, hip: 100 },
      { bodyFatPercent: 31.46214857253998, category: 'Average', method: 'US Navy' },
      `super-calc.com, its measurements; ${densityForm}`,
    ],
    [
      { gender: 'male', height: 70, neck: 16, waist: 36 },
      'height: expected centimeters such as 175, got 70; neck: expected centimeters such as 38, got 16; waist: expected centimeters such as 85, got 36',
      'calculator.city, inches',
    ],
    [
      { gender: 'female', height: 163, neck: 33, waist: 78, hips: 100 },
      'hips: unknown field, did you mean hip?',
      'dudeswithmoobs.blogspot.com calls it hips',
    ],
    [
      { gender: 'male', height: '178', neck: '38 cm', waist: null },
      'height: expected a number from 100 to 250, got "178"; neck: expected a number from 20 to 80, got "38 cm"; waist: required, a number from 40 to 250',
      formInput,
    ],
    [{ height: 178, neck: 38, waist: 84 }, 'gender: required, one of male, female', 'the first radio button is not chosen yet'],
  ],
  beyondSchema: {
    height: 'it gives a percentage from 0 to 100 with the other measures',
    waist: 'it is greater than neck, and gives such a percentage, too',
    hip: 'it is given for females, and in the right unit',
  },
  limitsInWords: ['height', 'neck', 'waist'],
  otherNames: {
    meant: {
      gender: 'sex userSex',
      height: 'heightCm height_cm heightInches ht',
      neck: 'neckCm neck_circumference neckCircumferenceCm neckSize',
      waist: 'waistCm waist_circumference abdomen belly waistline waistInCm',
      hip: 'hips hipCm hip_circumference hipsCm hipGirth hip_size hipMeasurement buttocks glutes hipCircumferenceCm ' + 'hip-cm hips_in_cm',
    },
    refused:
      'unit="in" units="imperial" waistUnit="in" neck_unit="inches" measurementSystem="us" method="bmi" ' +
      'formula="jackson" equation="x" bodyFatMethod="bmi" ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 skinfold=12 ' +
      'triceps=10 thigh=50 suprailiac=10 forearm=27 wrist=17 ethnicity="x" skinfolds=[1,2,3]',
    ignored: 'name age weight source patientId bodyFatPercent=20 category="Obese" method="US Navy" unit="cm"',
  },
  slowest: { 'all digits': () => ({ gender: 'male', height: 178.1234567890123, neck: 38.1234567890123, waist: 85.1234567890123 }) },
  // 495 / (1.29579 − 0.35004 log₁₀ 139.7 + 0.221 log₁₀ 165.1) − 450, in centimeters
  sentence: `≈ 28.3% “Average” for a woman of 5'5" with a neck of 13 in, a waist of 29.5 in and hips of 38.5 in. Of 145 lb, ≈ 41 lb is fat and ≈ 104 lb is lean mass.`,
};
