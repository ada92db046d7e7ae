import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCodeUnits } from '../../../../src/tools/caesar-cipher/from-code-units.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const lengths = [0, 1, 4095, 4096, 4097, 8192, 100_001];

test.each(lengths)('reads %i units in order', (length) => {
  const asked: number[] = [];
  const text = fromCodeUnits(length, (index) => {
    asked.push(index);
    return index % 65_536;
  });
  expect(asked).toEqual(Array.from({ length }, (_, index) => index));
  expect(text).toHaveLength(length);
  expect(asked.every((index) => text.charCodeAt(index) === index % 65_536)).toBe(true);
});

test('makes any text from its units', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter }),
      (first, second) => {
        const text = `${first}\ud83d${second}`;
        expect(fromCodeUnits(text.length, (index) => text.charCodeAt(index))).toBe(text);
      },
    ),
  );
});
