import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chooseCurrency,
  chosenCurrency,
  currencyOf,
  withCurrency,
} from '../../../../demo/model/chosen-currency.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { fieldsFor } from '../page.ts';

beforeEach(() => vi.stubGlobal('navigator', { language: 'en-GB' }));

afterEach(() => vi.unstubAllGlobals());

// Storage may hold what another version or a person has written.
test.each([
  ['EUR', 'EUR'],
  ['none', undefined],
  ['eur', 'GBP'],
  ['XXX', 'GBP'],
  ['constructor', 'GBP'],
  ['', 'GBP'],
  [null, 'GBP'],
])('with %j stored, a visitor from Great Britain sees %j', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(chosenCurrency()).toBe(expected);
});

test('with storage blocked, it is that of the region', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(chosenCurrency()).toBe('GBP');
});

test.each([
  ['CHF', 'CHF'],
  [undefined, undefined],
])('the choice of %j lasts', (currency, expected) => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  chooseCurrency(currency);
  expect(chosenCurrency()).toBe(expected);
});

test.each([
  ['EUR', 'price=5&currency=EUR'],
  // Who follows the link sees none either, whatever the region.
  [undefined, 'price=5&currency=none'],
])('a link with the currency %j has the hash %j', (currency, expected) => {
  expect(withCurrency('price=5', currency)).toBe(expected);
  expect(currencyOf(`#${expected}`)).toBe(currency);
});

test.each([
  ['#currency=JPY&price=5', 'JPY'],
  ['#price=5', 'GBP'],
  ['#currency=', 'GBP'],
  ['#currency=eur', 'GBP'],
  ['#currency=%E2%82%AC', 'GBP'],
  ['#currency=constructor', 'GBP'],
  ['', 'GBP'],
])('the currency at %j is %j', (hash, expected) => {
  expect(currencyOf(hash)).toBe(expected);
});

test('no tool has a field with the name of the currency in a link', async () => {
  const fields = await Promise.all(tools.map(({ slug }) => fieldsFor(slug)));
  expect(fields.flat().map(({ name }) => name)).not.toContain('currency');
});
