// @module-tag slow

import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import { expectLinear } from '../../../support/expect-linear.ts';

describe('a long text takes a linear number of steps', () => {
  const size = 160_000;

  test.each([
    ['letters', 'a'],
    ['capitals', 'A'],
    ['capitals after a letter without case', '漢AA'],
    ['words', ' word'],
    ['ends of words', "'s"],
    ['digits', '1'],
    ['spaces', ' '],
    ['spaces and line ends', ' \n'],
    ['line ends after many spaces', `${' '.repeat(999)}\n`],
    ['signs', '='],
    ['signs and spaces', ' ='],
    ['combining marks', '\u0301'],
    ['emoji', '😀'],
    ['lone surrogates', '\ud800'],
    ['Han characters', '漢'],
  ])('%s', (_, piece) => {
    expectLinear(size, (length) => {
      const text = piece.repeat(length / piece.length);
      expect(estimateTokens(text)).toBeGreaterThan(length / 1000);
    });
  });

  test('letters that are equal except for the last', () => {
    expectLinear(size, (length) => {
      expect(estimateTokens(`${'a'.repeat(length - 1)}b`)).toBeGreaterThan(length / 1000);
    });
  });
});
