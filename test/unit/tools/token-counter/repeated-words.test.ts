import fc from 'fast-check';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';

const common =
  'the we yes data water people house because important different information children government';

/**
 * Words that look as common as others of their letters, and are several tokens: names, keys,
 * sounds, foods.
 */
const rare =
  'foobar xylophone qwertyuiop decade platypus narwhal couscous papaya murmur wombat hippopotamus marmalade saxophone ' +
  'zucchini mnemonic abracadabra hocuspocus blahblah hahaha ABCABCABD QWERTY XYLOPHONE FOOBAR README Xylophone ' +
  'Kubernetes systemctl nginx quiz rhythm asdfgh zxcvbn consectetur kwyjibo snarfblat';

const hex = 'deadbeef feedface defaceda DEADBEEF badcafefeedface';

const layouts: Readonly<Record<string, (word: string) => string>> = {
  'in a row': (word) => `${word} `.repeat(30),
  'in lines': (word) => `${word}\n`.repeat(30),
  'in a list': (word) => `${word}, `.repeat(30),
  'in CSV': (word) => `${word},${word},${word}\n`.repeat(30),
  'in a table': (word) => `| ${word} | ${word} |\n`.repeat(30),
  'in a table without spaces': (word) => `|${word}|${word}|\n`.repeat(30),
  'in JSON': (word) => JSON.stringify(Array(30).fill(word)),
  'between underscores': (word) => `${word}_`.repeat(30),
};

/** Letters that no language puts together, such as keys and codes: the same in each run. */
const noise = fc.sample(fc.stringMatching(/^[a-z]{5,14}$/), { seed: 1, numRuns: 300 });

/**
 * Layouts in which the words follow a space, where most common words are one token and few others
 * are.
 */
const isSpaced = (layout: string) => ['in a row', 'in a list', 'in a table'].includes(layout);

describe.each([
  ['o200k', countO200k],
  ['cl100k', countCl100k],
] as const)('%s', (family, count) => {
  describe.each(Object.entries(layouts))('words repeated %s', (name, layout) => {
    const ratioOf = (word: string) => {
      const text = layout(word);
      return estimateTokens(text, family) / count(text);
    };

    test.each(common.split(' '))(
      '%s, which is common, is estimated within 0.75 and 1.75',
      (word) => {
        // A word after an underscore is either one token with it or not, whatever its letters are.
        const most = name === 'between underscores' ? 2.5 : 1.75;
        expect(ratioOf(word)).toBeGreaterThanOrEqual(0.75);
        expect(ratioOf(word)).toBeLessThanOrEqual(most);
      },
    );

    test.each(hex.split(' '))(
      '%s, a number in base 16, is estimated within 0.6 and 1.5',
      (word) => {
        expect(ratioOf(word)).toBeGreaterThanOrEqual(0.6);
        expect(ratioOf(word)).toBeLessThanOrEqual(1.5);
      },
    );

    test('rare words are off by a factor of 1.55 on average, 1.75 after spaces', () => {
      expect(factorOf(rare.split(' ').map(ratioOf))).toBeLessThan(isSpaced(name) ? 1.75 : 1.55);
    });

    test('noise is off by a factor of 1.55 on average', () => {
      expect(factorOf(noise.map(ratioOf))).toBeLessThan(1.55);
    });
  });
});

/** Returns the geometric mean of how far ratios are from 1, in either direction. */
function factorOf(ratios: readonly number[]): number {
  const logarithms = ratios.map((ratio) => Math.abs(Math.log(ratio)));
  return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / ratios.length);
}
