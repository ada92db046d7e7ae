import { convertDecimalToPercent } from 'toolworker';
import { defineCases } from '../cases.ts';

const number = 'a number such as 0.5, 50% or 5e-1';
const exponent = 'an exponent from -10,000 to 10,000 in scientific notation';
const rangeError = (value: string) =>
  `value: expected a percentage within ±1.8e308, got "${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`;

const byHand = 'the point, moved by two places';

const halves = ['0.5', '+.50', '5e-1', '50%', '50 %', ' \u008550.0\u00a0%\n', '5 x 10^1 %'];

export const cases = defineCases({
  run: convertDecimalToPercent,
  answers: [
    ...[
      '−0.5',
      '−50%',
      '−50 %',
      '−5e−1',
      '−5×10⁻¹',
      '-0.05 × 10¹',
      '−5 x 10^−1',
      '−5000×10⁻²%',
    ].map((value) => ({
      request: { value },
      result: { decimal: -0.5, percent: -50, percentString: '-50%', result: -50 },
      source: 'U+2212 and superscripts',
    })),
    ...['10⁻³', '10^-3', '+10⁻¹ %', '1×10⁻³'].map((value) => ({
      request: { value },
      result: { decimal: 0.001, percent: 0.1, percentString: '0.1%', result: 0.1 },
      source: 'powers of ten',
    })),
    ...halves.map((value) => ({
      request: { value },
      result: { decimal: 0.5, percent: 50, percentString: '50%', result: 50 },
      source: 'a half is 50 %, also where it says so already',
    })),
    ...['50', '50%', '50 %', '5e1', '+50.'].map((value) => ({
      request: { value, direction: 'from' as const },
      result: { decimal: 0.5, percent: 50, percentString: '50%', result: 0.5 },
      source: '50 % is a half, with or without a percent sign',
    })),
    {
      request: { value: '0.07' },
      result: { decimal: 0.07, percent: 7, percentString: '7%', result: 7 },
      source: `${byHand}; 0.07 * 100 in doubles prints 7.000000000000001`,
    },
    {
      request: { value: '0.29' },
      result: { decimal: 0.29, percent: 29, percentString: '29%', result: 29 },
      source: `${byHand}; 0.29 * 100 in doubles prints 28.999999999999996`,
    },
    {
      request: { value: '35', direction: 'from' },
      result: { decimal: 0.35, percent: 35, percentString: '35%', result: 0.35 },
      source: byHand,
    },
    {
      request: { value: '1e-3' },
      result: { decimal: 0.001, percent: 0.1, percentString: '0.1%', result: 0.1 },
      source: byHand,
    },
    {
      request: { value: '-1.255', direction: 'to' },
      result: { decimal: -1.255, percent: -125.5, percentString: '-125.5%', result: -125.5 },
      source: byHand,
    },
    {
      request: { value: '12', direction: 'to' },
      result: { decimal: 12, percent: 1200, percentString: '1200%', result: 1200 },
      source: byHand,
    },
    ...['0', '-0', '-.00', '0%', '-0 %', '0e999999'].map((value) => ({
      request: { value },
      result: { decimal: 0, percent: 0, percentString: '0%', result: 0 },
      source: 'zero has no sign',
    })),
    {
      request: { value: '0.333333333333333333333333333' },
      result: {
        decimal: 1 / 3,
        percent: 33.333333333333336,
        percentString: '33.3333333333333333333333333%',
        result: 33.333333333333336,
      },
      source: 'every digit as written; doubles from Python',
    },
    {
      request: { value: '12345678901234567890.50%', direction: 'from' },
      result: {
        decimal: 1.2345678901234568e17,
        percent: 1.2345678901234567e19,
        percentString: '12345678901234567890.5%',
        result: 1.2345678901234568e17,
      },
      source: 'every digit as written but the last zero; doubles from Python',
    },
    {
      request: { value: '1e21' },
      result: {
        decimal: 1e21,
        percent: 1e23,
        percentString: '100000000000000000000000%',
        result: 1e23,
      },
      source: 'plain digits where a double prints an exponent',
    },
    {
      request: { value: '-1e-324' },
      result: {
        decimal: 0,
        percent: -1e-322,
        percentString: `-0.${'0'.repeat(321)}1%`,
        result: -1e-322,
      },
      source: 'the decimal is nearest to 0 and loses its sign, the percentage is not',
    },
    {
      request: { value: '1e-10000' },
      result: { decimal: 0, percent: 0, percentString: `0.${'0'.repeat(9997)}1%`, result: 0 },
      source: 'the digits stay where the doubles vanish',
    },
    {
      request: { value: '1.7e306' },
      result: {
        decimal: 1.7e306,
        percent: 1.7e308,
        percentString: `17${'0'.repeat(307)}%`,
        result: 1.7e308,
      },
      source: 'just within the range of doubles',
    },
  ],
  refusals: [
    ...['–0.5', '—50%', '‐50 %', '－5', '1e–3', '﹣1', '–5 × 10³'].map((value) => ({
      request: { value },
      error: `value: expected a minus sign written as "-", got "${value}"`,
    })),
    ...['2³', '10³4', '−−5', '5−', '1–5', '50 × 10%', '10^³'].map((value) => ({
      request: { value },
      error: `value: expected ${number}, got "${value}"`,
    })),
    ...[
      ...['', ' ', '%', ' % ', '..', '.%', 'e5', '+-1', '1e', '%50', '50%%', '50 % %', '5%0'],
      ...['1 000', '1,5', '- 1', '１', '50％', '50٪', '50 percent', 'NaN', 'Infinity'],
    ].map((value) => ({ request: { value }, error: `value: expected ${number}, got "${value}"` })),
    ...Object.entries({
      '50\u200b%': '50\\u200b%',
      '1\ud800': '1\\ud800',
      [`0.${'3'.repeat(50)}%%`]: '%%',
    }).map(([value, part]) => ({
      request: { value },
      error: `value: expected ${number}, got "${part}"`,
    })),
    ...['1e10001', '1e-10001%', '10e10000 %'].map((value) => ({
      request: { value },
      error: `value: expected ${exponent}, got "${value}"`,
    })),
    {
      request: { value: `1e${'9'.repeat(400)}` },
      error: `value: expected ${exponent}, got "e${'9'.repeat(38)}…"`,
    },
    ...['1'.repeat(10_001), `${'1'.repeat(10_000)}%`].map((value) => ({
      request: { value },
      error: `value: expected at most 10,000 characters, got "${'1'.repeat(39)}…"`,
    })),
    {
      request: { value: `1${' '.repeat(10_000)}%` },
      error: `value: expected at most 10,000 characters, got "1${' '.repeat(38)}…"`,
    },
    ...['1.8e306', '-1.8e306', '1.8e308%', '9'.repeat(10_000), '1e10000'].map((value) => ({
      request: { value },
      error: rangeError(value),
    })),
    ...['1.8e308', '-1.8e308 %'].map((value) => ({
      request: { value, direction: 'from' },
      error: rangeError(value),
    })),
    { request: {}, error: `value: required, ${number}` },
    { request: { value: null }, error: `value: required, ${number}` },
    {
      request: { value: 0.5 },
      error: 'value: expected a string such as "0.5", got the number 0.5',
    },
    {
      request: { value: { percent: '50' } },
      error: 'value: expected a string such as "0.5", got an object',
    },
    {
      request: { value: 'half', direction: 'down' },
      error: `value: expected ${number}, got "half"; direction: expected one of to, from, got "down"`,
    },
    {
      request: { value: '0.5', direction: ['to'] },
      error: 'direction: expected one of to, from, got an array',
    },
    {
      request: { value: '50', Directions: 'from' },
      error: 'Directions: unknown field, did you mean direction?',
    },
    {
      request: { percent: '50', from: 'percent' },
      error:
        'percent: unknown field, did you mean value?; from: unknown field, did you mean direction?',
    },
    {
      request: { ratio: '0.5' },
      error: 'request body: expected fields such as value, direction',
    },
  ],
});
