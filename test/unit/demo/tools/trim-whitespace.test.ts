import { trimWhitespace } from 'toolworker';
import { expect, test } from 'vitest';
import { formFieldsOf } from '../../../../demo/components/form/page-fields.ts';
import { fromHash } from '../../../../demo/model/links.ts';
import { trimLines } from '../../../../demo/tools/trim-whitespace/lines.ts';
import { page } from '../../../../demo/tools/trim-whitespace/page.tsx';
import {
  countSpaces,
  runsOf,
  runsOfLines,
  signed,
} from '../../../../demo/tools/trim-whitespace/spaces.ts';
import { exampleInputs, initialInputs, requestOf } from '../../../../src/form/inputs.ts';
import { pageFor } from '../page.ts';

const text = '\ufeff  to \u00a0be,\r\n or\tnot \u200b ';
const modes = ['normalize', 'trim', 'remove'] as const;

/** Returns the text that its marked runs promise. */
function rebuilt(runs: ReturnType<typeof runsOf>): string {
  const kept = runs.filter(({ kind }) => kind !== 'removed');
  return kept.map((run) => (run.kind === 'replaced' ? ' ' : run.text)).join('');
}

test('lists removed characters, most frequent first, and kept ones that only look empty', () => {
  expect(countSpaces('  a\u00a0\u00a0\u00a0b\n\u200b', 'a b\u200b')).toEqual([
    { name: 'No-break space', before: 3, after: 0, isKept: false },
    { name: 'Space', before: 2, after: 1, isKept: false },
    { name: 'Line feed', before: 1, after: 0, isKept: false },
    { name: 'Zero width space', before: 1, after: 1, isKept: true },
  ]);
});

test('names each White_Space character', () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  const spaces = all.filter((character) => /\p{White_Space}/u.test(character)).join('');
  const counts = countSpaces(spaces, '');
  expect(counts).toHaveLength(25);
  expect(counts.every(({ name, isKept }) => name !== '' && !isKept)).toBe(true);
});

test.each(modes)('marks each run as mode %s treats it', (mode) => {
  for (const given of [text, ` ${text}`, '', '   ', 'a', ' a', 'a ', 'a\n\nb c']) {
    expect(rebuilt(runsOf(given, mode, true))).toBe(trimWhitespace({ text: given, mode }).result);
  }
});

test('keeps spaces at the end of a text that is cut off', () => {
  expect(runsOf('a ', 'trim', false)).toEqual([
    { text: 'a', kind: 'text' },
    { text: ' ', kind: 'kept' },
  ]);
});

test.each([
  ['a  b', ['a', '··', 'b']],
  ['\t\ta', ['→→', 'a']],
  ['a\u00a0b\u200b', ['a', 'NBSP', 'b', 'ZWSP']],
  ['a\r\nb\rc\n\n', ['a', 'CR', '↵\n', 'b', 'CR\n', 'c', '↵\n', '↵\n']],
  ['', []],
])('shows white space as signs in %j', (given, shown) => {
  expect(signed(given).map((part) => part.text)).toEqual(shown);
});

test.each([
  ['  Milk \n\n\n\tBread,   2 loaves\r\n  Eggs ', 'keep', 'Milk\n\n\nBread, 2 loaves\r\nEggs'],
  ['  Milk \n \n\n\tBread', 'one', 'Milk\n\nBread'],
  ['\n\n  Milk \n \n\n\tBread\n', 'none', 'Milk\nBread\n'],
  ['a\n\nb\n\n', 'one', 'a\n\nb\n\n'],
  ['a\u2028 b\u0085c\r\rd', 'none', 'a\u2028b\u0085c\rd'],
  ['one  line', 'none', 'one line'],
  ['   ', 'none', ''],
  ['', 'keep', ''],
  ['\n', 'none', ''],
  ['\n', 'keep', '\n'],
] as const)('trims %j line by line, with blank lines as in "%s"', (given, blankLines, trimmed) => {
  expect(trimLines(given, blankLines)).toBe(trimmed);
});

test.each(['keep', 'one', 'none'] as const)(
  'marks each run as it is treated line by line, with blank lines as in "%s"',
  (blankLines) => {
    for (const given of [text, '', ' \n\n \n a  b \n\n\n c\t\n', '\r\n\r\n', 'a\n', '\u2028x']) {
      expect(rebuilt(runsOfLines(given, blankLines, true))).toBe(trimLines(given, blankLines));
    }
  },
);

const fields = formFieldsOf(pageFor('trim-whitespace'));

test('asks the API for the first line only if the page trims line by line', () => {
  const typed = { ...initialInputs(fields), text: ' a \n b ' };
  const request = requestOf(fields, typed);
  expect(page.pageRequest.callFor({ ...typed, mode: 'lines' }, request)).toMatchObject({
    request: { text: ' a ' },
  });
  expect(page.pageRequest.callFor(typed, request)).toEqual({ request: { text: ' a \n b ' } });
  expect(page.pageRequest.callFor({ ...typed, mode: 'remove' }, request)).toEqual({
    request: { text: ' a \n b ', mode: 'remove' },
  });
});

test('answers with all lines, and with the result of the API otherwise', () => {
  const ofApi = { result: 'x', originalLength: 1, resultLength: 1 };
  const inputs = { text: ' a \n\n b ', mode: 'lines', blankLines: 'none' };
  expect(page.pageRequest.resultOf(ofApi, inputs)).toEqual({
    result: 'a\nb',
    originalLength: 8,
    resultLength: 3,
  });
  expect(page.pageRequest.resultOf(ofApi, { ...inputs, mode: 'trim' })).toBe(ofApi);
});

test('the form trims line by line, and an earlier link makes one line', () => {
  expect(exampleInputs(fields)).toMatchObject({ mode: 'lines' });
  expect(fromHash(fields, '#text=a')).toMatchObject({ mode: 'normalize' });
  expect(fromHash(fields, '#text=a&mode=lines&blankLines=one')).toMatchObject({
    mode: 'lines',
    blankLines: 'one',
  });
});
