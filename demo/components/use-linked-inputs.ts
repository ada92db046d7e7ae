import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Inputs } from '../inputs.ts';
import { fromHash, hashOf } from '../links.ts';
import { replaceHash } from '../page-access.ts';
import { preferredUnits } from '../preferred-units.ts';
import type { Field } from '../tool-page.ts';

/**
 * Keeps the inputs in sync with the hash of the page's address. There are no inputs until the hash is read, since the
 * page is rendered at build time.
 */
export function useLinkedInputs(fields: readonly Field[]) {
  const [inputs, setInputs] = useState<Inputs>();
  const lastHash = useRef('');
  const hash = inputs ? hashOf(fields, inputs) : '';
  // A later effect would undo an early press of a button.
  useLayoutEffect(() => {
    const read = () => {
      lastHash.current = location.hash;
      setInputs(fromHash(fields, location.hash, preferredUnits()));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [fields]);
  useEffect(() => {
    if (!inputs) return;
    const timer = setTimeout(() => {
      // A link was followed, and its event is about to fire.
      if (location.hash !== lastHash.current) return;
      replaceHash(hash);
      lastHash.current = location.hash;
    }, 200);
    return () => clearTimeout(timer);
  }, [inputs, hash]);
  return { inputs, hash, setInputs };
}
