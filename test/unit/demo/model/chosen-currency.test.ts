import { afterEach, expect, test, vi } from 'vitest';
import {
  chosenCurrency,
  linkedCurrency,
  withCurrency,
} from '../../../../demo/model/chosen-currency.ts';
import { tools } from '../../../../demo/own-tools/tools.ts';
import { fieldsFor } from '../page.ts';

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

test.each([
  ['price=5', 'EUR', 'price=5&currency=EUR'],
  ['price=5', undefined, 'price=5'],
  ['', 'EUR', ''],
  [undefined, 'EUR', undefined],
])('the hash %j with the currency %j is %j', (hash, currency, expected) => {
  expect(withCurrency(hash, currency)).toBe(expected);
});

test.each([
  ['#price=5&currency=EUR', 'EUR'],
  ['#currency=JPY&price=5', 'JPY'],
  ['#price=5', undefined],
  ['#currency=', undefined],
  ['#currency=eur', undefined],
  ['#currency=%E2%82%AC', undefined],
  ['#currency=constructor', undefined],
  ['', undefined],
])('the currency of the link %j is %j', (hash, expected) => {
  expect(linkedCurrency(hash)).toBe(expected);
});

test('no tool has a field with the name of the currency in a link', async () => {
  const fields = await Promise.all(tools.map(({ slug }) => fieldsFor(slug)));
  expect(fields.flat().map(({ name }) => name)).not.toContain('currency');
});
