import { useMemo, useState } from 'preact/hooks';
import type { Field } from '../../../src/form/form-fields.ts';
import {
  changedEntry,
  type Entry,
  emptyInputs,
  exampleEntry,
  type Inputs,
  initialInputs,
  readAgain,
  shownFields,
  withUnit,
} from '../../../src/form/inputs.ts';
import { isReady } from '../../../src/form/request.ts';
import { isUnitChoice } from '../../../src/form/units/units.ts';
import { numberLocale } from '../../language/number-locale.ts';
import { type Asking, questionOf } from '../../model/asking.ts';
import { withCurrency } from '../../model/chosen-currency.ts';
import { hashOf } from '../../model/links.ts';
import { preferredUnits, preferUnit } from '../../model/preferred-units.ts';
import { useLinkedInputs } from './use-linked-inputs.ts';

export type Form = ReturnType<typeof useForm>;

/** Returns what a form holds, the request that it makes, and functions that change it. */
export function useForm(
  slug: string,
  fields: readonly Field[],
  currency: string | undefined,
  asking: Asking | undefined,
) {
  const state = useFormState(slug, fields, currency);
  const { entry, inputs, touched, isWithheld, round } = state;
  const asked = useMemo(() => shownFields(fields, inputs), [fields, inputs]);
  const question = useMemo(() => questionOf(asked, inputs, asking), [asking, asked, inputs]);
  return {
    fields,
    /** The fields that the form shows. */
    asked,
    inputs,
    isExample: state.isExample,
    touched,
    /** What the form asks. */
    question,
    /** Returns the page's answer for the result of the API. */
    answer: asking?.answer,
    isComplete:
      entry !== undefined &&
      !isWithheld &&
      question.request !== undefined &&
      isReady(asked, inputs, touched),
    /** Whether a part of the form has text that cannot be read. */
    isWithheld,
    withhold: state.withhold,
    /** Counts how often the visitor has asked for an answer to the same request. */
    round,
    hash: withCurrency(hashOf(fields, inputs), currency),
    ...formActions(fields, state),
    submit: () => state.submit(asked),
  };
}

type FormState = ReturnType<typeof useFormState>;

function useFormState(slug: string, fields: readonly Field[], currency: string | undefined) {
  const { entry, setEntry } = useLinkedInputs(slug, fields, currency);
  const built = useMemo(() => exampleEntry(fields), [fields]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const [isWithheld, withhold] = useState(false);
  return {
    entry,
    ...(entry ?? built),
    touched,
    touch: (name: string) => setTouched((before) => [...before, name]),
    round,
    submit: (asked: readonly Field[]) => {
      setTouched(asked.map(({ name }) => name));
      setRound(round + 1);
    },
    isWithheld,
    withhold,
    begin: (begun: Entry) => {
      setEntry(begun);
      setTouched([]);
      withhold(false);
    },
    // Several fields may change before the next render.
    change: (changed: (before: Entry) => Entry) => {
      setEntry((before = built) => changed(before));
      withhold(false);
    },
  };
}

function formActions(fields: readonly Field[], { isExample, begin, change, touch }: FormState) {
  const own = (typed: Inputs): Entry => ({ inputs: typed, isExample: false });
  const showExample = () => begin(exampleEntry(fields, preferredUnits(fields)));
  const reread = () =>
    change((before) => ({ ...before, inputs: readAgain(fields, before.inputs, numberLocale()) }));
  const chooseUnit = (field: Field, unit: string, chosen: (before: Inputs) => Inputs) => {
    preferUnit(unit, field);
    // Nobody typed the example, so it may change.
    if (isExample) return showExample();
    change((before) => own(chosen(before.inputs)));
    reread();
  };
  return {
    showExample,
    /** Reads numbers again that could not be read, in another format. */
    reread,
    /** Fills in the form, and resets the other fields to their initial inputs. */
    fill: (some: Inputs) => begin(own({ ...initialInputs(fields), ...some })),
    clear: () => begin(own(emptyInputs(fields, preferredUnits(fields)))),
    /** Changes a field for the visitor, who may have typed into the example. */
    type: (field: Field, value: string) => {
      if (isUnitChoice(field)) {
        return chooseUnit(field, value, (before) => ({ ...before, [field.name]: value }));
      }
      change((before) => changedEntry(fields, before, field.name, value));
      touch(field.name);
    },
    chooseUnit: (field: Field, unit: string) =>
      chooseUnit(field, unit, (before) => withUnit(fields, before, field, unit)),
    /** Changes a field and keeps all others. */
    set: (name: string, value: string) => {
      change((before) => own({ ...before.inputs, [name]: value }));
      touch(name);
    },
  };
}
