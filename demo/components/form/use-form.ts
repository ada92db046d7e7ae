import { useCallback, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import type { PageRequest } from '../../../src/form/page-request.ts';
import { chosenUnitIn, exampleState } from '../../../src/form/state.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { hashOf } from '../../model/links.ts';
import { builtUnits, preferredUnits, preferUnits } from '../../model/preferred-units.ts';
import {
  builtState,
  nextPageState,
  type PageAction,
  type PageState,
  type PageSurroundings,
  pageFormOf,
} from './page-state.ts';
import { useLinkedForm } from './use-linked-form.ts';

/** A form with what follows from its state, and the function by which a visitor changes it. */
export type FormOfPage = ReturnType<typeof useForm>;

interface Step {
  readonly action: PageAction;
  readonly around: PageSurroundings;
}

/**
 * Holds the form of a page in sync with the page's address. `complete` adds to the hash of its
 * inputs what else a link keeps.
 */
export function useForm(
  slug: string,
  fields: readonly Field[],
  complete: (hash: string) => string,
  pageRequest: PageRequest | undefined,
) {
  const [state, step] = useReducer(
    (before: PageState, { action, around }: Step) => nextPageState(before, action, around),
    fields,
    builtExample,
  );
  // The function stays the same for other examples, so that the address is not read again.
  const current = useRef(fields);
  current.current = fields;
  const onAction = useCallback((action: PageAction) => {
    const { current: fields } = current;
    rememberUnit(action, fields);
    step({
      action,
      around: { fields, units: preferredUnits(fields), locale: visitorNumberLocale() },
    });
  }, []);
  const form = useMemo(() => pageFormOf(fields, state, pageRequest), [fields, state, pageRequest]);
  const inputs = hashOf(fields, form.inputs, form.untouched);
  const hash = inputs && complete(inputs);
  const isOpened = useLinkedForm(slug, form, hash, onAction);
  return { ...form, hash, isOpened, onAction };
}

/**
 * Returns the form as the page was built: with the example, before the script has read the address.
 */
function builtExample(fields: readonly Field[]): PageState {
  return builtState(exampleState(fields, builtUnits()));
}

/** Remembers a unit that the visitor chooses, for other forms. */
function rememberUnit(action: PageAction, fields: readonly Field[]): void {
  if (action.type !== 'type' && action.type !== 'choose unit') return;
  const choice = chosenUnitIn(action, fields);
  if (choice) preferUnits(choice.units);
}
