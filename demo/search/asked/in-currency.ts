import { chosenCurrency, currencyChoice } from '../../model/chosen-currency.ts';
import { currencies } from '../../model/currencies.ts';
import type { Asked, Reader } from './asked.ts';

type MoneyReader = (query: string, currency: () => string | undefined) => Asked | undefined;

/** Returns a reader of amounts in the currency that the query names, or else in the visitor's. */
export function inCurrency(read: MoneyReader): Reader {
  return (query) => {
    const [sign] = /\p{Sc}|dollars?|euros?|pounds?|円/iu.exec(query) ?? [];
    if (sign === undefined) return read(query, chosenCurrency);
    const asked = read(query, () => currencyMeant(sign));
    if (!asked?.page) return asked;
    const { slug, inputs } = asked.page;
    const currency = currencyChoice(currencyMeant(sign));
    return { ...asked, page: { slug, inputs: { ...inputs, currency } } };
  };
}

const symbols: Readonly<Record<string, string>> = {
  ...{ dollar: '$', dollars: '$', euro: '€', euros: '€' },
  ...{ pound: '£', pounds: '£', 円: '¥', '￥': '¥' },
};

/**
 * Returns the currency that people mean by a sign: of several, the visitor's, or else the one that
 * is most traded.
 */
function currencyMeant(sign: string): string | undefined {
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
