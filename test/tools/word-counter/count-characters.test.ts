import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGraphemes } from '../../../src/shared/graphemes.ts';
import { isBlank } from '../../../src/shared/lines.ts';
import { countCharacters } from '../../../src/tools/word-counter/count-characters.ts';

// Characters of each property of Grapheme_Cluster_Break, among letters, spaces and line ends.
const characters =
  'a Z 0 # * \t | \r \n \r\n | \u0000 \u007f \u0085 \u00a0 \u2028 \u3000 \u0301 \u0903 \u0600 \u{110bd} \u200d \ufe0f \u20e3 \u1100 \u1161 \u11a8 가 각 🇦 🇧 👩 🏽 © \u0915 \u094d \ud800 \udc00'
    .split(' ')
    .concat(' ', ' ');

const text = fc.array(fc.constantFrom(...characters)).map((parts) => parts.join(''));

test('finds the grapheme clusters of the whole text, piece by piece', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (value) => {
      const graphemes = [...splitGraphemes(value)];
      expect(countCharacters(value)).toEqual({
        characters: graphemes.length,
        charactersNoSpaces: graphemes.filter((grapheme) => !isBlank(grapheme)).length,
      });
    }),
    { numRuns: 1000 },
  );
});
