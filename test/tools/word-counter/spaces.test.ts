import fc from 'fast-check';
import { splitGraphemes } from 'unicode-segmenter/grapheme';
import { expect, test } from 'vitest';
import { numberOfSpaces } from '../../../src/tools/word-counter/spaces.ts';

test.each([
  ['', 0],
  ['a b', 1],
  [' \t\n\v\f\r\x85\u00a0\u1680\u2000\u2028\u2029\u202f\u205f\u3000', 15],
  ['\r\n', 1],
  ['\r\r\n\n', 3],
  ['\ufeff\u200b', 0],
  ['\uffff ', 1],
])('%j has %d characters that are white space alone', (text, spaces) => {
  expect(numberOfSpaces(text)).toBe(spaces);
});

// GB9 to GB9b: extending marks join what is before them, Arabic number signs what is after them, but
// neither joins a line end.
test.each([
  ['a \u0301', 0],
  ['a \u0301\u0301 b', 1],
  ['\u0600 1', 0],
  ['\u0600 \u0301 ', 1],
  ['\ud804\udcbd \ud834\udd65', 0],
  ['\ud804\udcbd a', 0],
  ['\u0600\n\u0301', 1],
  ['\r\n\u0301', 1],
])('%j has %d, as others belong to their neighbours', (text, spaces) => {
  expect(numberOfSpaces(text)).toBe(spaces);
});

test('are the grapheme clusters of white space, whatever stands beside them', () => {
  const character = fc.constantFrom(...' \n\r\t\u2028\u3000a漢\u0301\u200d\u0903\u0600👍🏽🇫');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(character, fc.string({ unit: 'binary' })) }), (text) => {
      const spaces = [...splitGraphemes(text)].filter((cluster) =>
        /^\p{White_Space}+$/u.test(cluster),
      );
      expect(numberOfSpaces(text)).toBe(spaces.length);
    }),
    { numRuns: 1000 },
  );
});
