import { expect, test, vi } from 'vitest';
import { memoizeByCharacter } from '../../../src/characters/memoize-by-character.ts';

test('asks once for each character, then remembers the answer', () => {
  const find = vi.fn((character: string) => character.length - 1);
  const lengthOf = memoizeByCharacter(find);
  expect([0x61, 0x1f600, 0x61, 0x1f600, 0xd800].map(lengthOf)).toEqual([0, 1, 0, 1, 0]);
  expect(find.mock.calls).toEqual([['a'], ['😀'], ['\ud800']]);
});
