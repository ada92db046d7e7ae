import { convertCooking } from 'toolworker';
import type { SpecOf } from '../support/spec.ts';

const nist = 'NIST Handbook 44, Appendix C';
const unit = 'one of ml, teaspoon, tablespoon, floz, cup, pint, quart, liter, gallon';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const gallon = { ml: 3785.411784, teaspoon: 768, tablespoon: 256, floz: 128, cup: 16, pint: 8, quart: 4, liter: 3.785411784, gallon: 1 };
const nothing = { ml: 0, teaspoon: 0, tablespoon: 0, floz: 0, cup: 0, pint: 0, quart: 0, liter: 0, gallon: 0 };

const cookingUnits = 'one of ml, teaspoon, tablespoon, floz, cup, pint, quart, liter, gallon';

export const spec: SpecOf<typeof convertCooking> = {
  run: convertCooking,
  operation: 'convert-cooking',
  fields: {
    value: 'number ≥ 0, required',
    from: 'ml | teaspoon | tablespoon | floz | cup | pint | quart | liter | gallon, required',
    to: 'ml | teaspoon | tablespoon | floz | cup | pint | quart | liter | gallon, required',
  },
  result: ['result', 'ml', 'units'],
  answers: [
    [{ value: 1, from: 'gallon', to: 'quart' }, { result: 4, ml: 3785.411784, units: gallon }, nist],
    [{ value: 768, from: 'teaspoon', to: 'gallon' }, { result: 1, ml: 3785.411784, units: gallon }, nist],
    [{ value: 3.785411784, from: 'liter', to: 'pint' }, { result: 8, ml: 3785.411784, units: gallon }, nist],
    [
      { value: 0.25, from: 'cup', to: 'tablespoon' },
      {
        result: 4,
        ml: 59.147059125,
        units: {
          ml: 59.147059125,
          teaspoon: 12,
          tablespoon: 4,
          floz: 2,
          cup: 0.25,
          pint: 0.125,
          quart: 0.0625,
          liter: 0.059147059125,
          gallon: 0.015625,
        },
      },
      'NIST SP 430, kitchen units: a quarter cup; 946.352946 ml a quart',
    ],
    [
      { value: 1, from: 'teaspoon', to: 'ml' },
      {
        result: 4.92892159375,
        ml: 4.92892159375,
        units: {
          ml: 4.92892159375,
          teaspoon: 1,
          tablespoon: 1 / 3,
          floz: 1 / 6,
          cup: 1 / 48,
          pint: 1 / 96,
          quart: 1 / 192,
          liter: 0.00492892159375,
          gallon: 1 / 768,
        },
      },
      'NIST SP 430, kitchen units; 231 · 2.54³ / 768 ml',
    ],
    [
      { value: 0.3, from: 'tablespoon', to: 'teaspoon' },
      {
        result: 0.9,
        ml: 4.436029434375,
        units: {
          ml: 4.436029434375,
          teaspoon: 0.9,
          tablespoon: 0.3,
          floz: 0.15,
          cup: 0.01875,
          pint: 0.009375,
          quart: 0.0046875,
          liter: 0.004436029434375,
          gallon: 0.001171875,
        },
      },
      `${nist}, by hand; in doubles 0.3 · 3 is 0.8999999999999999`,
    ],
    [{ value: 0, from: 'cup', to: 'cup' }, { result: 0, ml: 0, units: nothing }, 'nothing is nothing in any unit'],
  ],
  refusals: [
    [{ value: 1e308, from: 'gallon', to: 'gallon' }, tooLarge],
    [{ value: 1, from: '\udfff', to: ['ml'] }, `from: expected ${unit}, got "\\udfff"; to: expected ${unit}, got an array`],
  ],
  typed: [
    [{ value: 1, from: 'tablespoon', to: 'teaspoon' }, { result: 3, ml: 14.78676478125 }, 'angularsen/UnitsNet #134, the US tablespoon'],
    [
      { value: 2, from: 'cup', to: 'ml' },
      { result: 473.176473, ml: 473.176473 },
      'a US cup is 236.5882365 ml (NIST Handbook 44, appendix C)',
    ],
    [{ value: 1.5, from: 'pint', to: 'floz' }, { result: 24 }, 'NIST Handbook 44, appendix C: 16 fluid ounces'],
    [{ value: 250, from: 'ml', to: 'cup' }, { result: 1.0566882094325936 }, '250 / 236.5882365, a metric cup'],
    [
      { value: 16, from: 'tablespoon', to: 'cup' },
      { result: 1, units: { tablespoon: 16, cup: 1, teaspoon: 48, floz: 8, pint: 0.5, quart: 0.25 } },
      'biati-digital/alfred-calculate-anything #170',
    ],
    [{ value: 0, from: 'cup', to: 'ml' }, { result: 0 }, 'nothing'],
    [
      { value: 3, from: 'tsp', to: 'tbsp' },
      `from: expected ${cookingUnits}, got "tsp"; to: expected ${cookingUnits}, got "tbsp"`,
      'recipeyak/recipeyak #1001',
    ],
    [
      { value: 2, from: 'cups', to: 'mL' },
      `from: expected ${cookingUnits}, got "cups"; to: expected ${cookingUnits}, got "mL"`,
      'biati-digital/alfred-calculate-anything #170: cup, cups',
    ],
    [
      { value: '2 ts', from: 'teaspoon', to: 'ml' },
      'value: expected a number of at least 0, got "2 ts"',
      'falk-hueffner/metric-cooking #4',
    ],
    [
      { amount: 2, unit: 'cup', to: 'ml' },
      'amount: unknown field, did you mean value?; unit: unknown field, did you mean from?',
      'amount and unit',
    ],
    [
      { value: 2, fromUnit: 'cup', toUnit: 'ml' },
      'fromUnit: unknown field, did you mean from?; toUnit: unknown field, did you mean to?',
      'the names of a converter’s menus',
    ],
  ],
  otherNames: {
    meant: {
      value: 'amount quantity volume valueAmount inputValue qty',
      from: 'fromUnit from_unit unit sourceUnit inputUnit source unitFrom',
      to: 'toUnit to_unit targetUnit outputUnit target into unitTo',
    },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 ' +
      'ingredient="flour" substance="sugar" density=0.5 region="uk" system="imperial" cupSize=250 ' +
      'servings=4 scale=2 multiplier=2 packed=true fraction=true imperial=true temperature=180',
    ignored: 'name recipe ml=5 units={"cup":1} result=1 servings=1 region="us" system="US" scale=1 foodName="x"',
  },
  slowest: { 'extreme numbers': () => ({ value: 1e300, from: 'cup', to: 'ml' }) },
  sentence: '≈ 125 g is 1 cup of all-purpose flour.',
};
