import { useCallback, useState } from 'preact/hooks';
import { chooseCurrency, currencyOf } from '../../model/chosen-currency.ts';
import { useHash } from '../basic/use-hash.ts';

/**
 * Returns the currency of the page: the one of its link, or else the visitor's. That of a link is
 * not remembered. There is none until the script has started, since the page is rendered at
 * build time.
 */
export function useCurrency() {
  const [currency, setCurrency] = useState<string>();
  const read = useCallback((hash: string) => setCurrency(currencyOf(hash)), []);
  useHash(read);
  const choose = (chosen: string | undefined) => {
    chooseCurrency(chosen);
    setCurrency(chosen);
  };
  return { currency, choose };
}
