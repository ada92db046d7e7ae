import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { withCurrency } from '../currency.ts';
import type { Inputs } from '../inputs.ts';
import { keepInputs, keptInputs } from '../kept-inputs.ts';
import { fromHash, fromShared, hashOf, sharedInputs } from '../links.ts';
import { replaceHash } from '../page-access.ts';
import { preferredUnits } from '../preferred-units.ts';
import type { Field } from '../tool-page.ts';

/**
 * Keeps the inputs in sync with the hash of the page's address, or in the tab if they are too long for it. There are no
 * inputs until the hash is read, since the page is rendered at build time.
 */
export function useLinkedInputs(
  slug: string,
  fields: readonly Field[],
  currency: string | undefined,
) {
  const [inputs, setInputs] = useState<Inputs>();
  const lastHash = useRef('');
  const hash = inputs ? withCurrency(hashOf(fields, inputs), currency) : '';
  // A later effect would undo an early press of a button.
  useLayoutEffect(() => {
    const read = () => {
      lastHash.current = location.hash;
      const kept = location.hash === '' ? keptInputs(slug) : undefined;
      const units = preferredUnits();
      setInputs(kept ? fromShared(fields, kept, units) : fromHash(fields, location.hash, units));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [slug, fields]);
  useEffect(() => {
    if (!inputs) return;
    const timer = setTimeout(() => {
      // A link was followed, and its event is about to fire.
      if (location.hash !== lastHash.current) return;
      replaceHash(hash);
      lastHash.current = location.hash;
      keepInputs(slug, hash === undefined ? sharedInputs(fields, inputs) : undefined);
    }, 200);
    return () => clearTimeout(timer);
  }, [slug, fields, inputs, hash]);
  return { inputs, hash, setInputs };
}
