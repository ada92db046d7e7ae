import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, walkLines } from '../../src/shared/lines.ts';

function linesOf(text: string): string[] {
  const lines: string[] = [];
  walkLines(text)((start, end) => lines.push(text.slice(start, end)));
  return lines;
}

test.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n', ['a', '']],
  ['a\r\nb\rc\nd', ['a', 'b', 'c', 'd']],
  ['\n\r', ['', '']],
  ['\r\r\n', ['', '']],
  ['a\u0085b\u2028c\u2029d\ve\ff', ['a\u0085b\u2028c\u2029d\ve\ff']],
])('the lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('lines that each get an end come back', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\u2028', '\ud800') });
  const end = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end)), (lines) => {
      expect(linesOf(lines.flat().join(''))).toEqual(lines.map(([content]) => content));
    }),
  );
});

// The characters with the property White_Space in PropList.txt of the Unicode Character Database.
const whiteSpace =
  '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

test('a text of nothing but white space is blank', () => {
  expect(isBlank('')).toBe(true);
  expect(isBlank(whiteSpace)).toBe(true);
  expect([...whiteSpace].every(isBlank)).toBe(true);
});

test.each(['\ufeff', '\u200b', '\u180e', '\u2060', '\0', '.', '\ud800', '\u0301'])(
  'a text that holds %j is not blank',
  (character) => {
    expect(isBlank(` ${character} `)).toBe(false);
  },
);
