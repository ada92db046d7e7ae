import fc from 'fast-check';
import { trimWhitespace } from 'toolworker';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';

const isWhiteSpace = (character: string) =>
  character === '\u0085' || (character !== '\ufeff' && /\s/.test(character));

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...' \n\r\t\u0085\u00a0\u2028\u3000',
      'a',
      'b',
      '\ufeff',
      '\u200b',
      '😀',
      '\ud83d',
    ),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

/** Returns the runs of characters other than white space, collected one by one. */
function words(written: string): string[] {
  const runs = [''];
  for (const character of written) {
    if (isWhiteSpace(character)) runs.push('');
    else runs.push((runs.pop() ?? '') + character);
  }
  return runs.filter((run) => run !== '');
}

test('agrees with a walk from character to character', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(trimWhitespace({ text: written }).result).toBe(words(written).join(' '));
      expect(trimWhitespace({ text: written, mode: 'remove' }).result).toBe(
        words(written).join(''),
      );
      let [start, end] = [0, written.length];
      while (start < end && isWhiteSpace(written.charAt(start))) start += 1;
      while (start < end && isWhiteSpace(written.charAt(end - 1))) end -= 1;
      const trimmed = trimWhitespace({ text: written, mode: 'trim' }).result;
      expect(trimmed).toBe(written.slice(start, end));
    }),
    { numRuns: 500 },
  );
});

test('changes nothing in its own result', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('normalize', 'trim', 'remove'), (written, mode) => {
      const { result, originalLength, resultLength } = trimWhitespace({ text: written, mode });
      expect([originalLength, resultLength]).toEqual([written.length, result.length]);
      expect(trimWhitespace({ text: result, mode }).result).toBe(result);
    }),
  );
});

const long = 5_000_000;

test.each([
  ['a run within the text', `x${' '.repeat(long)}x`, 2],
  ['many runs', `x${'\u3000'.repeat(5000)}`.repeat(long / 5000), long / 5000],
  ['words', 'x '.repeat(long / 5), long / 5],
  ['words of two code units', '😀\u0085'.repeat(long / 10), long / 10],
  ['blank lines', ' \r\n'.repeat(long / 5), 0],
])('handles a long text: %s', (_, written, count) => {
  const found = Array(count).fill(written.codePointAt(0) === 0x78 ? 'x' : '😀');
  const resultOf = (mode: 'normalize' | 'remove') => trimWhitespace({ text: written, mode }).result;
  expect(resultOf('normalize') === found.join(' ')).toBe(true);
  expect(resultOf('remove') === found.join('')).toBe(true);
});

test('finds whole runs in a long text', () => {
  const run = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(fc.array(fc.tuple(run, run), { minLength: 1 }), (runs) => {
      const written = runs.map(([word, space]) => 'x'.repeat(word) + ' '.repeat(space)).join('');
      expect(trimWhitespace({ text: written }).result).toBe(words(written).join(' '));
    }),
  );
});
