import { convertCooking } from 'toolworker';
import { defineCases } from '../cases.ts';

const nist = 'NIST Handbook 44, Appendix C';
const unit = 'one of ml, teaspoon, tablespoon, floz, cup, pint, quart, liter, gallon';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const gallon = {
  ml: 3785.411784,
  teaspoon: 768,
  tablespoon: 256,
  floz: 128,
  cup: 16,
  pint: 8,
  quart: 4,
  liter: 3.785411784,
  gallon: 1,
};
const nothing = {
  ml: 0,
  teaspoon: 0,
  tablespoon: 0,
  floz: 0,
  cup: 0,
  pint: 0,
  quart: 0,
  liter: 0,
  gallon: 0,
};

export const cases = defineCases({
  run: convertCooking,
  answers: [
    {
      request: { value: 1, from: 'gallon', to: 'quart' },
      result: { result: 4, ml: 3785.411784, units: gallon },
      source: nist,
    },
    {
      request: { value: 768, from: 'teaspoon', to: 'gallon' },
      result: { result: 1, ml: 3785.411784, units: gallon },
      source: nist,
    },
    {
      request: { value: 3.785411784, from: 'liter', to: 'pint' },
      result: { result: 8, ml: 3785.411784, units: gallon },
      source: nist,
    },
    {
      request: { value: 0.25, from: 'cup', to: 'tablespoon' },
      result: {
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
      source: 'NIST SP 430, kitchen units: a quarter cup; 946.352946 ml a quart',
    },
    {
      request: { value: 1, from: 'teaspoon', to: 'ml' },
      result: {
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
      source: 'NIST SP 430, kitchen units; 231 · 2.54³ / 768 ml',
    },
    {
      request: { value: 0.3, from: 'tablespoon', to: 'teaspoon' },
      result: {
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
      source: `${nist}, by hand; in doubles 0.3 · 3 is 0.8999999999999999`,
    },
    {
      request: { value: 0, from: 'cup', to: 'cup' },
      result: { result: 0, ml: 0, units: nothing },
      source: 'nothing is nothing in any unit',
    },
  ],
  refusals: [
    {
      request: { value: -1, from: 'cup', to: 'ml' },
      error: 'value: expected a number of at least 0, got -1',
    },
    {
      request: { value: -5e-324, from: 'ml', to: 'ml' },
      error: 'value: expected a number of at least 0, got -5e-324',
    },
    { request: { value: 1e308, from: 'gallon', to: 'gallon' }, error: tooLarge },
    {
      request: {},
      error: `value: required, a number of at least 0; from: required, ${unit}; to: required, ${unit}`,
    },
    {
      request: { value: '1', from: 'cup', to: 'ml' },
      error: 'value: expected a number of at least 0, got "1"',
    },
    {
      request: { value: null, from: 'cup', to: 'ml' },
      error: 'value: required, a number of at least 0',
    },
    {
      request: { value: 1, from: 'cups', to: 'ml' },
      error: `from: expected ${unit}, got "cups"`,
    },
    {
      request: { value: 1, from: 'toString', to: 'ml' },
      error: `from: expected ${unit}, got "toString"`,
    },
    { request: { value: 1, from: 'cup', to: 'ML' }, error: `to: expected ${unit}, got "ML"` },
    {
      request: { value: 1, from: '\udfff', to: ['ml'] },
      error: `from: expected ${unit}, got "\\udfff"; to: expected ${unit}, got an array`,
    },
    {
      request: { values: 1, from: 'cup', to: 'ml' },
      error: 'values: unknown field, did you mean value?',
    },
    {
      request: { amount: 1, fromUnit: 'cup', toUnit: 'ml' },
      error:
        'amount: unknown field, did you mean value?; fromUnit: unknown field, did you mean from?; toUnit: unknown field, did you mean to?',
    },
    { request: { cups: 1 }, error: 'request body: expected fields such as value, from, to' },
  ],
});
