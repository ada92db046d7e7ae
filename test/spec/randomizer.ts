import { randomizeList } from 'toolworker';
import { expect } from 'vitest';
import { distinct, inTwoBytes, million } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const itemsRequired = 'items: required, a string with at least one item';
const itemsError = 'items: expected a string with at least one item';
const modeError = 'mode: expected one of shuffle, pick';
const countError = 'count: expected a whole number from 1 to 9,007,199,254,740,991';
const uniqueError = 'unique: expected true or false';
const separatorError = 'separator: expected one of newline, comma';

const one = { mode: 'shuffle', separator: 'newline', unique: false } as const;
const shuffled = { pickedCount: null, requestedCount: null };

// Lists with only one possible order; the test next to this table covers random orders.

export const spec: SpecOf<typeof randomizeList> = {
  run: randomizeList,
  operation: 'randomizeList',
  fields: {
    items: 'string, required',
    mode: 'shuffle | pick, default "shuffle"',
    count: 'integer ≥ 1, default 1',
    unique: 'boolean, default false',
    separator: 'newline | comma, default "newline"',
  },
  result: ['mode', 'separator', 'unique', 'inputCount', 'pickedCount', 'requestedCount', 'result'],
  answers: [
    [{ items: 'one' }, { ...one, inputCount: 1, ...shuffled, result: 'one' }, 'one item, and the defaults'],
    [
      { items: 'a\na\r\na\ra\n' },
      { ...one, inputCount: 4, ...shuffled, result: 'a\na\na\na' },
      'every line end separates; the result is joined by \\n',
    ],
    [
      { items: '\n \u3000a\t\n\n\u0085\n a \r\n' },
      { ...one, inputCount: 2, ...shuffled, result: 'a\na' },
      'items are trimmed, empty ones dropped',
    ],
    [{ items: 'a, b' }, { ...one, inputCount: 1, ...shuffled, result: 'a, b' }, 'a comma is no separator of lines'],
    [{ items: ', ,\n' }, { ...one, inputCount: 1, ...shuffled, result: ', ,' }, 'so that commas alone are an item among lines'],
    [
      { items: ',a , a,,a\n,', separator: 'comma' },
      { ...one, separator: 'comma', inputCount: 3, ...shuffled, result: 'a,a,a' },
      'items are trimmed, empty ones dropped',
    ],
    [
      { items: '，a、a，،a', separator: 'comma' },
      { ...one, separator: 'comma', inputCount: 3, ...shuffled, result: 'a,a,a' },
      'commas of Chinese and Arabic',
    ],
    ...[
      ['"a, b"', '"a, b"', 'double quotes'],
      [' "a，b"\t', '"a，b"', 'white space around the quotes'],
      ['"a\nb",', '"a\nb"', 'a line end within quotes'],
      ['"a ""b"", c"', '"a ""b"", c"', 'RFC 4180: a quote within quotes is doubled'],
      [`"O'Brien, Pat"`, `"O'Brien, Pat"`, 'an apostrophe within quotes'],
      ["'a, b'", "'a, b'", 'single quotes'],
      ['“a, b”', '“a, b”', 'English quotes'],
      ['„a, b“', '„a, b“', 'German quotes'],
      ['«a, b»', '«a, b»', 'French quotes'],
      ['»a, b«', '»a, b«', 'German and Danish quotes'],
      ['‘a, b’', '‘a, b’', 'British quotes'],
      ['「a、b」', '「a、b」', 'Japanese quotes'],
      ['""', '""', 'nothing within quotes'],
      [`"${','.repeat(1000)}"`, `"${','.repeat(1000)}"`, 'the longest item in quotes'],
    ].map(
      ([items = '', result = '', source = '']) =>
        [{ items, separator: 'comma' }, { ...one, separator: 'comma', inputCount: 1, ...shuffled, result }, source] as const,
    ),
    ...[
      ['"a" b,"a" b', '"a" b,"a" b', 'quotes around a part of an item'],
      ['5",5"', '5",5"', 'inches'],
      ["'a,'a", "'a,'a", 'apostrophes'],
      ['"a,"a', '"a,"a', 'quotes without an end'],
      ['"a" , "a"', '"a","a"', 'white space around commas'],
      ['「a」、「a」', '「a」,「a」', 'quotes around each item'],
    ].map(
      ([items = '', result = '', source = '']) =>
        [{ items, separator: 'comma' }, { ...one, separator: 'comma', inputCount: 2, ...shuffled, result }, source] as const,
    ),
    [{ items: '"\n"' }, { ...one, inputCount: 2, ...shuffled, result: '"\n"' }, 'quotes hold no lines together'],
    [
      { items: 'a\nb', separator: 'comma' },
      { ...one, separator: 'comma', inputCount: 1, ...shuffled, result: 'a\nb' },
      'a line end within an item is no separator among commas',
    ],
    [
      { items: 'a\n a\na ', unique: true },
      { ...one, unique: true, inputCount: 1, ...shuffled, result: 'a' },
      'the same items once trimmed',
    ],
    [
      { items: 'x\nx\nx', mode: 'pick' },
      { ...one, mode: 'pick', inputCount: 3, pickedCount: 1, requestedCount: 1, result: 'x' },
      'one unless told otherwise',
    ],
    [
      { items: 'x,x,x', mode: 'pick', count: 2, separator: 'comma' },
      { mode: 'pick', separator: 'comma', unique: false, inputCount: 3, pickedCount: 2, requestedCount: 2, result: 'x,x' },
      'two of three',
    ],
    [
      { items: 'x,x,x', mode: 'pick', count: 2, unique: true, separator: 'comma' },
      { mode: 'pick', separator: 'comma', unique: true, inputCount: 1, pickedCount: 1, requestedCount: 2, result: 'x' },
      'no more than there are',
    ],
    [
      { items: 'x', mode: 'pick', count: 9007199254740991 },
      { ...one, mode: 'pick', inputCount: 1, pickedCount: 1, requestedCount: 9007199254740991, result: 'x' },
      'no more than there are',
    ],
    [{ items: 'x', count: 5 }, { ...one, inputCount: 1, ...shuffled, result: 'x' }, 'the count belongs to mode pick'],
    [{ items: '\ufeff' }, { ...one, inputCount: 1, ...shuffled, result: '\ufeff' }, 'U+FEFF is not White_Space in PropList.txt'],
    [{ items: ' \ud83d ' }, { ...one, inputCount: 1, ...shuffled, result: '\ud83d' }, 'a lone surrogate is a character like any other'],
  ],
  refusals: [
    [{}, itemsRequired],
    [{ mode: 'pick' }, itemsRequired],
    ...[
      ['', ''],
      [' ', ' '],
      ['\n', '\\u000a'],
      ['\r\n\u0085\n\t\u3000', '\\u000d\\u000a\\u0085\\u000a\\u0009\u3000'],
    ].map(([items, echo]) => [{ items }, `${itemsError}, got "${echo}"`] as const),
    ...[
      [',', ','],
      [' , ,\n,', ' , ,\\u000a,'],
      ['，、 ،', '，、 ،'],
      ['', ''],
    ].map(([items, echo]) => [{ items, separator: 'comma' }, `${itemsError}, got "${echo}"`] as const),
    [{ items: '', mode: 'pick', count: 0 }, `${itemsError}, got ""; ${countError}, got 0`],
    [{ items: ',,', separator: 'comma', count: 0 }, `${itemsError}, got ",,"; ${countError}, got 0`],
    [{ items: ',', mode: 'sort', separator: 'comma' }, `${itemsError}, got ","; ${modeError}, got "sort"`],
    [
      { items: null, mode: 1, count: '1', unique: 'yes', separator: ';' },
      [itemsRequired, `${modeError}, got 1`, `${countError}, got "1"`, `${uniqueError}, got "yes"`, `${separatorError}, got ";"`].join(
        '; ',
      ),
    ],
  ],
  typed: [
    [
      { items: 'Ann\n\n Ann \nBob\n', unique: true },
      { inputCount: 2, unique: true, result: expect.stringMatching(/^(?:Ann\nBob|Bob\nAnn)$/) },
      'a list of names with blank lines',
    ],
    [
      { items: 'Ann, Bob', separator: 'comma' },
      { inputCount: 2, pickedCount: null, result: expect.stringMatching(/^(?:Ann,Bob|Bob,Ann)$/) },
      'names in a row',
    ],
    [
      { items: '"Smith, John","Doe, Jane"', separator: 'comma' },
      { inputCount: 2, result: expect.stringMatching(/^(?:"Smith, John","Doe, Jane"|"Doe, Jane","Smith, John")$/) },
      'names from a CSV file, RFC 4180',
    ],
    [
      { items: '苹果，香蕉，橙子', separator: 'comma', mode: 'pick', count: 3 },
      { inputCount: 3, pickedCount: 3, result: expect.stringMatching(/^(?:(?:苹果|香蕉|橙子),){2}(?:苹果|香蕉|橙子)$/) },
      'apples, bananas and oranges',
    ],
    [
      { items: 'Ann\r\nAnn\r\nAnn', mode: 'pick', count: 2 },
      { inputCount: 3, pickedCount: 2, requestedCount: 2, result: 'Ann\nAnn' },
      'three tickets of one person, from Windows',
    ],
    [
      { items: 'Ann\nBob', mode: 'pick', count: 25 },
      { inputCount: 2, pickedCount: 2, requestedCount: 25 },
      'redditraffler/redditraffler #124, more winners than entries',
    ],
    [{ items: 'Ann, Bob' }, { inputCount: 1, result: 'Ann, Bob' }, 'commas are part of a line unless separator is comma'],
    [{ items: '🎲', mode: 'pick' }, { result: '🎲', pickedCount: 1 }, 'one emoji'],
    [
      { items: 'Ann\nBob', mode: 'pick', count: 0 },
      'count: expected a whole number from 1 to 9,007,199,254,740,991, got 0',
      'drakhart in sharevb/it-tools #393: minimum 1',
    ],
    [{ items: 'Ann\nBob', mode: 'pick', count: '2' }, 'count: expected a whole number from 1 to 9,007,199,254,740,991, got "2"', formInput],
    [{ items: 'Ann;Bob', separator: ';' }, 'separator: expected one of newline, comma, got ";"', 'the separator itself'],
    [{ items: 'Ann\nBob', mode: 'random' }, 'mode: expected one of shuffle, pick, got "random"', 'another word for either'],
    [
      { list: 'Ann\nBob', removeDuplicates: true },
      'list: unknown field, did you mean items?; removeDuplicates: unknown field, did you mean unique?',
      'the usual words',
    ],
    [{ items: 'Ann\nBob', mode: 'pick', n: 2 }, 'n: unknown field, did you mean count?', 'the API document: N random items'],
    [{ items: 'Ann\nBob', mode: 'pick', winners: 2 }, 'winners: unknown field, did you mean count?', 'redditraffler/redditraffler #124'],
  ],
  beyondSchema: { items: 'there is at least one item' },
  freeTexts: ['items'],
  otherNames: {
    meant: {
      items: 'list itemList itemsText names entries item_list inputItems options choices values elements text lines',
      mode:
        'method randomMode modeType operation action pickMode=true shuffle=false shuffled=true isPick=true type="pick" ' +
        'op random_mode shuffleMode=true pickOnly=true',
      count:
        'pickCount pick_count n winners itemCount countItems num k qty number howMany sampleSize size pick=3 ' +
        'quantity draws numWinners numberOfItems limit=3 numberOfWinners picks select take how_many numItems num_to_pick=2 requestedCount=3',
      unique:
        'uniqueItems unique_only allowDuplicates distinct dedupe removeDuplicates=true noDuplicates=true ' +
        'isUnique=true duplicates=false distinctItems=true deduplicate=true dedup=true uniq=true allowRepeats=false',
      separator:
        'delimiter outputSeparator separatorType output_separator sep delim splitBy joinWith joinBy commaSeparated=true ' +
        'newline=false separatedBy inputSeparator separators splitOn joiner useCommas=true separator_char',
    },
    refused:
      'seed=5 randomSeed=5 ' +
      'groups=2 numberOfGroups=2 teamSize=3 teams=2 weights=[1,2] weighted=true probabilities=[1] ' +
      'exclude="Ann" excluded="Ann" sort=true numbered=true keepFirst=true header=true pairs=true seed=0 ' +
      'removeWinners=true rounds=3 trim=false',
    ignored: 'name title inputCount=3 result="x" weightsLabel source_id exclude="" groups=0 sort=false trim=true teamName="x"',
  },
  slowest: {
    'different items': (share) => ({ items: distinct(million * share, ','), separator: 'comma', unique: true }),
    'different items in two bytes': (share) => ({ items: inTwoBytes(distinct(million * share, ',')), separator: 'comma', unique: true }),
    'quotes without an end': (share) => ({ items: '“,'.repeat(million * share), separator: 'comma' }),
    'short items': (share) => ({ items: 'a,'.repeat(million * share), separator: 'comma' }),
    'empty items': (share) => ({ items: `a${'\n'.repeat(million * share)}` }),
  },
  // 2 / 4
};
