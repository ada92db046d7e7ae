// @module-tag slow

import fc from 'fast-check';
import { caseFold } from 'unicode-case-folding';
import { expect, test } from 'vitest';
import { foldCase } from '../../../../src/tools/remove-duplicate-lines/fold-case.ts';

// Two mappings that work character by character distinguish the same texts if each of them maps a
// character and its image under the other mapping to the same text.
test('distinguishes characters exactly like CaseFolding.txt', () => {
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    // The engine may be older than the table.
    if (!/\p{Assigned}/u.test(character)) continue;
    const same =
      foldCase(caseFold(character)) === foldCase(character) &&
      caseFold(foldCase(character)) === caseFold(character);
    if (!same) wrong.push(codePoint.toString(16));
  }
  expect(wrong).toEqual([]);
});

test('distinguishes texts like CaseFolding.txt', () => {
  const letter = fc.constantFrom(...'sSßẞſσςΣiIıİ\u0307kK\u212afFﬀﬁﬃιΙᾳᾼ\u0345ʼŉnN \ud800');
  const text = fc.string({ unit: letter, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(foldCase(one) === foldCase(other)).toBe(caseFold(one) === caseFold(other));
    }),
    { numRuns: 20_000 },
  );
});

test('folds a long text like its parts', () => {
  for (const part of ['ßa', 'Σ', '𐐨', 'İ', 'aı\ud83d', '\n']) {
    expect(foldCase(part.repeat(10_000)) === foldCase(part).repeat(10_000)).toBe(true);
    expect(foldCase(`-${part.repeat(10_000)}`) === `-${foldCase(part).repeat(10_000)}`).toBe(true);
  }
});
