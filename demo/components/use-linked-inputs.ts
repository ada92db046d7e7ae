import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Entry, fromHash, hashOf } from '../inputs.ts';
import { replaceHash } from '../page-access.ts';
import type { Field } from '../tool-page.ts';

/**
 * Keeps a form's entry in sync with the hash of the page's address; without one, it is the example. There is no entry
 * until the hash is read, since the page is rendered at build time.
 */
export function useLinkedInputs(fields: readonly Field[], example: Entry) {
  const [entry, setEntry] = useState<Entry>();
  const lastHash = useRef('');
  const hash = entry && !entry.isExample ? hashOf(fields, entry.inputs) : '';
  // A later effect would undo an early press of a button.
  useLayoutEffect(() => {
    // Set before the first paint, since a page with a link must not show the example.
    delete document.documentElement.dataset.linked;
    const read = () => {
      lastHash.current = location.hash;
      const isLinked = location.hash.length > 1;
      setEntry(isLinked ? { inputs: fromHash(fields, location.hash), isExample: false } : example);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [fields, example]);
  useEffect(() => {
    if (!entry) return;
    const timer = setTimeout(() => {
      // A link was followed, and its event is about to fire.
      if (location.hash !== lastHash.current) return;
      replaceHash(hash);
      lastHash.current = location.hash;
    }, 200);
    return () => clearTimeout(timer);
  }, [entry, hash]);
  return { entry, setEntry };
}
