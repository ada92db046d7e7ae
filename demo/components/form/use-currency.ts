import { useCallback, useState } from 'preact/hooks';
import { chooseCurrency, currencyOf } from '../../model/chosen-currency.ts';
import { builtPlace } from '../../model/place.ts';
import { useHash } from '../basic/use-hash.ts';

/**
 * Returns the currency of the page: the one of its link, or else the visitor's. That of a link is
 * not remembered. Until the script has started, it is the one of the page's example.
 */
export function useCurrency() {
  const [currency, setCurrency] = useState(builtPlace().currency);
  const read = useCallback((hash: string) => setCurrency(currencyOf(hash)), []);
  useHash(read);
  const choose = (chosen: string | undefined) => {
    chooseCurrency(chosen);
    setCurrency(chosen);
  };
  return { currency, choose };
}
