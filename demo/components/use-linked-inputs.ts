import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { fromHash, hashOf, type Inputs } from '../inputs.ts';
import type { Field } from '../tool-page.ts';

/**
 * The inputs, which the hash of the page's address follows. There are none until the page has read
 * the address: the page was built without it.
 */
export function useLinkedInputs(fields: readonly Field[]) {
  const [inputs, setInputs] = useState<Inputs>();
  const hash = inputs ? hashOf(fields, inputs) : '';
  // At once, or an early press of a button would be undone.
  useLayoutEffect(() => {
    const read = () => setInputs(fromHash(fields, location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [fields]);
  useEffect(() => {
    if (!inputs) return;
    const timer = setTimeout(() => {
      history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
    }, 200);
    return () => clearTimeout(timer);
  }, [inputs, hash]);
  return { inputs, hash, setInputs };
}
