import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { builtPlace, type Place, placeOf } from '../../model/place.ts';

/** Returns where the visitor is, with the currency of the page, once the script has started. */
export function usePlace(currency: string | undefined): Place {
  const [{ region, currency: usual }, setPlace] = useState(builtPlace);
  useLayoutEffect(() => setPlace(placeOf(navigator.language)), []);
  const chosen = currency ?? usual;
  return useMemo(() => ({ region, currency: chosen }), [region, chosen]);
}
