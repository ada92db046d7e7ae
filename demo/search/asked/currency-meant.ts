import { chosenCurrency } from '../../model/chosen-currency.ts';
import { currencies } from '../../model/currencies.ts';

/** Returns the sign of a currency or its word in a query. */
export function currencySignIn(query: string): string | undefined {
  return /\p{Sc}|dollars?|euros?|pounds?|円/iu.exec(query)?.[0];
}

const symbols: Readonly<Record<string, string>> = {
  ...{ dollar: '$', dollars: '$', euro: '€', euros: '€' },
  ...{ pound: '£', pounds: '£', 円: '¥', '￥': '¥' },
};

/**
 * Returns the currency that people mean by a sign: of several, the visitor's, or else the one that
 * is most traded.
 */
export function currencyMeant(sign: string): string | undefined {
  const usual = chosenCurrency();
  const symbol = symbols[sign.toLowerCase()] ?? sign;
  const meant = currencies.filter((currency) => symbolOf(currency) === symbol);
  return meant.find((currency) => currency === usual) ?? meant[0];
}

function symbolOf(currency: string): string | undefined {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value;
}
