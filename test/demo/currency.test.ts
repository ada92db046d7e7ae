import { afterEach, expect, test, vi } from 'vitest';
import { chosenCurrency } from '../../demo/currency.ts';

afterEach(() => vi.unstubAllGlobals());

// Storage may hold what another version or a person has written.
test.each([
  ['EUR', 'EUR'],
  ['eur', undefined],
  ['XXX', undefined],
  ['', undefined],
  [null, undefined],
])('the stored currency %j is %j', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(chosenCurrency()).toBe(expected);
});

test('there is no stored currency if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(chosenCurrency()).toBeUndefined();
});
