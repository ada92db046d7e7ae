import { createContext } from 'preact';

/** The currency in which amounts of money are shown; without one, they are numbers. */
export const Currency = createContext<string | undefined>(undefined);

/** Currencies to choose from, as ISO 4217 codes: those traded most. */
export const currencies = [
  ...['USD', 'EUR', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'HKD', 'SGD', 'SEK', 'KRW', 'NOK'],
  ...['NZD', 'INR', 'MXN', 'TWD', 'ZAR', 'BRL', 'DKK', 'PLN', 'THB', 'ILS', 'CZK', 'TRY', 'AED'],
] as const;

const key = 'currency';

/** The currency that the visitor has chosen in this browser. */
export function chosenCurrency(): string | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return currencies.find((currency) => currency === chosen);
  } catch {
    // Storage may be forbidden.
    return undefined;
  }
}

export function chooseCurrency(currency: string | undefined): void {
  try {
    if (currency === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, currency);
  } catch {
    // Where storage is forbidden, the choice holds for this page.
  }
}
