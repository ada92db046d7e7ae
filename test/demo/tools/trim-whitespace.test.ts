import { trimWhitespace } from 'toolworker';
import { expect, test } from 'vitest';
import { countSpaces, runsOf, signed } from '../../../demo/tools/trim-whitespace/spaces.ts';

const text = '\ufeff  to \u00a0be,\r\n or\tnot \u200b ';
const modes = ['normalize', 'trim', 'remove'] as const;

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
    const rebuilt = runsOf(given, mode, true).map((run) => {
      if (run.kind === 'removed') return '';
      return run.kind === 'replaced' ? ' ' : run.text;
    });
    expect(rebuilt.join('')).toBe(trimWhitespace({ text: given, mode }).result);
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
