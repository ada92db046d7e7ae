// @module-tag slow

import { expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import { expectEachLinear } from '../../../support/expect-linear.ts';

const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  capitals: 'A',
  'capitals after a letter without case': '漢AA',
  words: ' word',
  'ends of words': "'s",
  digits: '1',
  spaces: ' ',
  'spaces and line ends': ' \n',
  'line ends after many spaces': `${' '.repeat(999)}\n`,
  signs: '=',
  'signs and spaces': ' =',
  'combining marks': '\u0301',
  emoji: '😀',
  'lone surrogates': '\ud800',
  'Han characters': '漢',
};

test('a long text takes a linear number of steps', () => {
  const texts = {
    ...Object.fromEntries(
      Object.entries(pieces).map(([name, piece]) => [
        name,
        (length: number) => piece.repeat(length / piece.length),
      ]),
    ),
    'letters that are equal except for the last': (length: number) => `${'a'.repeat(length - 1)}b`,
  };
  const runs = Object.entries(texts).map(([name, textOf]) => {
    const run = (length: number) => {
      expect(estimateTokens(textOf(length))).toBeGreaterThan(length / 1000);
    };
    return [name, run] as const;
  });
  expectEachLinear(160_000, Object.fromEntries(runs));
});
