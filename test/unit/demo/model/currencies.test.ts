import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { currencies, usualAmount, usualCurrency } from '../../../../demo/model/currencies.ts';

/** When a currency was in use in a region, as CLDR says it. */
interface Use {
  readonly _to?: string;
  readonly _tender?: string;
}

interface CurrencyData {
  readonly supplemental: {
    readonly currencyData: {
      readonly region: Readonly<Record<string, readonly Readonly<Record<string, Use>>[]>>;
    };
  };
}

const { supplemental }: CurrencyData = createRequire(import.meta.url)(
  'cldr-core/supplemental/currencyData.json',
);

/** Returns the first of the currencies that are legal tender in a region today. */
function currencyInCldr(region: string): string | undefined {
  const uses = supplemental.currencyData.region[region]?.flatMap((use) => Object.entries(use));
  return uses?.find(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')?.[0];
}

test('the currency of each region is that of CLDR, or none', () => {
  const localeOf = (region: string) => new Intl.Locale(`und-${region}`).maximize();
  const codes = Object.keys(supplemental.currencyData.region);
  // A locale replaces a code of the past by that of today.
  const regions = codes.filter((region) => localeOf(region).region === region);
  expect(regions.length).toBeGreaterThan(250);
  const expected = regions.map((region) => {
    const currency = currencyInCldr(region);
    return [region, currencies.find((known) => known === currency)];
  });
  const actual = regions.map((region) => [region, usualCurrency(`und-${region}`)]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
});

// A language without a region has the most likely one (Unicode CLDR, likely subtags).
test.each([
  ['en-US', 'USD'],
  ['en', 'USD'],
  ['en-IE', 'EUR'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['pt', 'BRL'],
  ['zh-Hant-HK', 'HKD'],
  ['bg-BG', 'EUR'],
  ['ru-RU', undefined],
  ['en-001', undefined],
  ['C', undefined],
  ['', undefined],
])('the usual currency of %j is %j', (locale, expected) => {
  expect(usualCurrency(locale)).toBe(expected);
});

// What a dollar buys cost 94 yen, 3.6 yuan and 0.65 euros in 2023 (World Bank, PA.NUS.PPP).
test.each([
  ['49.99', 'JPY', '4999'],
  ['49.99', 'CNY', '249.95'],
  ['3.5', 'EUR', '3.5'],
  ['3.5', undefined, '3.5'],
])('$%s is usually %s %s', (dollars, currency, expected) => {
  expect(usualAmount(dollars, currency)).toBe(expected);
});
