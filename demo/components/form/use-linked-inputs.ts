import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Field } from '../../../src/form/form-fields.ts';
import { type Entry, exampleEntry } from '../../../src/form/inputs.ts';
import { replaceHash } from '../../browser/page-access.ts';
import { withCurrency } from '../../model/chosen-currency.ts';
import { keepInputs, keptInputs } from '../../model/kept-inputs.ts';
import { fromHash, fromShared, hashOf, isLink, sharedInputs } from '../../model/links.ts';
import { preferredUnits } from '../../model/preferred-units.ts';
import { useHash } from '../basic/use-hash.ts';

/**
 * Keeps a form's entry in sync with the hash of the page's address, or in the tab if it is too long for that. Without
 * either, it is the example. There is no entry until the hash is read, since the page is rendered at build time.
 */
export function useLinkedInputs(
  slug: string,
  fields: readonly Field[],
  currency: string | undefined,
) {
  const [entry, setEntry] = useState<Entry>();
  const lastHash = useRef('');
  const isOwn = entry?.isExample === false;
  const hash = isOwn ? withCurrency(hashOf(fields, entry.inputs), currency) : '';
  const read = useCallback(
    (linked: string) => {
      lastHash.current = linked;
      setEntry(entryAt(slug, fields, linked));
    },
    [slug, fields],
  );
  useHash(read);
  // It hides the example of a page with a link until the link is read.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.linked;
  }, []);
  useEffect(() => {
    if (!entry) return;
    const timer = setTimeout(() => {
      // A link was followed, and its event is about to fire.
      if (location.hash !== lastHash.current) return;
      // The example leaves the address of a part of the page as it is.
      if (isOwn || isLink(fields, location.hash)) replaceHash(hash);
      lastHash.current = location.hash;
      keepInputs(slug, hash === undefined ? sharedInputs(fields, entry.inputs) : undefined);
    }, 200);
    return () => clearTimeout(timer);
  }, [slug, fields, entry, isOwn, hash]);
  return { entry, setEntry };
}

function entryAt(slug: string, fields: readonly Field[], hash: string): Entry {
  const units = preferredUnits(fields);
  if (isLink(fields, hash)) return { inputs: fromHash(fields, hash, units), isExample: false };
  const kept = keptInputs(slug);
  return kept
    ? { inputs: fromShared(fields, kept, units), isExample: false }
    : exampleEntry(fields, units);
}
