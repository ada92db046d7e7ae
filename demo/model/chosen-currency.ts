import { store, stored } from '../browser/storage.ts';

/** The most traded currencies, to choose from, as ISO 4217 codes. */
export const currencies = [
  'USD',
  'EUR',
  'JPY',
  'GBP',
  'CNY',
  'AUD',
  'CAD',
  'CHF',
  'HKD',
  'SGD',
  'SEK',
  'KRW',
  'NOK',
  'NZD',
  'INR',
  'MXN',
  'TWD',
  'ZAR',
  'BRL',
  'DKK',
  'PLN',
  'THB',
  'ILS',
  'CZK',
  'TRY',
  'AED',
] as const;

const key = 'currency';

const known = (code: string | null | undefined) => currencies.find((currency) => currency === code);

/** Returns the hash of a link with the currency that its sender sees. An empty form needs none. */
export function withCurrency(hash: string | undefined, currency: string | undefined) {
  return hash && currency ? `${hash}&${new URLSearchParams({ [key]: currency })}` : hash;
}

/** Returns the currency that the sender of a link saw. */
export function linkedCurrency(hash: string): string | undefined {
  return known(new URLSearchParams(hash.replace(/^#/, '')).get(key));
}

/** Returns the currency that the visitor has chosen in this browser. */
export function chosenCurrency(): string | undefined {
  return known(stored(key));
}

export function chooseCurrency(currency: string | undefined): void {
  store(key, currency);
}
