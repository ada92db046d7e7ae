import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { exampleState } from '../../../src/form/state.ts';
import { replaceHash } from '../../browser/page-access.ts';
import { keepInputs, keptInputs } from '../../model/kept-inputs.ts';
import { fromShared, isLink, linkedInputs, sharedInputs, untouchedIn } from '../../model/links.ts';
import { preferredUnits } from '../../model/preferred-units.ts';
import { useHash } from '../basic/use-hash.ts';
import type { Entry, PageAction, PageForm } from './page-state.ts';

/**
 * Keeps a form in sync with the hash of the page's address. A form that is too long for that, or
 * has a text, which must not be in the browser's history, is kept in the tab. Without either, it
 * has the example. `hash` is that of its inputs, or `undefined` if they are too long. Returns
 * whether the form has what is to be shown first.
 */
export function useLinkedForm(
  slug: string,
  { fields, inputs, untouched, isExample, isBuilt }: PageForm,
  hash: string | undefined,
  onAction: (action: PageAction) => void,
): boolean {
  const lastHash = useRef('');
  const isKept = hash === undefined || holdsText(fields, inputs);
  const own = isExample ? '' : isKept ? undefined : hash;
  const shown = useRef({ fields, isExample });
  shown.current = { fields, isExample };
  const [opened, setOpened] = useState<readonly Field[]>();
  const read = useCallback(
    (linked: string) => {
      lastHash.current = linked;
      setOpened(shown.current.fields);
      onAction({ type: 'open', entry: entryAt(slug, shown.current.fields, linked) });
    },
    [slug, onAction],
  );
  useHash(read);
  // The example follows the place and the currency; what a link or the visitor gives does not.
  useLayoutEffect(() => {
    if (shown.current.isExample && !isLink(fields, location.hash)) read(location.hash);
  }, [fields, read]);
  useEffect(() => {
    if (isBuilt) return;
    const timer = setTimeout(() => {
      // A link was followed, and its event is about to fire.
      if (location.hash !== lastHash.current) return;
      // The example leaves the address of a part of the page as it is.
      if (!isExample || isLink(fields, location.hash)) replaceHash(own);
      lastHash.current = location.hash;
      keepInputs(slug, own === undefined ? sharedInputs(fields, inputs, untouched) : undefined);
    }, 200);
    return () => clearTimeout(timer);
  }, [slug, fields, inputs, untouched, isExample, isBuilt, own]);
  return opened !== undefined && (opened === fields || !isExample);
}

function holdsText(fields: readonly Field[], inputs: Inputs): boolean {
  return fields.some(({ name, schema }) => schema.contentMediaType && inputs[name]);
}

function entryAt(slug: string, fields: readonly Field[], hash: string): Entry {
  const units = preferredUnits(fields);
  const shared = isLink(fields, hash) ? linkedInputs(hash) : keptInputs(slug);
  if (!shared) return exampleState(fields, units);
  return { inputs: fromShared(fields, shared, units), untouched: untouchedIn(fields, shared) };
}
