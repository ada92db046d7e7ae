import { store, stored } from '../browser/storage.ts';
import { isCurrency, usualCurrency } from './currencies.ts';

const key = 'currency';

/** What stands for no currency, where the absence of a text stands for no choice. */
const none = 'none';

/** Returns the hash of a link with the currency that its sender sees. */
export function withCurrency(hash: string, currency: string | undefined): string {
  return `${hash}&${new URLSearchParams({ [key]: currencyChoice(currency) })}`;
}

/** Returns a currency, or none, as a link names it. */
export function currencyChoice(currency: string | undefined): string {
  return currency ?? none;
}

/** Returns the currency that the sender of a link saw, or that of the visitor if it names none. */
export function currencyOf(hash: string): string | undefined {
  const linked = new URLSearchParams(hash.replace(/^#/, '')).get(key) ?? '';
  return isChoice(linked) ? currencyNamed(linked) : chosenCurrency();
}

/** Returns the currency that the visitor has chosen in this browser, or that of the region. */
export function chosenCurrency(): string | undefined {
  const chosen = stored(key) ?? '';
  return isChoice(chosen) ? currencyNamed(chosen) : usualCurrency(navigator.language);
}

export function chooseCurrency(currency: string | undefined): void {
  store(key, currencyChoice(currency));
}

function isChoice(text: string): boolean {
  return text === none || isCurrency(text);
}

function currencyNamed(choice: string): string | undefined {
  return choice === none ? undefined : choice;
}
