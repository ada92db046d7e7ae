import { calculateBmi } from 'toolworker';
import { defineCases } from '../cases.ts';

export const cases = defineCases({
  run: calculateBmi,
  answers: [
    {
      request: { unit: 'metric', height: 180, weight: 81 },
      result: { bmi: 25, category: 'Overweight' },
      source: '81 / 1.8² = 81 / 3.24 = 25, the lower bound of overweight',
    },
    {
      request: { unit: 'metric', height: 200, weight: 74 },
      result: { bmi: 18.5, category: 'Normal weight' },
      source: '74 / 2² = 18.5, the lower bound of normal weight',
    },
    {
      request: { unit: 'metric', height: 200, weight: 73.9 },
      result: { bmi: 18.475, category: 'Underweight' },
      source: '73.9 / 4',
    },
    {
      request: { unit: 'metric', height: 100, weight: 30 },
      result: { bmi: 30, category: 'Obese' },
      source: '30 / 1² = 30, the lower bound of obese',
    },
    {
      request: { unit: 'metric', height: 160, weight: 59.9 },
      result: { bmi: 23.3984375, category: 'Normal weight' },
      source: '59.9 / 2.56; 59.9 / (160 / 100) ** 2 in doubles prints 23.398437499999996',
    },
    {
      request: { unit: 'imperial', height: 100, weight: 100 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: '100 lb = 45.359237 kg, 100 in = 2.54 m, 2.54² = 6.4516',
    },
    {
      request: { unit: 'imperial', weight: 100, feet: 8, inches: 4 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: '8 ft 4 in = 100 in',
    },
    {
      request: { unit: 'imperial', weight: 100, feet: 0, inches: 100 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: 'all in inches',
    },
    {
      request: { unit: 'imperial', weight: 900, feet: 25 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: '25 ft = 300 in, thrice the height and nine times the weight',
    },
    {
      request: { unit: 'imperial', height: 60, weight: 100, feet: 8, inches: 4 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: 'feet replace height',
    },
    ...[0, -1, 1e308].map((height) => ({
      request: { unit: 'imperial' as const, height, weight: 100, feet: 8, inches: 4 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' as const },
      source: 'feet replace any number in height',
    })),
    {
      request: { unit: 'metric', height: 100, weight: 1 },
      result: { bmi: 1, category: 'Underweight' },
      source: '1 / 1², the lowest',
    },
    {
      request: { unit: 'metric', height: 10, weight: 10 },
      result: { bmi: 1000, category: 'Obese' },
      source: '10 / 0.1², the highest',
    },
    {
      request: { unit: 'imperial', height: 100, weight: 100, inches: 4 },
      result: { bmi: 45359237 / 6451600, category: 'Underweight' },
      source: 'inches without feet are ignored',
    },
    {
      request: { unit: 'metric', height: 180, weight: 81, feet: 5 },
      result: { bmi: 25, category: 'Overweight' },
      source: 'feet are imperial only',
    },
  ],
  refusals: [
    {
      request: { unit: 'metric', height: 0, weight: -1 },
      error:
        'height: expected a number greater than 0, got 0; weight: expected a number greater than 0, got -1',
    },
    {
      request: {},
      error:
        'unit: required, one of metric, imperial; height: required, a number greater than 0; weight: required, a number greater than 0',
    },
    {
      request: { unit: 'metric', weight: 81, feet: 5 },
      error: 'unit: expected imperial for a height in feet, got "metric"',
    },
    {
      request: { unit: 'imperial', weight: 81, inches: 5 },
      error: 'height: required, a number greater than 0',
    },
    {
      request: { height: 180, weight: 81 },
      error: 'unit: required, one of metric, imperial',
    },
    {
      request: { unit: 'Metric', height: '180', weight: null },
      error:
        'unit: expected one of metric, imperial, got "Metric"; height: expected a number greater than 0, got "180"; weight: required, a number greater than 0',
    },
    {
      request: { unit: 'imperial', weight: 81, feet: -1 },
      error: 'feet: expected a number of at least 0, got -1',
    },
    {
      request: { unit: 'imperial', weight: 81, feet: '5', inches: true },
      error:
        'feet: expected a number of at least 0, got "5"; inches: expected a number of at least 0, got true',
    },
    {
      request: { unit: 'imperial', weight: 81, feet: 0 },
      error:
        'feet: expected a height greater than 0 together with inches, which is 0 by default, got 0',
    },
    {
      request: { unit: 'imperial', weight: 81, feet: 5, inch: 11 },
      error: 'inch: unknown field, did you mean inches?',
    },
    {
      request: { waist: 80, hip: 100 },
      error: 'request body: expected fields such as unit, height, weight, feet, inches',
    },
    ...[0, -1].flatMap((height) => [
      {
        request: { unit: 'imperial', height, weight: 81 },
        error: `height: expected a number greater than 0, got ${height}`,
      },
      {
        request: { unit: 'metric', height, weight: 81, feet: 5 },
        error: `height: expected a number greater than 0, got ${height}`,
      },
    ]),
    {
      request: { unit: 'metric', height: 0, weight: 81, feet: '5' },
      error:
        'height: expected a number greater than 0, got 0; feet: expected a number of at least 0, got "5"',
    },
    {
      request: { unit: 'imperial', height: '0', weight: 81, feet: 5 },
      error: 'height: expected a number greater than 0, got "0"',
    },
    ...[1.8, 1e-200, 28, 1800].map((height) => ({
      request: { unit: 'metric', height, weight: 81 },
      error: `height: expected centimeters such as 180, got ${height}`,
    })),
    ...[81_000, 1e308, 0.081, 3.23].map((weight) => ({
      request: { unit: 'metric', height: 180, weight },
      error: `weight: expected kilograms such as 81, got ${weight === 1e308 ? '1e+308' : weight}`,
    })),
    {
      request: { unit: 'metric', height: 100, weight: 0.999_999_999_999_999_9 },
      error: 'weight: expected kilograms such as 81, got 0.9999999999999999',
    },
    {
      request: { unit: 'metric', height: 10, weight: 10.000_000_000_000_002 },
      error: 'height: expected centimeters such as 180, got 10',
    },
    {
      request: { unit: 'metric', height: 1.8, weight: 1e-9 },
      error: 'weight: expected kilograms such as 81, got 1e-9',
    },
    {
      request: { unit: 'metric', height: 50, weight: 3500 },
      error: 'weight: expected kilograms such as 81, got 3500',
    },
    {
      request: { unit: 'imperial', height: 5.9, weight: 180 },
      error: 'height: expected inches such as 70, got 5.9',
    },
    {
      request: { unit: 'imperial', height: 1800, weight: 180 },
      error: 'height: expected inches such as 70, got 1800',
    },
    {
      request: { unit: 'imperial', height: 70, weight: 81_000 },
      error: 'weight: expected pounds such as 180, got 81000',
    },
    {
      request: { unit: 'imperial', height: 0, weight: 180, feet: 180 },
      error: 'feet: expected feet such as 5, got 180',
    },
    {
      request: { unit: 'imperial', height: 70, weight: 180, feet: 0.5 },
      error: 'feet: expected feet such as 5, got 0.5',
    },
    {
      request: { unit: 'imperial', weight: 180, feet: 5, inches: 700 },
      error: 'inches: expected inches such as 10, got 700',
    },
    {
      request: { unit: 'imperial', weight: 81_000, feet: 5, inches: 10 },
      error: 'weight: expected pounds such as 180, got 81000',
    },
    {
      request: { unit: 'imperial', feet: 5, in: 10, weight: 180 },
      error: 'in: unknown field, did you mean inches?',
    },
    {
      request: { unit: 'imperial', height: 70, ft: 5, weight: 180 },
      error: 'ft: unknown field, did you mean feet?',
    },
  ],
});
