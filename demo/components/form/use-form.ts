import { useCallback, useMemo, useReducer } from 'preact/hooks';
import type { Calling } from '../../../src/form/calling.ts';
import type { Field } from '../../../src/form/form-fields.ts';
import { exampleEntry } from '../../../src/form/inputs.ts';
import {
  type Action,
  type FormState,
  formOf,
  nextState,
  type Surroundings,
  stateOf,
} from '../../../src/form/state.ts';
import { isUnitChoice } from '../../../src/form/units/units.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { withCurrency } from '../../model/chosen-currency.ts';
import { hashOf } from '../../model/links.ts';
import { preferredUnits, preferUnit } from '../../model/preferred-units.ts';
import { useLinkedForm } from './use-linked-form.ts';

/** A form with what follows from its state, and the function by which a visitor changes it. */
export type FormOfPage = ReturnType<typeof useForm>;

interface Step {
  readonly action: Action;
  readonly around: Surroundings;
}

/** Holds the form of a page in sync with the page's address. */
export function useForm(
  slug: string,
  fields: readonly Field[],
  currency: string | undefined,
  calling: Calling | undefined,
) {
  const [state, step] = useReducer(
    (before: FormState, { action, around }: Step) => nextState(before, action, around),
    fields,
    builtState,
  );
  const onAction = useCallback(
    (action: Action) => {
      rememberUnit(action, fields);
      step({
        action,
        around: { fields, units: preferredUnits(fields), locale: visitorNumberLocale() },
      });
    },
    [fields],
  );
  const form = useMemo(() => formOf(fields, state, { calling }), [fields, state, calling]);
  const hash = withCurrency(hashOf(fields, form.inputs), currency);
  useLinkedForm(slug, form, hash, onAction);
  return { ...form, hash, onAction };
}

/**
 * Returns the form as the page was built: with the example, before the script has read the address.
 */
function builtState(fields: readonly Field[]): FormState {
  return { ...stateOf(exampleEntry(fields)), isBuilt: true };
}

/** Remembers a unit that the visitor chooses, for other forms. */
function rememberUnit(action: Action, fields: readonly Field[]): void {
  if (action.type !== 'type' && action.type !== 'choose unit') return;
  const field = fields.find(({ name }) => name === action.name);
  const unit = action.type === 'type' ? unitIn(field, action.value) : action.unit;
  if (field && unit !== undefined) preferUnit(unit, field);
}

function unitIn(field: Field | undefined, value: string): string | undefined {
  return field && isUnitChoice(field) ? value : undefined;
}
