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
      request: { gender: 'male', age: 0.2, weight: 1e300, height: 5e-324 },
      result: {
        bmr: 1e301,
        formula: 'mifflin',
        gender: 'male',
        age: 0.2,
        weight: 1e300,
        height: 5e-324,
      },
      source: byHand,
    },
    {
      request: { gender: 'male', age: 1, weight: 1e-300, height: 1e-300 },
      result: {
        bmr: 1.625e-299,
        formula: 'mifflin',
        gender: 'male',
        age: 1,
        weight: 1e-300,
        height: 1e-300,
      },
      source: '10e-300 + 6.25e-300 − 5 + 5, which doubles would lose',
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
    { request: { ...woman, age: 294.05 }, error: `${noRate}, got 60` },
    {
      request: { gender: 'female', age: 4, weight: 0.1, height: 28.8 },
      error: `${noRate}, got 0.1`,
    },
    { request: { ...man, age: 500, formula: 'harris' }, error: `${noRate}, got 70` },
    {
      request: { ...man, weight: 1e308 },
      error: 'request body: expected numbers whose result is within ±1.8e308',
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
