import { formInput, near, type Table } from './row.ts';

const unambiguous =
  'numbers without ambiguous commas, such as "1, 2, 3", "1000 2000" or "1.5; 2.5"';
const list =
  'an array of numbers, or a string that separates them by commas, semicolons or white space';

export const mathematics: Table = {
  'standard-deviation-calculator': [
    [
      { numbers: '10,13,7,9,6' },
      {
        count: 5,
        mean: 9,
        variance: 7.5,
        standardDeviation: near(2.7386127875258306),
        sample: true,
      },
      'easycalculation.com, 2.73861',
    ],
    [
      { numbers: [20, 12, 9, 5, 1], sample: false },
      { mean: 9.4, variance: 41.84, standardDeviation: near(6.468384651518492) },
      'easycalculation.com, 6.46838',
    ],
    [
      { numbers: '85\n90\n78\n92\n88\n76\n95\n82\n' },
      { mean: 85.75, median: 86.5, standardDeviation: near(6.734771180756096) },
      'todaycalculator.com, 6.73; a column of a spreadsheet',
    ],
    [
      { numbers: '22\t25\t19\t23\t27\t21\t24', sample: false },
      { mean: 23, variance: 6, standardDeviation: near(2.449489742783178) },
      'todaycalculator.com, 2.45; a row of a spreadsheet',
    ],
    [
      { numbers: '4, -1.2, 8, 9' },
      { mean: 4.95, variance: 21.476666666666667, range: 10.2 },
      'vcalc.com, its list',
    ],
    [{ numbers: '5; 8; 12; 15; 20' }, { mean: 12, sum: 60 }, 'calculogy.com, mean 12'],
    [{ numbers: '7 1 8 5,' }, { mean: 5.25, median: 6 }, 'a comma at the end'],
    [{ numbers: '0.1, 0.2, 0.3' }, { mean: 0.2, sum: 0.6 }, 'tranleduy2000/ncalc #62'],
    [
      { numbers: '1,000 2,000 3,500' },
      `numbers: expected ${unambiguous}, got "1,000 2,000 3,500"`,
      'thousands separators',
    ],
    [
      { numbers: '1,5; 2,5' },
      `numbers: expected ${unambiguous}, got "1,5; 2,5"`,
      'sfnemis/linnote #7, decimal commas',
    ],
    [
      { numbers: 'Score\n85\n90' },
      'numbers: expected a number as item 1, got "Score"',
      'scinote-eln/scinote-web #170, a column with its heading',
    ],
    [
      { numbers: '$950; $1200' },
      'numbers: expected a number as item 1, got "$950"',
      'amounts with their currency',
    ],
    [
      { numbers: '[1, 2, 3]' },
      'numbers: expected a number as item 1, got "[1"',
      'JSON inside a string',
    ],
    [{ numbers: ['10', '13'] }, 'numbers: expected a number as item 1, got "10"', formInput],
    [
      { numbers: [10, 13, null, 9] },
      'numbers: expected a number as item 3, got null',
      'an empty cell of a spreadsheet',
    ],
    [
      { numbers: '10, 13, N/A, 9' },
      'numbers: expected a number as item 3, got "N/A"',
      'a missing value of R or Excel',
    ],
    [{ numbers: '١, ٢, ٣' }, 'numbers: expected a number as item 1, got "١"', 'Arabic digits'],
    [
      { numbers: [5] },
      'numbers: expected at least 2 items with sample, which is true by default, got 1 item',
      'jet-global/EPPlus #84, n - 1 of one number',
    ],
    [{ numbers: '5', sample: false }, { standardDeviation: 0, variance: 0 }, 'a population of one'],
    [{ numbers: '' }, 'numbers: expected 1 to 1,000,000 items, got 0 items', 'an empty text area'],
    [{ numbers: 42 }, `numbers: expected ${list}, got 42`, 'one number without a list'],
    [
      { values: [1, 2, 3], sample: 'false' },
      'values: unknown field, did you mean numbers?; sample: expected true or false, got "false"',
      'the usual word',
    ],
    [{ numbers: '+5 -5' }, { mean: 0, sum: 0, min: -5, max: 5 }, 'signs'],
    [{ numbers: '.5, 5.' }, { mean: 2.75 }, 'points without digits on one side'],
    [{ numbers: '1e3 2e3' }, { mean: 1500 }, 'as programs print numbers'],
    [{ numbers: '1,2,,3' }, { count: 3, sum: 6 }, 'an empty cell of a CSV file'],
    [{ numbers: '5, 5' }, { standardDeviation: 0, median: 5 }, 'no deviation'],
    [{ numbers: '10 %, 20 %' }, 'numbers: expected a number as item 2, got "%"', 'percentages'],
    [{ numbers: '1.2.3, 4' }, 'numbers: expected a number as item 1, got "1.2.3"', 'a version'],
    [
      { numbers: '4, 0x10' },
      'numbers: expected a number as item 2, got "0x10"',
      'a hexadecimal number',
    ],
    [
      { numbers: '1, 1e400' },
      'numbers: expected a number as item 2, got "1e400"',
      'more than a double holds',
    ],
    [{ numbers: '−5, 5' }, { sum: 0, min: -5, max: 5 }, 'U+2212, the minus of Wikipedia'],
    [
      { numbers: '–5, 5' },
      'numbers: expected a minus sign written as "-" in item 1, got "–5"',
      'U+2013, which word processors make of a hyphen',
    ],
    [
      { numbers: '5 — 10' },
      'numbers: expected a number as item 2, got "—"',
      'a dash between numbers is no sign',
    ],
    [{ numbers: '10³ 2×10³' }, { mean: 1500 }, 'superscripts, as in a paper'],
    [{ numbers: '1.5 × 10⁻³, 0.5 × 10⁻³' }, { mean: 0.001 }, 'copied from a table of a paper'],
    [
      { numbers: '1,234, 5,678' },
      `numbers: expected ${unambiguous}, got "1,234, 5,678"`,
      'thousands separators, and commas between numbers',
    ],
    [
      { numbers: '1,5, 2,5' },
      `numbers: expected ${unambiguous}, got "1,5, 2,5"`,
      'decimal commas, and commas between numbers',
    ],
    [
      { numbers: '1,234,\n5,678' },
      `numbers: expected ${unambiguous}, got "1,234,\\u000a5,678"`,
      'a column with a comma at each line end',
    ],
    [
      { numbers: '10,000, 20,000, 30,000' },
      `numbers: expected ${unambiguous}, got "10,000, 20,000, 30,000"`,
      'salaries',
    ],
    [
      { numbers: '1,234.50, 2,345.60' },
      `numbers: expected ${unambiguous}, got "1,234.50, 2,345.60"`,
      'amounts of money',
    ],
    [
      { numbers: '1, 2,3' },
      `numbers: expected ${unambiguous}, got "1, 2,3"`,
      '1 and 2.3 for half of the world',
    ],
    [
      { numbers: '12,5 13,5 14' },
      `numbers: expected ${unambiguous}, got "12,5 13,5 14"`,
      'decimal commas with spaces between',
    ],
    [
      { numbers: '1,500; 2,500; 900' },
      `numbers: expected ${unambiguous}, got "1,500; 2,500; 900"`,
      'thousands separators with semicolons between',
    ],
    [
      { numbers: '1\t2,5\t3' },
      `numbers: expected ${unambiguous}, got "1\\u00092,5\\u00093"`,
      'a row of a spreadsheet with a decimal comma',
    ],
    [{ numbers: '1,-2, 3' }, { sum: 2 }, 'a comma before a sign separates'],
    [{ numbers: '1,\n2,\n3\n' }, { sum: 6 }, 'a comma at each line end'],
    [{ numbers: ' 1,2,3 ' }, { sum: 6 }, 'white space around a list with commas alone'],
    [
      { numbers: [true, false] },
      'numbers: expected a number as item 1, got true',
      'answers of a survey',
    ],
    [{ numbers: { a: 1 } }, `numbers: expected ${list}, got an object`, 'a record'],
    [
      { numbers: [1, 2, 3], population: true },
      'population: unknown field, did you mean sample?',
      'todaycalculator.com: a result that would silently be the sample’s',
    ],
    [
      { numbers: [1, 2, 3], isSample: false },
      'isSample: unknown field, did you mean sample?',
      'a name for a boolean',
    ],
  ],

  'slope-calculator': [
    [
      { x1: 2, y1: 5, x2: 6, y2: 8 },
      {
        slope: 0.75,
        intercept: 3.5,
        length: 5,
        angle: near(36.86989764584402),
        equation: 'y = 0.75x + 3.5',
      },
      'thinkcalculator.com',
    ],
    [
      { x1: 1, y1: 2, x2: 4, y2: 8 },
      { slope: 2, intercept: 0, equation: 'y = 2x', length: near(6.708203932499369) },
      'calcool.us',
    ],
    [
      { x1: 1, y1: 3, x2: 3, y2: -3 },
      { slope: -3, intercept: 6, equation: 'y = -3x + 6', angle: near(-71.56505117707799) },
      'mathskey.com',
    ],
    [
      { x1: 0.6875, y1: 0.7578947368421053, x2: 0.6875, y2: 0.8105263157894737 },
      { slope: null, isVertical: true, intercept: null, angle: 90, equation: 'x = 0.6875' },
      'grantjenks/python-runstats #1, a division by zero',
    ],
    [
      { x1: -2, y1: 0, x2: 5, y2: 0 },
      { slope: 0, isVertical: false, angle: 0, equation: 'y = 0' },
      'Khan/khan-exercises #120679: 0, not undefined',
    ],
    [
      { x1: 0, y1: 0.1, x2: 0.1, y2: 0.3 },
      { slope: 2, intercept: 0.1, equation: 'y = 2x + 0.1' },
      '0.2 / 0.1, not 1.9999999999999998',
    ],
    [
      { x1: 3, y1: 4, x2: 3, y2: 4 },
      'x2: expected a number other than x1 when y1 equals y2, got 3',
      'risetop.top divides by zero',
    ],
    [
      { x1: '1', y1: '2', x2: '4', y2: '8' },
      'x1: expected a number, got "1"; y1: expected a number, got "2"; x2: expected a number, got "4"; y2: expected a number, got "8"',
      formInput,
    ],
    [{ x1: 1, y1: 2, x2: 4 }, 'y2: required, a number', 'a point without its y'],
    [
      { x1: '1/2', y1: 0, x2: '√2', y2: 1 },
      'x1: expected a number, got "1/2"; x2: expected a number, got "√2"',
      'a textbook',
    ],
    [
      { p1: [1, 2], p2: [4, 8] },
      'request body: expected fields such as x1, y1, x2, y2',
      'points as pairs',
    ],
    [
      { x1: [1, 2], y1: 0, x2: 4, y2: 8 },
      'x1: expected a number, got an array',
      'a pair for its first part',
    ],
    [
      { X1: 1, Y1: 2, X2: 4, Y2: 8 },
      'X1: unknown field, did you mean x1?; Y1: unknown field, did you mean y1?; X2: unknown field, did you mean x2?; Y2: unknown field, did you mean y2?',
      'thinkcalculator.com: X1, Y1',
    ],
    [
      { x1: '1,5', y1: 2, x2: 4, y2: 8 },
      'x1: expected a number, got "1,5"',
      'sfnemis/linnote #7, a decimal comma',
    ],
    [
      { x1: 0, y1: 0, x2: 3, y2: 1 },
      {
        slope: 0.3333333333333333,
        angle: near(18.43494882292201),
        length: near(3.1622776601683795),
      },
      '1 / 3, rounded once',
    ],
  ],
};
