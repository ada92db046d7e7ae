import { convertBase } from 'toolworker';
import { digits } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const printed = (blank: string) => blank.replace('\n', '\\u000a').replace('\t', '\\u0009');
const prefixed = (base: number, other: number, prefix: string, value: string) =>
  `value: expected digits of base ${base} (from), or base ${other} for the prefix "${prefix}", got "${value}"`;
const foreign = (base: number, character: string) => `value: expected digits of base ${base} (from), got "${character}"`;
const baseError = (field: string, given: unknown) => `${field}: expected a whole number from 2 to 36, got ${given}`;

/**
 * The source of rows that Python computes; a test of the tool runs the script where there is a
 * `python3`.
 */
const python = 'base-converter.py';

const base = 'a whole number from 2 to 36';

export const spec: SpecOf<typeof convertBase> = {
  run: convertBase,
  operation: 'convert-base',
  fields: { value: 'string ≤ 10000 characters, required', from: 'integer ≥ 2 ≤ 36, default 10', to: 'integer ≥ 2 ≤ 36, default 2' },
  result: ['input', 'from', 'to', 'result', 'decimal', 'binary', 'octal', 'hexadecimal'],
  answers: [
    [
      { value: '255', from: 10, to: 16 },
      { input: '255', from: 10, to: 16, result: 'ff', decimal: '255', binary: '11111111', octal: '377', hexadecimal: 'ff' },
      '16² − 1',
    ],
    ...[
      { value: '#FF', from: 16 },
      { value: '＃ＦＦ', from: 16 },
      { value: '２５５', from: 10 },
      { value: ' ٢٥٥ ', from: 10 },
      { value: '۲۵۵.۰', from: 10 },
      { value: '२५५', from: 10 },
      { value: '٣٧٧', from: 8 },
      { value: '2.55*10^(2)', from: 10 },
    ].map(
      ({ value, from }) =>
        [
          { value, from, to: 16 },
          { input: value, from, to: 16, result: 'ff', decimal: '255', binary: '11111111', octal: '377', hexadecimal: 'ff' },
          'digits of other scripts (UnicodeData.txt), powers, and # as in CSS; input stays as given',
        ] as const,
    ),
    ...[
      { value: '8000 0000', from: 16 },
      { value: '8000_0000', from: 16 },
      { value: "0x8000'0000", from: 16 },
      { value: '#8000 0000', from: 16 },
      { value: '2 147 483 648', from: 10 },
      { value: '2\u00a0147\u202f483\u2009648.000000', from: 10 },
      { value: "2'147'483'648", from: 10 },
      { value: '2_14_74_83_648', from: 10 },
      { value: '2 14 74 83 648', from: 10 },
      { value: '0b1000_0000_0000_0000_0000_0000_0000_0000', from: 2 },
      { value: '８０００ ００００', from: 16 },
    ].map(
      ({ value, from }) =>
        [
          { value, from, to: 10 },
          {
            input: value,
            from,
            to: 10,
            result: '2147483648',
            decimal: '2147483648',
            binary: `1${'0'.repeat(31)}`,
            octal: '20000000000',
            hexadecimal: '80000000',
          },
          '2³¹; digits in groups, as programs and people write them',
        ] as const,
    ),
    ...[
      { value: '−ff', from: 16 },
      { value: '−0xFF', from: 16 },
      { value: ' −377', from: 8 },
      { value: '−11111111', from: 2 },
      { value: '−255', from: 10 },
      { value: '−2.55×10²', from: 10 },
      { value: '-255 × 10⁰', from: 10 },
      { value: '−25500 x 10^-2', from: 10 },
    ].map(
      ({ value, from }) =>
        [
          { value, from, to: 16 },
          { input: value, from, to: 16, result: '-ff', decimal: '-255', binary: '-11111111', octal: '-377', hexadecimal: '-ff' },
          'U+2212, and powers of ten in base 10; input stays as given',
        ] as const,
    ),
    ...['10³', '10^3', '1×10³', '+10⁺³'].map(
      (value) =>
        [
          { value },
          { input: value, from: 10, to: 2, result: '1111101000', decimal: '1000', binary: '1111101000', octal: '1750', hexadecimal: '3e8' },
          '1000 = 3 · 256 + 232',
        ] as const,
    ),
    [
      { value: '−5×10⁻¹' },
      { input: '−5×10⁻¹', from: 10, to: 2, result: '-0.1', decimal: '-0.5', binary: '-0.1', octal: '-0.4', hexadecimal: '-0.8' },
      'a half',
    ],
    [
      { value: '10' },
      { input: '10', from: 10, to: 2, result: '1010', decimal: '10', binary: '1010', octal: '12', hexadecimal: 'a' },
      '8 + 2, with the defaults of the document',
    ],
    [
      { value: '-2.5', from: 10, to: 2 },
      { input: '-2.5', from: 10, to: 2, result: '-10.1', decimal: '-2.5', binary: '-10.1', octal: '-2.4', hexadecimal: '-2.8' },
      'a half is 1/2, 4/8 and 8/16',
    ],
    [
      { value: '18446744073709551616', to: 16 },
      {
        input: '18446744073709551616',
        from: 10,
        to: 16,
        result: '10000000000000000',
        decimal: '18446744073709551616',
        binary: `1${'0'.repeat(64)}`,
        octal: `2${'0'.repeat(21)}`,
        hexadecimal: '10000000000000000',
      },
      '2^64',
    ],
    [
      { value: 'Zz', from: 36, to: 36 },
      { input: 'Zz', from: 36, to: 36, result: 'zz', decimal: '1295', binary: '10100001111', octal: '2417', hexadecimal: '50f' },
      '36² − 1',
    ],
    [
      { value: '\t +007.50\u00a0\n', to: 12 },
      { input: '\t +007.50\u00a0\n', from: 10, to: 12, result: '7.6', decimal: '7.5', binary: '111.1', octal: '7.4', hexadecimal: '7.8' },
      'a half is 6/12; input stays as given',
    ],
    [
      { value: '-0' },
      { input: '-0', from: 10, to: 2, result: '0', decimal: '0', binary: '0', octal: '0', hexadecimal: '0' },
      'zero has no sign',
    ],
    [
      { value: '-.000', to: 3 },
      { input: '-.000', from: 10, to: 3, result: '0', decimal: '0', binary: '0', octal: '0', hexadecimal: '0' },
      'zero has no sign',
    ],
    [
      { value: '5.', to: 7 },
      { input: '5.', from: 10, to: 7, result: '5', decimal: '5', binary: '101', octal: '5', hexadecimal: '5' },
      'nothing after the point',
    ],
    [
      { value: '0.1', from: 10, to: 2 },
      {
        input: '0.1',
        from: 10,
        to: 2,
        result: '0.0001100110011001100110011001101',
        decimal: '0.1',
        binary: '0.0001100110011001100110011001101',
        octal: '0.06314631463146314631463146314632',
        hexadecimal: '0.1999999999999999999999999999999a',
      },
      `${python}: 32 digits, of which the last bit is a zero and dropped`,
    ],
    [
      { value: '.5', to: 3 },
      { input: '.5', from: 10, to: 3, result: `0.${'1'.repeat(31)}2`, decimal: '0.5', binary: '0.1', octal: '0.4', hexadecimal: '0.8' },
      'a half is 0.111… in base 3; what is cut off is exactly a half, a tie',
    ],
    [
      { value: '-0.5', to: 3 },
      {
        input: '-0.5',
        from: 10,
        to: 3,
        result: `-0.${'1'.repeat(31)}2`,
        decimal: '-0.5',
        binary: '-0.1',
        octal: '-0.4',
        hexadecimal: '-0.8',
      },
      'ties away from zero',
    ],
    [
      { value: '0.1', from: 3, to: 10 },
      {
        input: '0.1',
        from: 3,
        to: 10,
        result: `0.${'3'.repeat(32)}`,
        decimal: `0.${'3'.repeat(32)}`,
        binary: `0.${'01'.repeat(16)}`,
        octal: `0.${'25'.repeat(16)}`,
        hexadecimal: `0.${'5'.repeat(32)}`,
      },
      'a third, to 32 digits',
    ],
    [
      { value: `0.${'2'.repeat(40)}`, from: 3, to: 2 },
      {
        input: `0.${'2'.repeat(40)}`,
        from: 3,
        to: 2,
        result: '1',
        decimal: '0.9999999999999999999177473666003004091872',
        binary: '1',
        octal: '0.7777777777777777777771734452536162045372',
        hexadecimal: '0.fffffffffffffffe7b92aaf1c84af9c20bc419b2',
      },
      `${python}: 40 digits as given, and a carry through all of them in base 2`,
    ],
    [
      { value: `-0.${'0'.repeat(39)}1`, from: 3, to: 2 },
      {
        input: `-0.${'0'.repeat(39)}1`,
        from: 3,
        to: 2,
        result: '0',
        decimal: '-0.0000000000000000000822526333996995908128',
        binary: '0',
        octal: '-0.0000000000000000000006043325241615732406',
        hexadecimal: '-0.0000000000000001846d550e37b5063df43be64e',
      },
      `${python}: what vanishes has no sign`,
    ],
    [
      { value: 'DEAD.beef', from: 16, to: 36 },
      {
        input: 'DEAD.beef',
        from: 16,
        to: 36,
        result: '17zh.qulnb3xr',
        decimal: '57005.7458343505859375',
        binary: '1101111010101101.1011111011101111',
        octal: '157255.575674',
        hexadecimal: 'dead.beef',
      },
      python,
    ],
    [
      { value: '123456789012345678901234567890.5' },
      {
        input: '123456789012345678901234567890.5',
        from: 10,
        to: 2,
        result: '1100011101110100100001111111101101100001101110011111000001110111001001110001111110000101011010010.1',
        decimal: '123456789012345678901234567890.5',
        binary: '1100011101110100100001111111101101100001101110011111000001110111001001110001111110000101011010010.1',
        octal: '143564417755415637016711617605322.4',
        hexadecimal: '18ee90ff6c373e0ee4e3f0ad2.8',
      },
      python,
    ],
    ...['0xff', '+0XFF', '\n0xFf '].map(
      (value) =>
        [
          { value, from: 16, to: 8 },
          { input: value, from: 16, to: 8, result: '377', decimal: '255', binary: '11111111', octal: '377', hexadecimal: 'ff' },
          '16² − 1; the prefix is no digit, and input stays as given',
        ] as const,
    ),
    ...[
      { value: '-0b101.1', from: 2 },
      { value: '-0B101.1', from: 2 },
      { value: '-0o5.4', from: 8 },
      { value: '-0O5.4', from: 8 },
      { value: '-0x5.8', from: 16 },
    ].map(
      ({ value, from }) =>
        [
          { value, from, to: 10 },
          { input: value, from, to: 10, result: '-5.5', decimal: '-5.5', binary: '-101.1', octal: '-5.4', hexadecimal: '-5.8' },
          'five and a half, after a sign and a prefix',
        ] as const,
    ),
    [
      { value: '0b1', from: 16, to: 10 },
      { input: '0b1', from: 16, to: 10, result: '177', decimal: '177', binary: '10110001', octal: '261', hexadecimal: 'b1' },
      'b is a digit of base 16: 11 · 16 + 1',
    ],
    [
      { value: '0x1', from: 36, to: 10 },
      { input: '0x1', from: 36, to: 10, result: '1189', decimal: '1189', binary: '10010100101', octal: '2245', hexadecimal: '4a5' },
      'x is a digit of base 36: 33 · 36 + 1',
    ],
  ],
  refusals: [
    ...['', ' \n', '+', '-', '.', '-.', ' + '].map(
      (value) => [{ value }, `value: expected at least one digit, got "${value.trim() || printed(value)}"`] as const,
    ),
    ...['1.2.3', '..', '-1..'].map((value) => [{ value }, `value: expected at most one point, got "${value}"`] as const),
    [{ value: '1829', from: 8 }, foreign(8, '8')],
    [{ value: '102', from: 2 }, foreign(2, '2')],
    [{ value: '12G', from: 16 }, foreign(16, 'G')],
    [{ value: '0xff' }, prefixed(10, 16, '0x', '0xff')],
    [{ value: '0xff', from: 8 }, prefixed(8, 16, '0x', '0xff')],
    [{ value: '0b1' }, prefixed(10, 2, '0b', '0b1')],
    [{ value: ' -0XFF ' }, prefixed(10, 16, '0x', '-0XFF')],
    [{ value: '0x1.8', to: 8 }, prefixed(10, 16, '0x', '0x1.8')],
    [{ value: '0O17' }, prefixed(10, 8, '0o', '0O17')],
    [{ value: '0b101', from: 8 }, prefixed(8, 2, '0b', '0b101')],
    [{ value: '0xff', from: 2, to: 10 }, prefixed(2, 16, '0x', '0xff')],
    [{ value: '0b12' }, foreign(10, 'b')],
    [{ value: '0xgg' }, foreign(10, 'x')],
    [{ value: '1x2' }, foreign(10, 'x')],
    ...['', ' ', '+', '-.', '\t.'].map(
      (value) =>
        [
          { value, from: 99 },
          `value: expected at least one digit, got "${value.trim() || printed(value)}"; from: expected a whole number from 2 to 36, got 99`,
        ] as const,
    ),
    [{ value: '', from: 10, to: '2' }, 'value: expected at least one digit, got ""; to: expected a whole number from 2 to 36, got "2"'],
    [{ value: '12', from: 2, to: 99 }, `${foreign(2, '2')}; to: expected a whole number from 2 to 36, got 99`],
    [{ value: '1.2.3', to: 99 }, 'value: expected at most one point, got "1.2.3"; to: expected a whole number from 2 to 36, got 99'],
    [{ value: '0b12', from: 2 }, foreign(2, '2')],
    [{ value: '0o7', from: 16 }, prefixed(16, 8, '0o', '0o7')],
    [{ value: '0x0xff', from: 16 }, foreign(16, 'x')],
    [{ value: '0x-ff', from: 16 }, foreign(16, '-')],
    [{ value: '00xff', from: 16 }, foreign(16, 'x')],
    [{ value: '0 xff', from: 16 }, foreign(16, 'x')],
    [{ value: '0b', from: 2 }, 'value: expected at least one digit, got "0b"'],
    [{ value: '-0X', from: 16 }, 'value: expected at least one digit, got "-0X"'],
    [{ value: '0o.', from: 8 }, 'value: expected at least one digit, got "0o."'],
    [{ value: '1e5' }, foreign(10, 'e')],
    [{ value: '1,5,0' }, foreign(10, ',')],
    [{ value: 'ff,g', from: 16 }, foreign(16, ',')],
    ...Object.entries({
      '1,5': '"1.5"',
      '-0,050': '"-0.050"',
      '1 234,5': '"1 234.5"',
      '1,5 × 10³': '"1.5 × 10³"',
      '1,024': '"1.024" or "1024"',
    }).map(([value, meant]) => [{ value }, `value: expected ${meant}, got "${value}"`] as const),
    [{ value: 'ff,8', from: 16 }, 'value: expected "ff.8", got "ff,8"'],
    ...['10 20', '33 59 89', '1234 567', '12 34 56', '1 2345', "10'20", '10_000_00', '10.5 20', '1 000.000 000', '1.000 000', '-10 20'].map(
      (value) => [{ value }, `value: expected groups of three digits, and none behind the point, got "${value}"`] as const,
    ),
    [{ value: '(1e3)' }, foreign(10, '(')],
    [{ value: '--1' }, foreign(10, '-')],
    [{ value: '1-' }, foreign(10, '-')],
    [{ value: '−−1' }, foreign(10, '-')],
    [{ value: '1−' }, foreign(10, '-')],
    [{ value: '1–2' }, `${foreign(10, '–')} (U+2013)`],
    [{ value: '1e−3' }, foreign(10, 'e')],
    [{ value: '2³' }, foreign(10, '³')],
    [{ value: '10³', from: 16 }, foreign(16, '³')],
    [{ value: '1.2.3×10³' }, foreign(10, '×')],
    ...Object.entries({
      '–1': 'U+2013',
      '—1': 'U+2014',
      '‐1': 'U+2010',
      '‑1': 'U+2011',
      '﹣1': 'U+FE63',
      '–10³': 'U+2013',
      '–ff': 'U+2013',
    }).map(([value, code]) => {
      const digits = /^[\da-f]+/.exec(value.slice(1));
      const from = value.endsWith('f') ? 16 : 10;
      return [{ value, from }, `value: expected "-" before ${digits}, got "${value.charAt(0)}" (${code})`] as const;
    }),
    [{ value: '1’000' }, `value: expected "'" between 1 and 000, got "’" (U+2019)`],
    [{ value: '♯ff', from: 16 }, 'value: expected "#" before ff, got "♯" (U+266F)'],
    ...Object.entries({ '1/4': '0.25', '½': '0.5', '-3½': '-3.5' }).map(
      ([value, decimal]) => [{ value }, `value: expected "${decimal}" instead of a fraction, got "${value}"`] as const,
    ),
    [{ value: '1/4', from: 16 }, foreign(16, '/')],
    ...Object.entries({ '1２': '1２', '8000 ００': '0０', '1.５': '1.５', ｆ1: 'ｆ1', '٣۳': '٣۳' }).map(
      ([value, got]) => [{ value, from: 16 }, `value: expected digits of one script, got "${got}"`] as const,
    ),
    [{ value: '#ff' }, prefixed(10, 16, '#', '#ff')],
    [{ value: '#ff', from: 8 }, prefixed(8, 16, '#', '#ff')],
    ...[
      ['1_0', '_'],
      ['1 0', ' '],
      ['1  000', ' '],
      ["1''000", "'"],
      ['_100', '_'],
      ['100_', '_'],
      ['1 000 0', ' '],
      ['1 000. 5', ' '],
      ['1\t000', '\\u0009'],
    ].map(([value, character = '']) => [{ value }, foreign(10, character)] as const),
    ...['10¹⁰⁰⁰⁰', '10⁻¹⁰⁰⁰⁰', '10⁹⁹⁹⁹⁹⁹⁹⁹⁹'].map((value) => [{ value }, `value: expected at most 10,000 digits, got "${value}"`] as const),
    [{ value: 'ſ', from: 36 }, `${foreign(36, 'ſ')} (U+017F)`],
    [{ value: '\u212a', from: 36 }, `${foreign(36, '\u212a')} (U+212A)`],
    [{ value: '1😀' }, foreign(10, '😀')],
    [{ value: '- 1' }, foreign(10, ' ')],
    [{ value: '1\n2' }, foreign(10, '\\u000a')],
    [{ value: '1\u20282' }, foreign(10, '\\u2028')],
    [{ value: '1\u200b2' }, foreign(10, '\\u200b')],
    [{ value: '1\u0301' }, foreign(10, '\u0301')],
    [{ value: '1\ud83d2' }, foreign(10, '\\ud83d')],
    [{ value: '1'.repeat(10_001) }, `value: expected at most 10,000 characters, got "${'1'.repeat(39)}…"`],
    [{ value: `1${' '.repeat(10_000)}` }, `value: expected at most 10,000 characters, got "1${' '.repeat(38)}…"`],
    [{}, 'value: required, a number such as 255'],
    [
      { value: null, from: '10', to: true },
      `value: required, a number such as 255; ${baseError('from', '"10"')}; ${baseError('to', true)}`,
    ],
  ],
  typed: [
    [{ value: 'ffffffffffffff', from: 16, to: 10 }, { result: '72057594037927935' }, 'CorentinTh/it-tools #452'],
    [
      { value: '0xA3B5', from: 16, to: 10 },
      { result: '41909', binary: '1010001110110101', octal: '121665', hexadecimal: 'a3b5' },
      'CorentinTh/it-tools #694',
    ],
    [{ value: '8E', from: 16 }, { result: '10001110', decimal: '142', octal: '216' }, 'ferraridamiano/ConverterNOW #28'],
    [{ value: '1c7af1bbebe1d6222e59', from: 16, to: 10 }, { result: '134494183072681609539161' }, 'DevToys-app/DevToysMac #153'],
    [{ value: '−255', to: 16 }, { input: '−255', result: '-ff' }, 'U+2212'],
    [{ value: '10³', to: 16 }, { result: '3e8', decimal: '1000' }, 'a power of ten'],
    [{ value: 'FFFF', from: 16 }, { result: '1111111111111111' }, 'galculator/galculator #19'],
    [{ value: '18446744073709551615', to: 16 }, { result: 'ffffffffffffffff' }, 'DevToys-app/DevToys #497, not -1'],
    [{ value: ' -0X1F ', from: 16, to: 10 }, { input: ' -0X1F ', result: '-31' }, 'DevToys-app/DevToys #503, pasted'],
    [{ value: '0.1', to: 2 }, { result: '0.0001100110011001100110011001101' }, 'rounded to 32 places'],
    [{ value: 'A000', from: 16, to: 10 }, { result: '40960' }, 'jedi1150/number-systems #11; 10 · 16³'],
    [{ value: '8000 0000 0000 0000', from: 16 }, { result: `1${'0'.repeat(63)}` }, 'DevToys-app/DevToys #497, digits in groups'],
    [{ value: '1,024' }, 'value: expected "1.024" or "1024", got "1,024"', 'a thousands separator'],
    [{ value: '\u202a255\u202c', to: 16 }, { result: 'ff' }, 'embedded left to right, as Windows copies a property'],
    [{ value: '$2^{10}$' }, 'value: expected digits of base 10 (from), got "$"', 'a power of another number, in LaTeX'],
    [{ value: '1111_0000', from: 2, to: 10 }, { result: '240', input: '1111_0000' }, 'literals of Python'],
    [
      { value: '0xFF', to: 2 },
      'value: expected digits of base 10 (from), or base 16 for the prefix "0x", got "0xFF"',
      'CorentinTh/it-tools #694 asks that a prefix says the base',
    ],
    [{ value: '102', from: 2 }, 'value: expected digits of base 2 (from), got "2"', 'no binary number'],
    [
      { value: 'FF', from: 'hex', to: '10' },
      `from: expected ${base}, got "hex"; to: expected ${base}, got "10"`,
      'CorentinTh/it-tools #901, names of bases',
    ],
    [{ value: 'FF', from: 16, to: 64 }, `to: expected ${base}, got 64`, 'CorentinTh/it-tools offers base 64'],
    [{ number: '255', base: 16 }, 'number: unknown field, did you mean value?; base: unknown field, did you mean to?', 'the usual words'],
    [{ value: '10.101', from: 2, to: 10 }, { result: '2.625', hexadecimal: '2.a' }, '2 + 1/2 + 1/8'],
    [{ value: '-FF.8', from: 16, to: 10 }, { result: '-255.5', octal: '-377.4' }, '255 + 8/16'],
    [{ value: '007', to: 8 }, { result: '7', decimal: '7' }, 'leading zeros'],
    [{ value: 'Zz', from: 36, to: 10 }, { result: '1295' }, '35 · 36 + 35'],
    [{ value: '0o17', from: 8, to: 10 }, { result: '15' }, 'CorentinTh/it-tools #901, a literal of Python'],
    [{ value: '1e3' }, 'value: expected digits of base 10 (from), got "e"', 'scientific notation'],
    [
      { value: '11', inputBase: 3, outputBase: 10 },
      'inputBase: unknown field, did you mean from?; outputBase: unknown field, did you mean to?',
      'CorentinTh/it-tools #452: Input base',
    ],
    [{ value: '255', radix: 16 }, 'radix: unknown field, did you mean to?', 'parseInt and toString of JavaScript'],
  ],
  beyondSchema: { value: 'its digits are valid in the base' },
  otherNames: {
    meant: {
      value: 'number input num numberValue valueString digits numberString inputValue',
      from:
        'fromBase from_base inputBase sourceBase baseFrom fromRadix base_in originalBase currentBase srcBase ' +
        'source_radix inBase inputRadix',
      to:
        'to_base toBase base radix targetBase outputBase baseTo to_radix newBase destBase outBase resultBase ' +
        'destination_base dstBase base_out convertToBase toHex=true hex=true toBinary=true asHex=true octal=true',
    },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 bits=8 ' +
      'bitWidth=16 twosComplement=true signed=true padStart=8 padding=8 minLength=8 prefix=true ' +
      'withPrefix=true uppercase=true grouping=4 groupSize=4 separator="_" alphabet="01" ' +
      'endianness="little" float=true lowercase=false',
    ignored:
      'source_id name purpose numberLabel binary="1" hexadecimal="ff" octal="7" decimal="255" result="11" lowercase=true padding=0 prefix="" baseName="x"',
  },
  slowest: {
    'a whole number': (share) => ({ value: 'z'.repeat(digits * share), from: 36, to: 35 }),
    'a fraction': (share) => ({ value: `.${'y'.repeat(digits * share - 1)}`, from: 35, to: 36 }),
    'a fraction that terminates': (share) => ({ value: `.${'v'.repeat(digits * share - 1)}`, from: 32, to: 6 }),
  },
  sentence: 'ff is 255 in hexadecimal.',
};
