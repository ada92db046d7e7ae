import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachLine } from '../../../../src/tools/word-counter/each-line.ts';

function linesOf(text: string): string[] {
  const lines: string[] = [];
  eachLine(text, (start, end) => lines.push(text.slice(start, end)));
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
])('splits %j into lines', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('returns each line without its end', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\u2028', '\ud800') });
  const end = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end)), (lines) => {
      expect(linesOf(lines.flat().join(''))).toEqual(lines.map(([content]) => content));
    }),
  );
});
