import fc from 'fast-check';
import { caseFold } from 'unicode-case-folding';
import { expect, test } from 'vitest';
import { foldCase } from '../../../src/tools/remove-duplicate-lines/fold-case.ts';

// Two mappings that go character by character make the same distinctions among all texts, if each
// sees no difference between a character and what the other makes of it.
test('makes the distinctions of CaseFolding.txt, no more and no fewer, for every character', () => {
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

test('makes the same distinctions among texts', () => {
  const letter = fc.constantFrom(...'sSßẞſσςΣiIıİ\u0307kK\u212afFﬀﬁﬃιΙᾳᾼ\u0345ʼŉnN \ud800');
  const text = fc.string({ unit: letter, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(foldCase(one) === foldCase(other)).toBe(caseFold(one) === caseFold(other));
    }),
    { numRuns: 20_000 },
  );
});

test('makes the same of a long text as of its parts', () => {
  for (const part of ['ßa', 'Σ', '𐐨', 'İ', 'aı\ud83d', '\n']) {
    expect(foldCase(part.repeat(10_000)) === foldCase(part).repeat(10_000)).toBe(true);
    expect(foldCase(`-${part.repeat(10_000)}`) === `-${foldCase(part).repeat(10_000)}`).toBe(true);
  }
});
