import { useMemo, useState } from 'preact/hooks';
import {
  changedEntry,
  type Entry,
  exampleEntry,
  hashOf,
  type Inputs,
  initialInputs,
  isReady,
  requestOf,
  shownFields,
} from '../inputs.ts';
import type { Field } from '../tool-page.ts';
import { useLinkedInputs } from './use-linked-inputs.ts';

export type Form = ReturnType<typeof useForm>;

/** Returns what a form holds, the request that it makes, and functions that change it. */
export function useForm(fields: readonly Field[]) {
  const example = useMemo(() => exampleEntry(fields), [fields]);
  const linked = useLinkedInputs(fields, example);
  const { inputs, isExample } = linked.entry ?? example;
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const asked = useMemo(() => shownFields(fields, inputs), [fields, inputs]);
  const request = useMemo(() => requestOf(asked, inputs), [asked, inputs]);
  const names = asked.map(({ name }) => name);
  const begin = (entry: Entry) => {
    linked.setEntry(entry);
    setTouched([]);
  };
  const change = (name: string, changed: (before: Entry) => Entry) => {
    // Several fields may change before the next render.
    linked.setEntry((before = example) => changed(before));
    setTouched((before) => [...before, name]);
  };
  return {
    fields,
    /** The fields that the form shows. */
    asked,
    inputs,
    isExample,
    /** Whether nothing has been changed, not even a choice. */
    isUntouched: inputs === example.inputs,
    touched,
    request,
    isComplete: linked.entry !== undefined && isReady(asked, inputs, touched),
    /** Counts how often the visitor has asked for an answer to the same request. */
    round,
    hash: hashOf(fields, inputs),
    /** Fills in the form, and resets the other fields to their initial inputs. */
    fill: (some: Inputs) =>
      begin({ inputs: { ...initialInputs(fields), ...some }, isExample: false }),
    showExample: () => begin(example),
    /** Changes a field for the visitor, who may have typed into the example. */
    type: (name: string, value: string) =>
      change(name, (before) => changedEntry(fields, before, name, value)),
    /** Changes a field and keeps all others. */
    set: (name: string, value: string) =>
      change(name, ({ inputs: before }) => ({
        inputs: { ...before, [name]: value },
        isExample: false,
      })),
    /** Replaces inputs that are read anew, such as in another format of numbers. */
    reread: (inputs: Inputs) => linked.setEntry({ inputs, isExample }),
    submit: () => {
      setTouched(names);
      setRound(round + 1);
    },
  };
}
