import { useContext } from 'preact/hooks';
import { Currency } from '../../numbers/currency.ts';
import { formatMoney } from '../../numbers/format.ts';

/** Returns a function that writes amounts in the visitor's currency. */
export function useMoney(): (amount: number) => string {
  const currency = useContext(Currency);
  return (amount) => formatMoney(amount, currency);
}
