import { convertDecimalToPercent } from 'toolworker';
import { digits } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const number = 'a number such as 0.5, 50% or 5e-1';
const exponent = 'an exponent from -10,000 to 10,000 in scientific notation';
const rangeError = (value: string) =>
  `value: expected a percentage within ±1.8e308, got "${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`;

const byHand = 'the point, moved by two places';

const halves = [
  ['0.5', '+.50', '5e-1', '50%', '50 %', ' \u008550.0\u00a0%\n', '5 x 10^1 %', '%50', '% 50', '%5e1', '5*10^(-1)', '5 E -1'],
  ['０．５', '５０％', '50％', '٠٫٥', '٥٠٪', '50٪', '٥٠ ٪\u061c', '۵۰٪', '％５０', '५०%', '٪٥٠', '০.৫'],
].flat();

export const spec: SpecOf<typeof convertDecimalToPercent> = {
  run: convertDecimalToPercent,
  operation: 'convert-decimal-to-percent',
  fields: { value: 'string ≤ 10000 characters, required', direction: 'to | from, default "to"' },
  result: ['decimal', 'percent', 'percentString', 'result'],
  answers: [
    ...['%-50', '-%50', '－５０％', '\u061c-٥٠٪\u061c', '\u200e−۵۰٪', '\u200f-٥٠\u00a0٪', '−٪٥٠'].map(
      (value) =>
        [
          { value },
          { decimal: -0.5, percent: -50, percentString: '-50%', result: -50 },
          'as CLDR writes it in tr, ar, fa and ckb',
        ] as const,
    ),
    ...['−0.5', '−50%', '−50 %', '−5e−1', '−5×10⁻¹', '-0.05 × 10¹', '−5 x 10^−1', '−5000×10⁻²%'].map(
      (value) => [{ value }, { decimal: -0.5, percent: -50, percentString: '-50%', result: -50 }, 'U+2212 and superscripts'] as const,
    ),
    ...['10⁻³', '10^-3', '+10⁻¹ %', '1×10⁻³'].map(
      (value) => [{ value }, { decimal: 0.001, percent: 0.1, percentString: '0.1%', result: 0.1 }, 'powers of ten'] as const,
    ),
    ...halves.map(
      (value) =>
        [
          { value },
          { decimal: 0.5, percent: 50, percentString: '50%', result: 50 },
          'a half is 50 %, also where it says so already',
        ] as const,
    ),
    ...['50', '50%', '50 %', '5e1', '+50.'].map(
      (value) =>
        [
          { value, direction: 'from' },
          { decimal: 0.5, percent: 50, percentString: '50%', result: 0.5 },
          '50 % is a half, with or without a percent sign',
        ] as const,
    ),
    [
      { value: '0.07' },
      { decimal: 0.07, percent: 7, percentString: '7%', result: 7 },
      `${byHand}; 0.07 * 100 in doubles prints 7.000000000000001`,
    ],
    [
      { value: '0.29' },
      { decimal: 0.29, percent: 29, percentString: '29%', result: 29 },
      `${byHand}; 0.29 * 100 in doubles prints 28.999999999999996`,
    ],
    [{ value: '35', direction: 'from' }, { decimal: 0.35, percent: 35, percentString: '35%', result: 0.35 }, byHand],
    [{ value: '1e-3' }, { decimal: 0.001, percent: 0.1, percentString: '0.1%', result: 0.1 }, byHand],
    [{ value: '-1.255', direction: 'to' }, { decimal: -1.255, percent: -125.5, percentString: '-125.5%', result: -125.5 }, byHand],
    [{ value: '12', direction: 'to' }, { decimal: 12, percent: 1200, percentString: '1200%', result: 1200 }, byHand],
    ...['0', '-0', '-.00', '0%', '-0 %', '0e999999'].map(
      (value) => [{ value }, { decimal: 0, percent: 0, percentString: '0%', result: 0 }, 'zero has no sign'] as const,
    ),
    [
      { value: '0.333333333333333333333333333' },
      { decimal: 1 / 3, percent: 33.333333333333336, percentString: '33.3333333333333333333333333%', result: 33.333333333333336 },
      'every digit as written; doubles from Python',
    ],
    [
      { value: '12345678901234567890.50%', direction: 'from' },
      {
        decimal: 1.2345678901234568e17,
        percent: 1.2345678901234567e19,
        percentString: '12345678901234567890.5%',
        result: 1.2345678901234568e17,
      },
      'every digit as written but the last zero; doubles from Python',
    ],
    [
      { value: '1e21' },
      { decimal: 1e21, percent: 1e23, percentString: '100000000000000000000000%', result: 1e23 },
      'plain digits where a double prints an exponent',
    ],
    [
      { value: '-1e-324' },
      { decimal: 0, percent: -1e-322, percentString: `-0.${'0'.repeat(321)}1%`, result: -1e-322 },
      'the decimal is nearest to 0 and loses its sign, the percentage is not',
    ],
    [
      { value: '1e-10000' },
      { decimal: 0, percent: 0, percentString: `0.${'0'.repeat(9997)}1%`, result: 0 },
      'the digits stay where the doubles vanish',
    ],
    [
      { value: '1.7e306' },
      { decimal: 1.7e306, percent: 1.7e308, percentString: `17${'0'.repeat(307)}%`, result: 1.7e308 },
      'just within the range of doubles',
    ],
  ],
  refusals: [
    ...Object.entries({
      '–0.5': 'before 0.5, got "–" (U+2013)',
      '—50%': 'before 50, got "—" (U+2014)',
      '‐50 %': 'before 50, got "‐" (U+2010)',
      '1e–3': 'between 1e and 3, got "–" (U+2013)',
      '﹣1': 'before 1, got "﹣" (U+FE63)',
      '–5 × 10³': 'before 5, got "–" (U+2013)',
    }).map(([value, place]) => [{ value }, `value: expected "-" ${place}`] as const),
    [{ value: '50﹪' }, 'value: expected "%" after 50, got "﹪" (U+FE6A)'],
    [{ value: '1–5' }, `value: expected ${number}, got "1–5" (– = U+2013)`],
    ...Object.entries({ '1/4': '0.25', '½': '0.5', '1/4%': '0.25%', '-1 1/2 %': '-1.5%', '٣/٤': '0.75', '2/3': '0.6666666666666666' }).map(
      ([value, decimal]) => [{ value }, `value: expected "${decimal}" instead of a fraction, got "${value}"`] as const,
    ),
    ...['1/0', '1/2/3', '½ ½', '/2', '1/', '1.5/2'].map((value) => [{ value }, `value: expected ${number}, got "${value}"`] as const),
    [{ value: '٥0%' }, 'value: expected digits of one script, got "٥0"'],
    ...['2³', '10³4', '−−5', '5−', '50 × 10%', '10^³', '%50%', '%%50', '%'].map(
      (value) => [{ value }, `value: expected ${number}, got "${value}"`] as const,
    ),
    ...[
      ['', ' ', '%', ' % ', '..', '.%', 'e5', '+-1', '1e', '50%%', '50 % %', '5%0'],
      ['1 000', '1,5,0', '- 1', '- %50', '50 percent', 'NaN', 'Infinity'],
    ]
      .flat()
      .map((value) => [{ value }, `value: expected ${number}, got "${value}"`] as const),
    ...Object.entries({ '50\u200b%': '50\\u200b%', '1\ud800': '1\\ud800', [`0.${'3'.repeat(50)}%%`]: '%%' }).map(
      ([value, part]) => [{ value }, `value: expected ${number}, got "${part}"`] as const,
    ),
    ...['1e10001', '1e-10001%', '10e10000 %'].map((value) => [{ value }, `value: expected ${exponent}, got "${value}"`] as const),
    [{ value: `1e${'9'.repeat(400)}` }, `value: expected ${exponent}, got "e${'9'.repeat(38)}…"`],
    ...['1'.repeat(10_001), `${'1'.repeat(10_000)}%`].map(
      (value) => [{ value }, `value: expected at most 10,000 characters, got "${'1'.repeat(39)}…"`] as const,
    ),
    [{ value: `1${' '.repeat(10_000)}%` }, `value: expected at most 10,000 characters, got "1${' '.repeat(38)}…"`],
    ...['1.8e306', '-1.8e306', '1.8e308%', '9'.repeat(10_000), '1e10000'].map((value) => [{ value }, rangeError(value)] as const),
    ...['1.8e308', '-1.8e308 %'].map((value) => [{ value, direction: 'from' }, rangeError(value)] as const),
    [{}, `value: required, ${number}`],
    [{ value: null }, `value: required, ${number}`],
    [{ value: 'half', direction: 'down' }, `value: expected ${number}, got "half"; direction: expected one of to, from, got "down"`],
  ],
  typed: [
    [{ value: '70%', direction: 'from' }, { result: 0.7, decimal: 0.7 }, 'Yet-Zio/yetCalc #220'],
    [{ value: '140%', direction: 'from' }, { result: 1.4 }, 'Yet-Zio/yetCalc #220'],
    [{ value: '3.100%', direction: 'from' }, { result: 0.031, percentString: '3.1%' }, 'duckduckgo/zeroclickinfo-goodies #4541'],
    [{ value: '0.185' }, { result: 18.5, percentString: '18.5%' }, 'renkun-ken/formattable #78'],
    [{ value: '33.3333336 %', direction: 'from' }, { percent: 33.3333336, decimal: 0.333333336 }, 'DLvalentine/GSX #10'],
    [{ value: '.5' }, { result: 50 }, 'without a zero before the point'],
    [{ value: '−12.5 %' }, { percent: -12.5, decimal: -0.125 }, 'U+2212, from a newspaper'],
    [{ value: '0.12345678901234567890' }, { percentString: '12.34567890123456789%' }, 'all digits, by moving the point'],
    [{ value: '0,5' }, 'value: expected "0.5", got "0,5"', 'TraceApps/nutritrace #160'],
    [{ value: '12,5 %' }, 'value: expected "12.5 %", got "12,5 %"', 'Duden: a decimal comma, and a space before the sign'],
    [{ value: '1,250%' }, 'value: expected "1.250%" or "1250%", got "1,250%"', 'thousands, or a decimal comma with three places'],
    [{ value: '\ufeff50%' }, { percent: 50 }, 'the first cell of a CSV file that Excel has saved'],
    [{ value: '$5 \\times 10^{-3}$' }, { percent: 0.5 }, 'LaTeX'],
    [{ value: 0.5 }, 'value: expected a string such as "0.5", got the number 0.5', 'a number where a string is due'],
    [{ value: '0.5', direction: 'percent' }, 'direction: expected one of to, from, got "percent"', 'the name of the result'],
    [{ percent: '50%' }, 'percent: unknown field, did you mean value?', 'the usual word'],
    [{ value: '-12.5%', direction: 'from' }, { result: -0.125, percentString: '-12.5%' }, 'a loss'],
    [{ value: '100', direction: 'from' }, { result: 1, percent: 100 }, 'a percentage without its sign'],
    [{ value: '1e-7' }, { percent: 0.00001, percentString: '0.00001%' }, 'never exponent notation'],
    [{ value: '999999999999999999999.5' }, { percentString: '99999999999999999999950%' }, 'all digits, by moving the point'],
  ],
  beyondSchema: { value: 'it is a decimal number' },
  otherNames: {
    meant: {
      value: 'decimal percent number input decimalValue percent_value amount fraction',
      direction:
        'mode conversion_direction directionType operation reverse=true inverse=true toPercent=true toDecimal=true ' +
        'fromPercent=true isPercent=true percent=true from="percent" to="decimal" conversion asPercent=true format ' +
        'convertTo="decimal" type="from" way dir target="decimal" direction_of_conversion reversed=true',
    },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 ' +
      'basisPoints=true permille=true plusSign=true symbol=false percentSign=false grouping=true ' +
      'decimalSeparator="," multiplier=100',
    ignored: 'name label result=50 decimal=0.5 percent=50 percentString="50%" symbol=true percentSign=true plusSign=false',
  },
  slowest: {
    digits: (share) => ({ value: `1.${'1'.repeat(digits * share - 8)}e-9999` }),
    'white space': (share) => ({ value: `1${' '.repeat(digits * share - 2)}%` }),
    'signs, refused': (share) => ({ value: `1${' %'.repeat(digits * share * 0.5 - 1)}` }),
  },
  sentence: '25% is 0.25.',
};
