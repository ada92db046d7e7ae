import { removeDuplicateLines } from 'toolworker';
import { defineCases } from '../cases.ts';

const textRequired = 'text: required, a string';
const flagError = 'expected true or false';

const contract = 'the rules for lines, applied by hand';
const folding = 'CaseFolding.txt of the Unicode Character Database, status C and F';

/** Lines that are equal after full case folding. */
const equalFolded = [
  ['straße', 'STRASSE'],
  ['ẞ', 'ss'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['ς', 'σ'],
  ['ſ', 'S'],
  ['\u212a', 'k'],
  ['\u212b', 'å'],
  ['\u2126', 'ω'],
  ['ﬁ', 'FI'],
  ['ﬃ', 'ffi'],
  ['ﬅ', 'ﬆ'],
  ['ŉ', 'ʼN'],
  ['ᾳ', 'ΑΙ'],
  ['ᾼ', 'αι'],
  ['\u0345', 'Ι'],
  ['ΐ', '\u1fd3'],
  ['և', 'ԵՒ'],
  ['İ', 'i\u0307'],
  ['ꭰ', 'Ꭰ'],
  ['ᏸ', 'Ᏸ'],
  ['ა', 'Ა'],
  ['ǅ', 'Ǆ'],
  ['ǅ', 'ǆ'],
  ['𐐨', '𐐀'],
  ['ᲀ', 'В'],
] as const;

/** Lines that are different even after full case folding. */
const different = [
  ['ı', 'i'],
  ['ı', 'I'],
  ['İ', 'i'],
  ['İ', 'I'],
  ['é', 'e\u0301'],
  ['É', 'e\u0301'],
  ['ａ', 'a'],
  ['²', '2'],
  ['ß', 's'],
  ['\ud800', '\udbff'],
] as const;

export const cases = defineCases({
  run: removeDuplicateLines,
  answers: [
    {
      request: { text: 'apple\nbanana\napple\ncherry\nBanana' },
      result: {
        result: 'apple\nbanana\ncherry\nBanana',
        originalCount: 5,
        uniqueCount: 4,
        removedCount: 1,
      },
      source: contract,
    },
    {
      request: { text: 'apple\nApple\nAPPLE\n', caseSensitive: false },
      result: { result: 'apple\n', originalCount: 3, uniqueCount: 1, removedCount: 2 },
      source: `${contract}: the first stays, and the final line end`,
    },
    {
      request: { text: '\t b\na\nb \n  a\n\u0085b\u3000', trimWhitespace: true },
      result: { result: '\t b\na', originalCount: 5, uniqueCount: 2, removedCount: 3 },
      source: `${contract}: lines come out as they were first written`,
    },
    {
      request: { text: 'a\n a\na ' },
      result: { result: 'a\n a\na ', originalCount: 3, uniqueCount: 3, removedCount: 0 },
      source: `${contract}: white space counts unless told otherwise`,
    },
    {
      request: { text: ' A\na ', caseSensitive: false, trimWhitespace: true },
      result: { result: ' A', originalCount: 2, uniqueCount: 1, removedCount: 1 },
      source: contract,
    },
    {
      request: { text: '' },
      result: { result: '', originalCount: 0, uniqueCount: 0, removedCount: 0 },
      source: 'the empty text has no lines',
    },
    {
      request: { text: '\n' },
      result: { result: '', originalCount: 1, uniqueCount: 0, removedCount: 1 },
      source: 'one blank line, dropped',
    },
    {
      request: { text: '\n', keepEmptyLines: true },
      result: { result: '\n', originalCount: 1, uniqueCount: 1, removedCount: 0 },
      source: 'one blank line, kept',
    },
    {
      request: { text: '\r\n \r\n\r\n\u0085\t\u2028', keepEmptyLines: true, trimWhitespace: true },
      result: {
        result: '\r\n \r\n\r\n\u0085\t\u2028',
        originalCount: 4,
        uniqueCount: 4,
        removedCount: 0,
      },
      source: `${contract}: all blank lines are kept as they are`,
    },
    {
      request: { text: 'a\n\n \n\u0085\na\n\u3000' },
      result: { result: 'a', originalCount: 6, uniqueCount: 1, removedCount: 5 },
      source: `${contract}: blank lines hold nothing but white space`,
    },
    {
      request: { text: 'a\n\nb\n\na\n\n', keepEmptyLines: true },
      result: { result: 'a\n\nb\n\n\n', originalCount: 6, uniqueCount: 5, removedCount: 1 },
      source: contract,
    },
    {
      request: { text: 'a\n\na', keepEmptyLines: true },
      result: { result: 'a\n\n', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      source: 'two lines are left, of which the second is blank; a\\n would be one',
    },
    {
      request: { text: '\ufeff\n\u200b\n\ufeff' },
      result: { result: '\ufeff\n\u200b', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      source: 'U+FEFF and U+200B are not White_Space in PropList.txt',
    },
    {
      request: { text: 'a\r\nb\nc\ra\r\nc' },
      result: { result: 'a\r\nb\r\nc', originalCount: 5, uniqueCount: 3, removedCount: 2 },
      source: `${contract}: the first line end is that of all`,
    },
    {
      request: { text: 'a\rb\r\nb\n' },
      result: { result: 'a\rb\r', originalCount: 3, uniqueCount: 2, removedCount: 1 },
      source: `${contract}: the first line end is that of all`,
    },
    {
      request: { text: 'a\n\r\nb\r\r', keepEmptyLines: true },
      result: { result: 'a\n\nb\n\n', originalCount: 4, uniqueCount: 4, removedCount: 0 },
      source: `${contract}: \\n\\r\\n is two line ends, and so is \\r\\r`,
    },
    {
      request: { text: 'a\u2028b\u0085c\u000bd\u2028b' },
      result: {
        result: 'a\u2028b\u0085c\u000bd\u2028b',
        originalCount: 1,
        uniqueCount: 1,
        removedCount: 0,
      },
      source: `${contract}: no other character ends a line`,
    },
    {
      request: { text: '__proto__\nconstructor\n__proto__' },
      result: {
        result: '__proto__\nconstructor',
        originalCount: 3,
        uniqueCount: 2,
        removedCount: 1,
      },
      source: contract,
    },
    ...equalFolded.flatMap(([first, second]) => [
      {
        request: { text: `${first}\n${second}\n-${first}-\n-${second}-`, caseSensitive: false },
        result: {
          result: `${first}\n-${first}-`,
          originalCount: 4,
          uniqueCount: 2,
          removedCount: 2,
        },
        source: folding,
      },
      {
        request: { text: `${second}\n${first}`, caseSensitive: true },
        result: {
          result: `${second}\n${first}`,
          originalCount: 2,
          uniqueCount: 2,
          removedCount: 0,
        },
        source: 'not the same code units',
      },
    ]),
    ...different.map(([first, second]) => ({
      request: { text: `${first}\n${second}`, caseSensitive: false },
      result: { result: `${first}\n${second}`, originalCount: 2, uniqueCount: 2, removedCount: 0 },
      source: folding,
    })),
  ],
  refusals: [
    { request: {}, error: textRequired },
    { request: { text: null }, error: textRequired },
    { request: { caseSensitive: true }, error: textRequired },
    { request: { text: ['a', 'a'] }, error: 'text: expected a string, got an array' },
    {
      request: { text: 1, caseSensitive: 'no', trimWhitespace: 1, keepEmptyLines: [] },
      error: [
        'text: expected a string, got the number 1',
        `caseSensitive: ${flagError}, got "no"`,
        `trimWhitespace: ${flagError}, got 1`,
        `keepEmptyLines: ${flagError}, got an array`,
      ].join('; '),
    },
    {
      request: { text: 'a', casesensitive: false },
      error: 'casesensitive: unknown field, did you mean caseSensitive?',
    },
    {
      request: { text: 'a', ignoreCase: true, trim: true, removeEmptyLines: false },
      error: [
        'ignoreCase: unknown field, did you mean caseSensitive?',
        'trim: unknown field, did you mean trimWhitespace?',
        'removeEmptyLines: unknown field, did you mean keepEmptyLines?',
      ].join('; '),
    },
    { request: { lines: 'a\na' }, error: 'lines: unknown field, did you mean text?' },
    {
      request: { words: 'a' },
      error:
        'request body: expected fields such as text, caseSensitive, trimWhitespace, keepEmptyLines',
    },
    {
      request: { text: 'a\n\na', keepEmpty: true },
      error: 'keepEmpty: unknown field, did you mean keepEmptyLines?',
    },
    {
      request: { text: 'a\n\na', keepBlankLines: true },
      error: 'keepBlankLines: unknown field, did you mean keepEmptyLines?',
    },
  ],
});
