import { useContext } from 'preact/hooks';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';

/** Returns a function that writes amounts in the visitor's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useContext(Currency);
  return (amount) => formatMoney(amount, currency);
}
