import { useContext } from 'preact/hooks';
import { formatMoney } from '../../../src/elements/numbers/format.ts';
import { Currency } from '../../../src/elements/view/currency.ts';

/** Returns a function that writes amounts in the visitor's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useContext(Currency);
  return (amount) => formatMoney(amount, currency);
}
