import { convertAngle } from 'toolworker';
import { defineCases } from '../cases.ts';

const byHand = '1 turn = 360° = 400 gon, by hand';
const mpmath = 'mpmath 1.3.0 with 400 bits';
const unit = 'one of degrees, radians, gradians, turns';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

export const cases = defineCases({
  run: convertAngle,
  answers: [
    {
      request: { value: 180 },
      result: { result: Math.PI },
      source: 'half a turn is π; digits of π, OEIS A000796',
    },
    {
      request: { value: 1, from: 'degrees', to: 'radians' },
      result: { result: 0.017453292519943295 },
      source: 'π / 180, OEIS A019685: 0.01745329251994329576…',
    },
    {
      request: { value: 1, from: 'radians', to: 'degrees' },
      result: { result: 57.29577951308232 },
      source: '180 / π, OEIS A072097: 57.2957795130823208…',
    },
    {
      request: { value: Math.PI, from: 'radians', to: 'degrees' },
      result: { result: 180 },
      source: `${mpmath}; 180 is the nearest double`,
    },
    {
      request: { value: 15 },
      result: { result: 0.26179938779914946 },
      source: `${mpmath}; in doubles 15 · π / 180 is 0.2617993877991494`,
    },
    { request: { value: -45 }, result: { result: -0.7853981633974483 }, source: mpmath },
    { request: { value: 1e308 }, result: { result: 1.7453292519943295e306 }, source: mpmath },
    {
      request: { value: 1, from: 'radians', to: 'gradians' },
      result: { result: 63.66197723675813 },
      source: mpmath,
    },
    {
      request: { value: 1, from: 'gradians' },
      result: { result: 0.015707963267948967 },
      source: mpmath,
    },
    {
      request: { value: 1e22, from: 'radians', to: 'turns' },
      result: { result: 1.5915494309189533e21 },
      source: mpmath,
    },
    {
      request: { value: 5e-324, from: 'radians', to: 'degrees' },
      result: { result: 2.87e-322 },
      source: `${mpmath}; 5e-324 is the decimal as written`,
    },
    {
      request: { value: 0.7, from: 'gradians', to: 'degrees' },
      result: { result: 0.63 },
      source: `${byHand}; in doubles 0.7 · 360 / 400 is 0.6299999999999999`,
    },
    {
      request: { value: 90, to: 'gradians' },
      result: { result: 100 },
      source: byHand,
    },
    {
      request: { value: -0.1, from: 'turns', to: 'degrees' },
      result: { result: -36 },
      source: byHand,
    },
    {
      request: { value: 720, to: 'turns' },
      result: { result: 2 },
      source: 'angles are not reduced to one turn',
    },
    {
      request: { value: 2.345678901234567, from: 'radians', to: 'radians' },
      result: { result: 2.345678901234567 },
      source: 'the same unit',
    },
    { request: { value: 0 }, result: { result: 0 }, source: 'zero carries no unit' },
    {
      request: { value: -5e-324 },
      result: { result: 0 },
      source: 'nearest to 0, and a negative result that vanishes carries no sign',
    },
  ],
  refusals: [
    { request: { value: 1e308, from: 'turns', to: 'degrees' }, error: tooLarge },
    { request: { value: -1e308, from: 'radians', to: 'gradians' }, error: tooLarge },
    { request: {}, error: 'value: required, a number' },
    { request: { value: '180' }, error: 'value: expected a number, got "180"' },
    {
      request: { value: null, from: 'deg', to: 'rad' },
      error: `value: required, a number; from: expected ${unit}, got "deg"; to: expected ${unit}, got "rad"`,
    },
    { request: { value: 180, from: 'Degrees' }, error: `from: expected ${unit}, got "Degrees"` },
    { request: { value: 180, from: 1 }, error: `from: expected ${unit}, got 1` },
    {
      request: { value: 180, to: 'constructor' },
      error: `to: expected ${unit}, got "constructor"`,
    },
    { request: { value: 180, to: ['turns'] }, error: `to: expected ${unit}, got an array` },
    { request: { value: 1, form: 'turns' }, error: 'form: unknown field, did you mean from?' },
    {
      request: { value: 1, unit: 'turns', to: 'degrees' },
      error: 'unit: unknown field, did you mean from?',
    },
    {
      request: { angle: 1, from_unit: 'turns', toUnit: 'degrees' },
      error:
        'angle: unknown field, did you mean value?; from_unit: unknown field, did you mean from?; toUnit: unknown field, did you mean to?',
    },
    {
      request: { minutes: 180 },
      error: 'request body: expected fields such as value, from, to',
    },
    {
      request: { value: 90, source: 'gradians', target: 'degrees' },
      error: 'source: unknown field, did you mean from?; target: unknown field, did you mean to?',
    },
  ],
});
