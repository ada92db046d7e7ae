import { useContext } from 'preact/hooks';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';
import type { Wording } from '../../../src/form/view/wording.ts';

/** Returns a function that writes amounts in the visitor's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useContext(Currency);
  return (amount) => formatMoney(amount, currency);
}

/** Returns how a page says an amount of money that is no field of the result. */
export function moneyWording(title: string, value: number): Wording {
  return { title, value, schema: { format: 'money' } };
}
