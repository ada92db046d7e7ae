import { calculateBmi } from 'toolworker';
import { largest } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const positive = 'a number greater than 0';

export const spec: SpecOf<typeof calculateBmi> = {
  run: calculateBmi,
  operation: 'calculate-bmi',
  fields: {
    unit: 'metric | imperial, required',
    height: 'number, required',
    weight: 'number > 0, required',
    feet: 'number ≥ 0',
    inches: 'number ≥ 0, default 0',
  },
  result: ['bmi', 'category'],
  answers: [
    [
      { unit: 'metric', height: 180, weight: 81 },
      { bmi: 25, category: 'Overweight' },
      '81 / 1.8² = 81 / 3.24 = 25, the lower bound of overweight',
    ],
    [
      { unit: 'metric', height: 200, weight: 74 },
      { bmi: 18.5, category: 'Normal weight' },
      '74 / 2² = 18.5, the lower bound of normal weight',
    ],
    [{ unit: 'metric', height: 200, weight: 73.9 }, { bmi: 18.475, category: 'Underweight' }, '73.9 / 4'],
    [{ unit: 'metric', height: 100, weight: 30 }, { bmi: 30, category: 'Obese' }, '30 / 1² = 30, the lower bound of obese'],
    [
      { unit: 'metric', height: 160, weight: 59.9 },
      { bmi: 23.3984375, category: 'Normal weight' },
      '59.9 / 2.56; 59.9 / (160 / 100) ** 2 in doubles prints 23.398437499999996',
    ],
    [
      { unit: 'imperial', height: 100, weight: 100 },
      { bmi: 45359237 / 6451600, category: 'Underweight' },
      '100 lb = 45.359237 kg, 100 in = 2.54 m, 2.54² = 6.4516',
    ],
    [{ unit: 'imperial', weight: 100, feet: 8, inches: 4 }, { bmi: 45359237 / 6451600, category: 'Underweight' }, '8 ft 4 in = 100 in'],
    [{ unit: 'imperial', weight: 100, feet: 0, inches: 100 }, { bmi: 45359237 / 6451600, category: 'Underweight' }, 'all in inches'],
    [
      { unit: 'imperial', height: 60, weight: 100, feet: 8, inches: 4 },
      { bmi: 45359237 / 6451600, category: 'Underweight' },
      'feet replace height',
    ],
    ...[0, -1, 1e308].map(
      (height) =>
        [
          { unit: 'imperial', height, weight: 100, feet: 8, inches: 4 },
          { bmi: 45359237 / 6451600, category: 'Underweight' },
          'feet replace any number in height',
        ] as const,
    ),
    [{ unit: 'metric', height: 100, weight: 5 }, { bmi: 5, category: 'Underweight' }, '5 / 1², the lowest'],
    [{ unit: 'metric', height: 100, weight: 300 }, { bmi: 300, category: 'Obese' }, '300 / 1², the highest'],
    [{ unit: 'metric', height: 30, weight: 1 }, { bmi: 100 / 9, category: 'Underweight' }, '1 / 0.3², a newborn, the least measures'],
    [{ unit: 'metric', height: 280, weight: 700 }, { bmi: 625 / 7, category: 'Obese' }, '700 / 2.8², the largest measures'],
    [
      { unit: 'imperial', height: 100, weight: 100, inches: 4 },
      { bmi: 45359237 / 6451600, category: 'Underweight' },
      'inches without feet are ignored',
    ],
    [{ unit: 'metric', height: 180, weight: 81, feet: 5 }, { bmi: 25, category: 'Overweight' }, 'feet are imperial only'],
  ],
  refusals: [
    [
      { unit: 'metric', height: 0, weight: -1 },
      'height: expected a number greater than 0, got 0; weight: expected a number greater than 0, got -1',
    ],
    [{}, 'unit: required, one of metric, imperial; height: required, a number greater than 0; weight: required, a number greater than 0'],
    [{ unit: 'metric', weight: 81, feet: 5 }, 'unit: expected imperial for a height in feet, got "metric"'],
    [{ unit: 'imperial', weight: 81, inches: 5 }, 'height: required, a number greater than 0'],
    [
      { unit: 'Metric', height: '180', weight: null },
      'unit: expected one of metric, imperial, got "Metric"; height: expected a number greater than 0, got "180"; weight: required, a number greater than 0',
    ],
    [
      { unit: 'imperial', weight: 81, feet: 0 },
      'feet: expected a height greater than 0 together with inches, which is 0 by default, got 0',
    ],
    ...[0, -1].flatMap(
      (height) =>
        [
          [{ unit: 'imperial', height, weight: 81 }, `height: expected a number greater than 0, got ${height}`],
          [{ unit: 'metric', height, weight: 81, feet: 5 }, `height: expected a number greater than 0, got ${height}`],
        ] as const,
    ),
    [
      { unit: 'metric', height: 0, weight: 81, feet: '5' },
      'height: expected a number greater than 0, got 0; feet: expected a number of at least 0, got "5"',
    ],
    [{ unit: 'imperial', height: '0', weight: 81, feet: 5 }, 'height: expected a number greater than 0, got "0"'],
    ...[1.8, 1e-200, 28, 1800].map(
      (height) => [{ unit: 'metric', height, weight: 81 }, `height: expected centimeters such as 180, got ${height}`] as const,
    ),
    ...[81_000, 1e308, 0.081, 3.23].map(
      (weight) =>
        [
          { unit: 'metric', height: 180, weight },
          `weight: expected kilograms such as 81, got ${weight === 1e308 ? '1e+308' : weight}`,
        ] as const,
    ),
    [{ unit: 'metric', height: 100, weight: 0.999_999_999_999_999_9 }, 'weight: expected kilograms such as 81, got 0.9999999999999999'],
    [{ unit: 'metric', height: 10, weight: 10 }, 'height: expected centimeters such as 180, got 10'],
    [
      { unit: 'metric', height: 1.8, weight: 1e-9 },
      'height: expected centimeters such as 180, got 1.8; weight: expected kilograms such as 81, got 1e-9',
    ],
    // Inches and pounds as metric, centimeters and kilograms as imperial.
    [{ unit: 'metric', height: 70, weight: 180 }, 'height: expected centimeters such as 180, got 70'],
    [{ unit: 'imperial', height: 180, weight: 80 }, 'height: expected inches such as 70, got 180'],
    [{ unit: 'metric', height: 29.999, weight: 1 }, 'height: expected centimeters such as 180, got 29.999'],
    [{ unit: 'metric', height: 280.001, weight: 100 }, 'height: expected centimeters such as 180, got 280.001'],
    [{ unit: 'metric', height: 200, weight: 700.001 }, 'weight: expected kilograms such as 81, got 700.001'],
    [{ unit: 'metric', height: 100, weight: 4.999 }, 'weight: expected kilograms such as 81, got 4.999'],
    [{ unit: 'metric', height: 100, weight: 300.001 }, 'height: expected centimeters such as 180, got 100'],
    [{ unit: 'metric', height: 150, weight: 690 }, 'weight: expected kilograms such as 81, got 690'],
    [{ unit: 'imperial', height: 100, weight: 40 }, 'height: expected inches such as 70, got 100'],
    [{ unit: 'metric', height: 180, weight: 12 }, 'weight: expected kilograms such as 81, got 12'],
    [{ unit: 'imperial', weight: 180, feet: 9, inches: 3 }, 'feet: expected feet such as 5, got 9'],
    [{ unit: 'imperial', weight: 180, feet: 5, inches: 70 }, 'inches: expected inches such as 10, got 70'],
    [{ unit: 'imperial', weight: 180, feet: 180, inches: 12 }, 'feet: expected feet such as 5, got 180'],
    [{ unit: 'metric', height: 50, weight: 3500 }, 'weight: expected kilograms such as 81, got 3500'],
    [{ unit: 'imperial', height: 5.9, weight: 180 }, 'height: expected inches such as 70, got 5.9'],
    [{ unit: 'imperial', height: 1800, weight: 180 }, 'height: expected inches such as 70, got 1800'],
    [{ unit: 'imperial', height: 70, weight: 81_000 }, 'weight: expected pounds such as 180, got 81000'],
    [{ unit: 'imperial', height: 0, weight: 180, feet: 180 }, 'feet: expected feet such as 5, got 180'],
    [{ unit: 'imperial', height: 70, weight: 180, feet: 0.5 }, 'feet: expected feet such as 5, got 0.5'],
    [{ unit: 'imperial', weight: 180, feet: 5, inches: 700 }, 'inches: expected inches such as 10, got 700'],
    [{ unit: 'imperial', weight: 81_000, feet: 5, inches: 10 }, 'weight: expected pounds such as 180, got 81000'],
  ],
  typed: [
    [
      { unit: 'metric', height: 170, weight: 70 },
      { bmi: 24.22145328719723, category: 'Normal weight' },
      'ghostmkg/web-development #237, 24.22',
    ],
    [
      { unit: 'imperial', height: 65, weight: 160 },
      { bmi: 26.62512017568414, category: 'Overweight' },
      'lb · 0.45359237 / (in · 0.0254)², as a fraction',
    ],
    [
      { unit: 'imperial', height: 0, weight: 180, feet: 5, inches: 10 },
      { bmi: 25.827045782662992, category: 'Overweight' },
      'a generated client must send height, which the document requires',
    ],
    [{ unit: 'imperial', height: null, weight: 180, feet: 5, inches: 10 }, { bmi: 25.827045782662992 }, 'the same with null'],
    [
      { unit: 'metric', height: 1.7, weight: 70 },
      'height: expected centimeters such as 180, got 1.7',
      'the formula’s own meters, ghostmkg/web-development #237',
    ],
    [
      { unit: 'metric', height: '170', weight: '70' },
      `height: expected ${positive}, got "170"; weight: expected ${positive}, got "70"`,
      formInput,
    ],
    [
      { unit: 'metric', height: '1,70', weight: '70,5 kg' },
      `height: expected ${positive}, got "1,70"; weight: expected ${positive}, got "70,5 kg"`,
      'bornova/numara-calculator #185, decimal commas',
    ],
    [{ unit: 'imperial', height: `5'10"`, weight: 180 }, `height: expected ${positive}, got "5'10""`, 'jaikaran109/51_Web_Projects #106'],
    [{ unit: 'metric', height: 170, weight: 0 }, `weight: expected ${positive}, got 0`, 'jaikaran109/51_Web_Projects #106'],
    [{ unit: 'kg', height: 170, weight: 70 }, 'unit: expected one of metric, imperial, got "kg"', 'the unit of the weight'],
    [{ height: 170, weight: 70 }, 'unit: required, one of metric, imperial', 'most BMI forms'],
    [
      { unit: 'metric', heightCm: 170, weightKg: 70 },
      'heightCm: unknown field, did you mean height?; weightKg: unknown field, did you mean weight?',
      'units in the names of fields',
    ],
    [
      { unit: 'imperial', feet: 5, in: 10, weight: 180 },
      'in: unknown field, did you mean inches?',
      'the symbol; without it the height would be 5 feet',
    ],
    ...[
      { feet: 5, inches: 10, weight: 180 },
      { feet: 5.9, weight: 82 },
      { height: null, feet: 6, weight: 82 },
      { feet: 0, inches: 70, weight: 82 },
    ].map(
      (measures) =>
        [
          { unit: 'metric', ...measures },
          'unit: expected imperial for a height in feet, got "metric"',
          'feet need imperial units',
        ] as const,
    ),
    [
      { unit: 'metric', feet: 5, weight: 0 },
      `unit: expected imperial for a height in feet, got "metric"; weight: expected ${positive}, got 0`,
      'feet need imperial units',
    ],
    [
      { unit: 'metric', heightFeet: 5, heightInches: 10, weight: 82 },
      `height: required, ${positive}; heightFeet: unknown field, did you mean feet?; heightInches: unknown field, did you mean inches?`,
      'units in the names of fields',
    ],
    [{ unit: 'metric', height: 180, feet: 5, weight: 81 }, { bmi: 25 }, 'a form that sends all of its fields'],
    [
      { heightCm: 180, weightKg: 81 },
      'unit: required, one of metric, imperial; heightCm: unknown field, did you mean height?; weightKg: unknown field, did you mean weight?',
      'units in the names of fields',
    ],
    [{ unit: 'imperial', height: 70, ft: 5, weight: 180 }, 'ft: unknown field, did you mean feet?', 'the symbol'],
  ],
  beyondSchema: {
    height: 'it is greater than 0 unless feet replace it, and in the right unit',
    weight: 'it is in the right unit',
    feet: 'a height in feet and inches is greater than 0, in the right units',
    inches: 'they are in the right unit',
    unit: 'it is imperial if only feet are given',
  },
  otherNames: {
    meant: {
      unit: 'units system unitSystem measurement_system unit_type measurementUnits metric=true imperial=true isMetric=true',
      height: 'heightCm height_cm heightInCm HEIGHT_CM personHeight heightValue stature height_m bodyHeightCm ht height-cm',
      weight: 'weightKg weight_kg weightLbs bodyWeight mass userWeightKg weight-in-kg body_weight_kg wt weight_lb pounds',
      feet: 'ft heightFt height_feet heightInFeet foot height_ft',
      inches: 'in inch height_in heightInches extraInches additional_inches inchs remainingInches heightInch ins',
    },
    refused:
      'heightUnit="in" weightUnit="lb" units="imperial" height_unit="ft" weight-units="lbs" bodyUnit="x" unit_s="x" ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 stone=11 ' +
      'stones=11 formula="new" asian=true ethnicity="asian" cutoffs=[23] childPercentile=true prime=true',
    ignored:
      'name age gender source dateOfVisit patientId activityLevel bmi=25 category="Obese" waist=80 units="metric" heightUnit="cm" weightUnit="kg" formula=false weightCode="x"',
  },
  slowest: { 'extreme numbers': () => ({ unit: 'metric', height: 5e154, weight: largest }) },
  // In pounds and inches, a BMI is 703.07 · weight / height².
  sentence: `25.1 kg/m² Overweight at 5'11" and 180 lb. Normal weight at this height is from 132.6 lb to below 179.2 lb. It ends 0.8 lb lower.`,
};
