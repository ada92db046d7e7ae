import { convertScientificNotation } from 'toolworker';
import { defineSpec } from '../support/spec.ts';

const number = 'a number such as 1500, 1.5e+3 or 1.5 x 10^3';
const exponent = 'an exponent from -10,000 to 10,000 in scientific notation';

const spellings = [
  '1500',
  '+1500',
  '1500.',
  '01500.00',
  '1.5e3',
  '1.50E+03',
  '.15e4',
  '15000e-1',
  '1.5x10^3',
  '1.5 X 10^+3',
  '1.5 × 10^3',
  '1.5×10^3',
  '1.5\u00a0\u2009×\u300010^3',
  ' \t\r\n1500\u0085\u2028',
  '1.5 × 10³',
  '1.5×10⁺³',
  '15x10²',
  '0.0015 X 10⁶',
  '1.5·10³',
  '1.5 ⋅ 10^3',
  '15000e−1',
  '15000×10^−1',
  '15000 × 10⁻¹',
  '1500 × 10⁰',
];

const zeros = ['0', '-0', '+0', '-.000', '0.', '0e99999999999999999999', '-0 x 10^-99999', '00.00e5'];

const scientific = 'a number such as 1500, 1.5e+3 or 1.5 x 10^3';

export const spec = defineSpec(convertScientificNotation, {
  answers: [
    [
      { value: '299792458' },
      {
        input: '299792458',
        direction: 'to',
        result: '2.99792458e+8',
        scientific: '2.99792458e+8',
        numeric: 299792458,
        mantissa: 2.99792458,
        exponent: 8,
      },
      'the speed of light in m/s, SI Brochure',
    ],
    [
      { value: '6.02214076 × 10^23', direction: 'from' },
      {
        input: '6.02214076 × 10^23',
        direction: 'from',
        result: '602214076000000000000000',
        scientific: '6.02214076e+23',
        numeric: 6.02214076e23,
        mantissa: 6.02214076,
        exponent: 23,
      },
      "Avogadro's number, SI Brochure",
    ],
    [
      { value: '6.62607015e-34', direction: 'from' },
      {
        input: '6.62607015e-34',
        direction: 'from',
        result: '0.000000000000000000000000000000000662607015',
        scientific: '6.62607015e-34',
        numeric: 6.62607015e-34,
        mantissa: 6.62607015,
        exponent: -34,
      },
      "Planck's constant, SI Brochure: 33 zeros after the point",
    ],
    [
      { value: '123456789012345678901234567890' },
      {
        input: '123456789012345678901234567890',
        direction: 'to',
        result: '1.2345678901234567890123456789e+29',
        scientific: '1.2345678901234567890123456789e+29',
        numeric: 1.2345678901234568e29,
        mantissa: 1.2345678901234567,
        exponent: 29,
      },
      'the digits as written; doubles from Python',
    ],
    [
      { value: '-0.0000002' },
      { input: '-0.0000002', direction: 'to', result: '-2e-7', scientific: '-2e-7', numeric: -2e-7, mantissa: -2, exponent: -7 },
      'the seventh place after the point',
    ],
    [
      { value: '-1.25e1', direction: 'from' },
      { input: '-1.25e1', direction: 'from', result: '-12.5', scientific: '-1.25e+1', numeric: -12.5, mantissa: -1.25, exponent: 1 },
      'the point moves into the digits',
    ],
    ...spellings.map(
      (value) =>
        [
          { value, direction: 'from' },
          { input: value, direction: 'from', result: '1500', scientific: '1.5e+3', numeric: 1500, mantissa: 1.5, exponent: 3 },
          'one number, written in many ways',
        ] as const,
    ),
    ...['−1000', '−10³', '-10^3', '−1e3', '−.1×10⁴', ' −10^+3 '].map(
      (value) =>
        [
          { value },
          { input: value, direction: 'to', result: '-1e+3', scientific: '-1e+3', numeric: -1000, mantissa: -1, exponent: 3 },
          'U+2212, and powers of ten alone',
        ] as const,
    ),
    ...['10⁻¹²', '10^-12', '10^−12', '1e−12', '+10⁻¹²'].map(
      (value) =>
        [
          { value, direction: 'from' },
          { input: value, direction: 'from', result: '0.000000000001', scientific: '1e-12', numeric: 1e-12, mantissa: 1, exponent: -12 },
          'a power of ten alone',
        ] as const,
    ),
    ...zeros.flatMap((value) =>
      (['to', 'from'] as const).map(
        (direction) =>
          [
            { value, direction },
            {
              input: value,
              direction,
              result: direction === 'to' ? '0e+0' : '0',
              scientific: '0e+0',
              numeric: 0,
              mantissa: 0,
              exponent: 0,
            },
            'zero has neither sign nor size',
          ] as const,
      ),
    ),
    [
      { value: '1.7976931348623158e308' },
      {
        input: '1.7976931348623158e308',
        direction: 'to',
        result: '1.7976931348623158e+308',
        scientific: '1.7976931348623158e+308',
        numeric: 1.7976931348623157e308,
        mantissa: 1.7976931348623157,
        exponent: 308,
      },
      'less than half a step above the largest double',
    ],
    [
      { value: '-1.7976931348623159e308' },
      {
        input: '-1.7976931348623159e308',
        direction: 'to',
        result: '-1.7976931348623159e+308',
        scientific: '-1.7976931348623159e+308',
        numeric: null,
        mantissa: -1.797693134862316,
        exponent: 308,
      },
      'more than half a step beyond the largest double',
    ],
    [
      { value: '2.4703282292062328e-324' },
      {
        input: '2.4703282292062328e-324',
        direction: 'to',
        result: '2.4703282292062328e-324',
        scientific: '2.4703282292062328e-324',
        numeric: 5e-324,
        mantissa: 2.470328229206233,
        exponent: -324,
      },
      'just above half of the least double, 2^-1075 = 2.47032822920623272…e-324',
    ],
    [
      { value: '-2.4703282292062327e-324' },
      {
        input: '-2.4703282292062327e-324',
        direction: 'to',
        result: '-2.4703282292062327e-324',
        scientific: '-2.4703282292062327e-324',
        numeric: 0,
        mantissa: -2.4703282292062325,
        exponent: -324,
      },
      'just below half of the least double; what vanishes has no sign',
    ],
    [
      { value: '9.99999999999999999999' },
      {
        input: '9.99999999999999999999',
        direction: 'to',
        result: '9.99999999999999999999e+0',
        scientific: '9.99999999999999999999e+0',
        numeric: 10,
        mantissa: 10,
        exponent: 0,
      },
      'the nearest double is 10; the digits stay',
    ],
    [
      { value: '1e10000', direction: 'from' },
      {
        input: '1e10000',
        direction: 'from',
        result: `1${'0'.repeat(10_000)}`,
        scientific: '1e+10000',
        numeric: null,
        mantissa: 1,
        exponent: 10_000,
      },
      'the largest exponent',
    ],
    [
      { value: '-1e-10000', direction: 'from' },
      {
        input: '-1e-10000',
        direction: 'from',
        result: `-0.${'0'.repeat(9999)}1`,
        scientific: '-1e-10000',
        numeric: 0,
        mantissa: -1,
        exponent: -10_000,
      },
      'the least exponent',
    ],
    [
      { value: '12345e9996' },
      {
        input: '12345e9996',
        direction: 'to',
        result: '1.2345e+10000',
        scientific: '1.2345e+10000',
        numeric: null,
        mantissa: 1.2345,
        exponent: 10_000,
      },
      'it is the exponent in normal form that is limited',
    ],
    [
      { value: '0.00012e10004' },
      {
        input: '0.00012e10004',
        direction: 'to',
        result: '1.2e+10000',
        scientific: '1.2e+10000',
        numeric: null,
        mantissa: 1.2,
        exponent: 10_000,
      },
      'it is the exponent in normal form that is limited',
    ],
    [
      { value: '9'.repeat(10_000) },
      {
        input: '9'.repeat(10_000),
        direction: 'to',
        result: `9.${'9'.repeat(9999)}e+9999`,
        scientific: `9.${'9'.repeat(9999)}e+9999`,
        numeric: null,
        mantissa: 10,
        exponent: 9999,
      },
      'the longest value',
    ],
  ],
  refusals: [
    ...[
      ...['', ' ', '.', '..', '1..', '1.2.3', '+', '-', '+-1', '--1', '1-', '- 1'],
      ...['e5', '.e5', '1e', '1e+', '1e5.0', '1e--5', '1ee5', '1e5e5', '1 e5', '1e 5'],
      ...['x 10^3', '1.5 x 10', '1.5 x 10^', '1.5 x 10^ 3', '1.5 x 10 ^3', '1.5 x 100^3', '10^3 x 2'],
      ...['1,500', '1 500', '1_500', '0x10', '1n', 'NaN', 'Infinity', '-Infinity', '50%', 'π'],
      ...['１', '٣', '−−1', '− 1', '–', '1–2', '2³', '³', '110³', '10³4', '10^³', '1.5 10³', '× 10³', '1.5 × 10⁻', '10–³', '1😀', '\u00a0'],
    ].map((value) => [{ value }, `value: expected ${number}, got "${value}"`] as const),
    ...['–1500', '—1.5', '‐1', '‑1', '﹣1', '－1', '1.5e–3', '–1.5 × 10³', '1.5 x 10^–3'].map(
      (value) => [{ value }, `value: expected a minus sign written as "-", got "${value}"`] as const,
    ),
    ...Object.entries({
      '1\u200b': '1\\u200b',
      '\ufeff1': '\\ufeff1',
      '1\u0000': '1\\u0000',
      '1\ud800': '1\\ud800',
      '1\n2': '1\\u000a2',
      [`1${'0'.repeat(39)}x`]: 'x',
      [` -${'1'.repeat(20)}.${'2'.repeat(20)} x 10^`]: ' x 10^',
      [`${'1'.repeat(5000)}.${'2'.repeat(4998)}.`]: '.',
      ['x'.repeat(41)]: `${'x'.repeat(39)}…`,
      [' '.repeat(41)]: `${' '.repeat(39)}…`,
      [`1${'0'.repeat(38)}x`]: `1${'0'.repeat(38)}x`,
    }).map(([value, part]) => [{ value }, `value: expected ${number}, got "${part}"`] as const),
    ...['1e10001', '-1e-10001', '10e10000', '.1e-10000', '10¹⁰⁰⁰¹', '−1.5 × 10⁻¹⁰⁰⁰¹', `1e-${'9'.repeat(20)}`].map(
      (value) => [{ value }, `value: expected ${exponent}, got "${value}"`] as const,
    ),
    [{ value: `1e${'9'.repeat(400)}` }, `value: expected ${exponent}, got "e${'9'.repeat(38)}…"`],
    [{ value: `${'1'.repeat(5000)}e9999` }, `value: expected ${exponent}, got "e9999"`],
    [{ value: '1'.repeat(10_001) }, `value: expected at most 10,000 characters, got "${'1'.repeat(39)}…"`],
    [{ value: `1${' '.repeat(10_000)}` }, `value: expected at most 10,000 characters, got "1${' '.repeat(38)}…"`],
    [{}, `value: required, ${number}`],
    [{ value: null, direction: 'up' }, `value: required, ${number}; direction: expected one of to, from, got "up"`],
    [{ value: '..', direction: 1 }, `value: expected ${number}, got ".."; direction: expected one of to, from, got 1`],
  ],
  typed: [
    [
      { value: '123.12e0010' },
      { result: '1.2312e+12', mantissa: 1.2312, exponent: 12, numeric: 1231200000000 },
      'mariuszgromada/MathParser.org-mXparser #55',
    ],
    [{ value: '3.1415E-2', direction: 'from' }, { result: '0.031415', scientific: '3.1415e-2' }, 'dbojdo/bcmath #7'],
    [
      { value: '1.2345678901234567890123456789012e-10', direction: 'from' },
      { result: '0.00000000012345678901234567890123456789012' },
      'microsoft/calculator #2329, all digits',
    ],
    [{ value: '0.000125' }, { result: '1.25e-4' }, 'microsoft/calculator #226, with the right sign'],
    [{ value: '1125899906842624' }, { result: '1.125899906842624e+15' }, 'abue-ammar/tinycast #86, 2⁵⁰'],
    [{ value: '1e6', direction: 'from' }, { result: '1000000' }, 'abue-ammar/tinycast #86'],
    [{ value: '6.022 x 10^23', direction: 'from' }, { result: '602200000000000000000000', numeric: 6.022e23 }, 'a chemistry class'],
    [{ value: ' +1.5 × 10^-7 ' }, { result: '1.5e-7', input: ' +1.5 × 10^-7 ' }, 'numworks/epsilon #2233, the sign of multiplication'],
    [{ value: '1e400' }, { result: '1e+400', numeric: null, exponent: 400 }, 'more than a double holds'],
    [{ value: '1.5 × 10³' }, { result: '1.5e+3', numeric: 1500 }, 'copied from Wikipedia'],
    [{ value: '−1.6 × 10⁻¹⁹', direction: 'from' }, { result: '-0.00000000000000000016' }, 'the charge of an electron, with U+2212'],
    [{ value: '10⁻³' }, { result: '1e-3' }, 'a power of ten alone'],
    [{ value: '6.67430(15)e-11' }, `value: expected ${scientific}, got "6.67430(15)e-11"`, 'limefrogyank/siunitx-pcc #27, an uncertainty'],
    [{ value: 1500 }, 'value: expected a string such as "1500", got the number 1500', 'a number where a string is due'],
    [{ value: '1500', direction: 'scientific' }, 'direction: expected one of to, from, got "scientific"', 'the name of the notation'],
    [
      { value: '1500', notation: 'scientific' },
      'notation: unknown field, did you mean direction?',
      'mathjs: format(1500, { notation: "exponential" })',
    ],
    [{ value: '00012.50' }, { result: '1.25e+1', mantissa: 1.25 }, 'zeros on both sides'],
    [{ value: '-0.00' }, { result: '0e+0', mantissa: 0, exponent: 0, numeric: 0 }, 'zero has no sign'],
    [{ value: '1E+05', direction: 'from' }, { result: '100000' }, 'as Excel shows it'],
    [{ value: '-2e-7', direction: 'from' }, { result: '-0.0000002' }, 'as JavaScript shows it'],
    [{ value: '1.5x10^3' }, { result: '1.5e+3' }, 'without spaces'],
  ],
});
