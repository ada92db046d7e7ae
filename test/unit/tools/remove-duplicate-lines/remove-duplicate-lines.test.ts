import fc from 'fast-check';
import { removeDuplicateLines } from 'toolworker';
import { caseFold } from 'unicode-case-folding';
import { describe, expect, test } from 'vitest';

const text = fc.string({
  unit: fc.constantFrom(
    '\n',
    '\n',
    '\r',
    '\r\n',
    'a',
    'A',
    ' ',
    '\u0085',
    '\ufeff',
    'ß',
    'SS',
    'ς',
    '\ud83d',
  ),
  maxLength: 40,
});
const flags = fc.record({
  caseSensitive: fc.boolean(),
  trimWhitespace: fc.boolean(),
  keepEmptyLines: fc.boolean(),
});

/** Splits a text into lines character by character. */
function readLines(written: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (let index = 0; index < written.length; index += 1) {
    const character = written.charAt(index);
    if (character !== '\n' && character !== '\r') {
      line += character;
      continue;
    }
    if (character === '\r' && written.charAt(index + 1) === '\n') index += 1;
    lines.push(line);
    line = '';
  }
  return line === '' ? lines : [...lines, line];
}

const trim = (line: string) => line.replace(/^[ \u0085]+/, '').replace(/[ \u0085]+$/, '');

test('keeps lines without an equal line before them, compared one by one', () => {
  fc.assert(
    fc.property(text, flags, (written, { caseSensitive, trimWhitespace, keepEmptyLines }) => {
      const key = (line: string) => {
        const compared = trimWhitespace ? trim(line) : line;
        return caseSensitive ? compared : caseFold(compared);
      };
      const lines = readLines(written);
      const expected = lines.filter((line, index) =>
        trim(line) === ''
          ? keepEmptyLines
          : lines.slice(0, index).every((earlier) => key(earlier) !== key(line)),
      );
      const { result, ...counts } = removeDuplicateLines({
        text: written,
        caseSensitive,
        trimWhitespace,
        keepEmptyLines,
      });
      expect(readLines(result)).toEqual(expected);
      expect(counts).toEqual({
        originalCount: lines.length,
        uniqueCount: expected.length,
        removedCount: lines.length - expected.length,
      });
    }),
    { numRuns: 1000 },
  );
});

test("uses the text's first line end, and ends with one if the text does", () => {
  fc.assert(
    fc.property(text, flags, (written, options) => {
      const { result } = removeDuplicateLines({ text: written, ...options });
      const [first = '\n'] = /\r\n|\r|\n/.exec(written) ?? [];
      expect(result.split(first).join('')).not.toMatch(/[\r\n]/);
      const lines = readLines(result);
      const isEnded = /[\r\n]$/.test(written) || lines.at(-1) === '';
      expect(result).toBe(lines.join(first) + (isEnded && lines.length > 0 ? first : ''));
    }),
  );
});

test('changes nothing in its own result', () => {
  fc.assert(
    fc.property(text, flags, (written, options) => {
      const { result, uniqueCount } = removeDuplicateLines({ text: written, ...options });
      expect(removeDuplicateLines({ text: result, ...options })).toEqual({
        result,
        originalCount: uniqueCount,
        uniqueCount,
        removedCount: 0,
      });
    }),
  );
});

test('accepts half a million lines and no more', () => {
  const lines = 'a\n'.repeat(500_000);
  expect(removeDuplicateLines({ text: lines }).originalCount).toBe(500_000);
  expect(removeDuplicateLines({ text: lines.slice(0, -1) }).originalCount).toBe(500_000);
  for (const text of [`${lines}a`, `${lines}\n`, lines + lines]) {
    expect(() => removeDuplicateLines({ text })).toThrow('text: expected at most 500,000 lines');
  }
});

describe('handles a long text:', () => {
  const long = 200_000;
  const numbered = Array.from({ length: long }, (_, index) => `line ${index}`);
  test.each([
    ['distinct lines', numbered.join('\n'), long],
    ['equal lines', 'Line\r\n'.repeat(long), 1],
    ['one long line', 'aıß'.repeat(long), 1],
    ['runs of white space', `x${' '.repeat(5000)}y\n`.repeat(long / 400), 1],
    ['blank lines', `${' '.repeat(5000)}\n`.repeat(long / 200), 0],
  ])('%s', (_, written, uniqueCount) => {
    const request = { text: written, caseSensitive: false, trimWhitespace: true };
    expect(removeDuplicateLines(request).uniqueCount).toBe(uniqueCount);
  });
});
