import { calculateBmr } from 'toolworker';
import { defineCases } from '../cases.ts';

const ageError = 'age: expected a number greater than 0';
const weightError = 'weight: expected a number greater than 0';
const heightError = 'height: expected a number greater than 0';
const formulaError = 'formula: expected one of mifflin, harris';
const noRate = 'weight: expected more weight or height, or a lower age, for a BMR greater than 0';

const man = { gender: 'male', age: 30, weight: 70, height: 175 } as const;
const woman = { gender: 'female', age: 30, weight: 60, height: 165 } as const;
const byHand = 'the published equation, by hand';

/** Measures that no adult has, and the error. */
const wrongUnits = [
  [{ height: 1.75 }, 'height: expected centimeters such as 175, got 1.75'],
  [{ height: 5.9 }, 'height: expected centimeters such as 175, got 5.9'],
  [{ height: 17.5 }, 'height: expected centimeters such as 175, got 17.5'],
  [{ height: 49.999 }, 'height: expected centimeters such as 175, got 49.999'],
  [{ height: 300.001 }, 'height: expected centimeters such as 175, got 300.001'],
  [{ height: 1750 }, 'height: expected centimeters such as 175, got 1750'],
  [{ height: 5e-324 }, 'height: expected centimeters such as 175, got 5e-324'],
  [{ weight: 9.999 }, 'weight: expected kilograms such as 70, got 9.999'],
  [{ weight: 0.07 }, 'weight: expected kilograms such as 70, got 0.07'],
  [{ weight: 70_000 }, 'weight: expected kilograms such as 70, got 70000'],
  [{ weight: 700.001 }, 'weight: expected kilograms such as 70, got 700.001'],
  [{ weight: 1e308 }, 'weight: expected kilograms such as 70, got 1e+308'],
  [{ age: 130.001 }, 'age: expected years such as 30, got 130.001'],
  [{ age: 360 }, 'age: expected years such as 30, got 360'],
  [{ age: 1990 }, 'age: expected years such as 30, got 1990'],
] as const;

export const cases = defineCases({
  run: calculateBmr,
  answers: [
    {
      request: man,
      result: { bmr: 1648.75, formula: 'mifflin', ...man },
      source: 'calculatorlib.com, Mifflin-St Jeor calculator, worked example',
    },
    {
      request: { ...woman, formula: 'mifflin' },
      result: { bmr: 1320.25, formula: 'mifflin', ...woman },
      source: '600 + 1031.25 − 150 − 161',
    },
    {
      request: { ...man, formula: 'harris' },
      result: { bmr: 1695.667, formula: 'harris', ...man },
      source: '88.362 + 937.79 + 839.825 − 170.31',
    },
    {
      request: { ...woman, formula: 'harris' },
      result: { bmr: 1383.683, formula: 'harris', ...woman },
      source: '447.593 + 554.82 + 511.17 − 129.9',
    },
    {
      request: { gender: 'female', age: 29.99, weight: 61.3, height: 167.9, formula: 'harris' },
      result: {
        bmr: 1404.7316,
        formula: 'harris',
        gender: 'female',
        age: 29.99,
        weight: 61.3,
        height: 167.9,
      },
      source: `${byHand}; in doubles it comes to 1404.7315999999998`,
    },
    {
      request: { gender: 'male', age: 0.2, weight: 10, height: 50 },
      result: {
        bmr: 416.5,
        formula: 'mifflin',
        gender: 'male',
        age: 0.2,
        weight: 10,
        height: 50,
      },
      source: 'the smallest measures, 100 + 312.5 − 1 + 5',
    },
    {
      request: { gender: 'male', age: 130, weight: 700, height: 300 },
      result: {
        bmr: 8230,
        formula: 'mifflin',
        gender: 'male',
        age: 130,
        weight: 700,
        height: 300,
      },
      source: 'the largest measures, 7000 + 1875 − 650 + 5',
    },
  ],
  refusals: [
    { request: { ...man, age: 0 }, error: `${ageError}, got 0` },
    { request: { ...man, weight: -70 }, error: `${weightError}, got -70` },
    { request: { ...man, height: 0 }, error: `${heightError}, got 0` },
    {
      request: { gender: 'male', age: 0, weight: 0, height: 0 },
      error: `${ageError}, got 0; ${weightError}, got 0; ${heightError}, got 0`,
    },
    {
      request: { gender: 'female', age: 130, weight: 10, height: 50 },
      error: `${noRate}, got 10`,
    },
    {
      request: { gender: 'male', age: 130, weight: 10.5, height: 50, formula: 'harris' },
      error: `${noRate}, got 10.5`,
    },
    ...wrongUnits.map(([measures, error]) => ({ request: { ...man, ...measures }, error })),
    {
      request: { ...man, weight: 70_000, height: 1.75, age: 1990 },
      error:
        'age: expected years such as 30, got 1990; weight: expected kilograms such as 70, got 70000; height: expected centimeters such as 175, got 1.75',
    },
    {
      request: {},
      error:
        'gender: required, one of male, female; age: required, a number greater than 0; weight: required, a number greater than 0; height: required, a number greater than 0',
    },
    {
      request: { ...man, gender: 'Male' },
      error: 'gender: expected one of male, female, got "Male"',
    },
    { request: { ...man, gender: null }, error: 'gender: required, one of male, female' },
    { request: { ...man, age: '30' }, error: `${ageError}, got "30"` },
    { request: { ...man, weight: [70] }, error: `${weightError}, got an array` },
    { request: { ...man, height: true }, error: `${heightError}, got true` },
    { request: { ...man, formula: 'katch' }, error: `${formulaError}, got "katch"` },
    { request: { ...man, formula: '\ud800' }, error: String.raw`${formulaError}, got "\ud800"` },
    {
      request: { ...man, Formula: 'harris' },
      error: 'Formula: unknown field, did you mean formula?',
    },
    {
      request: { ...man, method: 'harris' },
      error: 'method: unknown field, did you mean formula?',
    },
    {
      request: { sex: 'male', age: 30, weightKg: 70, height: 175 },
      error:
        'sex: unknown field, did you mean gender?; weightKg: unknown field, did you mean weight?',
    },
    {
      request: { waist: 80 },
      error: 'request body: expected fields such as gender, age, weight, height, formula',
    },
  ],
});
