import { randomizeList } from 'toolworker';
import { defineCases } from '../cases.ts';

const itemsRequired = 'items: required, a string with at least one item';
const itemsError = 'items: expected a string with at least one item';
const modeError = 'mode: expected one of shuffle, pick';
const countError = 'count: expected a whole number from 1 to 9,007,199,254,740,991';
const uniqueError = 'unique: expected true or false';
const separatorError = 'separator: expected one of newline, comma';

const one = { mode: 'shuffle', separator: 'newline', unique: false } as const;
const shuffled = { pickedCount: null, requestedCount: null };

// Lists with only one possible order; the test next to this table covers random orders.
export const cases = defineCases({
  run: randomizeList,
  answers: [
    {
      request: { items: 'one' },
      result: { ...one, inputCount: 1, ...shuffled, result: 'one' },
      source: 'one item, and the defaults',
    },
    {
      request: { items: 'a\na\r\na\ra\n' },
      result: { ...one, inputCount: 4, ...shuffled, result: 'a\na\na\na' },
      source: 'every line end separates; the result is joined by \\n',
    },
    {
      request: { items: '\n \u3000a\t\n\n\u0085\n a \r\n' },
      result: { ...one, inputCount: 2, ...shuffled, result: 'a\na' },
      source: 'items are trimmed, empty ones dropped',
    },
    {
      request: { items: 'a, b' },
      result: { ...one, inputCount: 1, ...shuffled, result: 'a, b' },
      source: 'a comma is no separator of lines',
    },
    {
      request: { items: ', ,\n' },
      result: { ...one, inputCount: 1, ...shuffled, result: ', ,' },
      source: 'so that commas alone are an item among lines',
    },
    {
      request: { items: ',a , a,,a\n,', separator: 'comma' },
      result: { ...one, separator: 'comma', inputCount: 3, ...shuffled, result: 'a,a,a' },
      source: 'items are trimmed, empty ones dropped',
    },
    {
      request: { items: 'a\nb', separator: 'comma' },
      result: { ...one, separator: 'comma', inputCount: 1, ...shuffled, result: 'a\nb' },
      source: 'a line end within an item is no separator among commas',
    },
    {
      request: { items: 'a\n a\na ', unique: true },
      result: { ...one, unique: true, inputCount: 1, ...shuffled, result: 'a' },
      source: 'the same items once trimmed',
    },
    {
      request: { items: 'x\nx\nx', mode: 'pick' },
      result: {
        ...one,
        mode: 'pick',
        inputCount: 3,
        pickedCount: 1,
        requestedCount: 1,
        result: 'x',
      },
      source: 'one unless told otherwise',
    },
    {
      request: { items: 'x,x,x', mode: 'pick', count: 2, separator: 'comma' },
      result: {
        mode: 'pick',
        separator: 'comma',
        unique: false,
        inputCount: 3,
        pickedCount: 2,
        requestedCount: 2,
        result: 'x,x',
      },
      source: 'two of three',
    },
    {
      request: { items: 'x,x,x', mode: 'pick', count: 2, unique: true, separator: 'comma' },
      result: {
        mode: 'pick',
        separator: 'comma',
        unique: true,
        inputCount: 1,
        pickedCount: 1,
        requestedCount: 2,
        result: 'x',
      },
      source: 'no more than there are',
    },
    {
      request: { items: 'x', mode: 'pick', count: 9007199254740991 },
      result: {
        ...one,
        mode: 'pick',
        inputCount: 1,
        pickedCount: 1,
        requestedCount: 9007199254740991,
        result: 'x',
      },
      source: 'no more than there are',
    },
    {
      request: { items: 'x', count: 5 },
      result: { ...one, inputCount: 1, ...shuffled, result: 'x' },
      source: 'the count belongs to mode pick',
    },
    {
      request: { items: '\ufeff' },
      result: { ...one, inputCount: 1, ...shuffled, result: '\ufeff' },
      source: 'U+FEFF is not White_Space in PropList.txt',
    },
    {
      request: { items: ' \ud83d ' },
      result: { ...one, inputCount: 1, ...shuffled, result: '\ud83d' },
      source: 'a lone surrogate is a character like any other',
    },
  ],
  refusals: [
    { request: {}, error: itemsRequired },
    { request: { mode: 'pick' }, error: itemsRequired },
    { request: { items: 5 }, error: 'items: expected a string, got the number 5' },
    { request: { items: ['a', 'b'] }, error: 'items: expected a string, got an array' },
    ...[
      ['', ''],
      [' ', ' '],
      ['\n', '\\u000a'],
      ['\r\n\u0085\n\t\u3000', '\\u000d\\u000a\\u0085\\u000a\\u0009\u3000'],
    ].map(([items, echo]) => ({ request: { items }, error: `${itemsError}, got "${echo}"` })),
    ...[
      [',', ','],
      [' , ,\n,', ' , ,\\u000a,'],
      ['', ''],
    ].map(([items, echo]) => ({
      request: { items, separator: 'comma' },
      error: `${itemsError}, got "${echo}"`,
    })),
    ...[0, -1, 1.5, 2 ** 53].flatMap((count) => [
      { request: { items: 'a', mode: 'pick', count }, error: `${countError}, got ${count}` },
      { request: { items: 'a', count }, error: `${countError}, got ${count}` },
    ]),
    {
      request: { items: '', mode: 'pick', count: 0 },
      error: `${itemsError}, got ""; ${countError}, got 0`,
    },
    {
      request: { items: ',,', separator: 'comma', count: 0 },
      error: `${itemsError}, got ",,"; ${countError}, got 0`,
    },
    { request: { items: 'a', mode: 'sort' }, error: `${modeError}, got "sort"` },
    {
      request: { items: ',', mode: 'sort', separator: 'comma' },
      error: `${itemsError}, got ","; ${modeError}, got "sort"`,
    },
    { request: { items: ',', separator: 'tab' }, error: `${separatorError}, got "tab"` },
    {
      request: { items: null, mode: 1, count: '1', unique: 'yes', separator: ';' },
      error: [
        itemsRequired,
        `${modeError}, got 1`,
        `${countError}, got "1"`,
        `${uniqueError}, got "yes"`,
        `${separatorError}, got ";"`,
      ].join('; '),
    },
    {
      request: { items: 'a', mdoe: 'pick', counts: 2 },
      error: 'mdoe: unknown field, did you mean mode?; counts: unknown field, did you mean count?',
    },
    {
      request: { items: 'a', method: 'pick', number: 2, distinct: true, delimiter: 'comma' },
      error: [
        'method: unknown field, did you mean mode?',
        'number: unknown field, did you mean count?',
        'distinct: unknown field, did you mean unique?',
        'delimiter: unknown field, did you mean separator?',
      ].join('; '),
    },
    { request: { items: 'a', pick: 2 }, error: 'pick: unknown field, did you mean count?' },
    { request: { list: 'a' }, error: 'list: unknown field, did you mean items?' },
    {
      request: { words: 'a' },
      error: 'request body: expected fields such as items, mode, count, unique, separator',
    },
    {
      request: { items: 'Ann\nBob', mode: 'pick', n: 2 },
      error: 'n: unknown field, did you mean count?',
    },
    {
      request: { items: 'Ann\nBob', mode: 'pick', winners: 2 },
      error: 'winners: unknown field, did you mean count?',
    },
  ],
});
