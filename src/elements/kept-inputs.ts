import { type Field, isUnitChoice } from '../form/fields.ts';
import { samplesIn, unitKey } from '../form/inputs.ts';
import type { Form, FormState } from '../form/state.ts';
import { objectIn } from './attributes.ts';

/**
 * Returns what a browser keeps of a form while the visitor is on another page: what was typed, and
 * the units; an empty text if nobody has typed. Like browsers, it keeps no secrets.
 */
export function keptInputs({ isExample, fields, untouched, inputs }: Form): string {
  const kept = Object.entries(inputs).flatMap(([key, input]) => {
    const field = fields.find(({ name }) => name === key);
    if (field && untouched.includes(key) && !isUnitChoice(field)) return [];
    return [[key, field?.kind === 'secret' ? '' : input] as const];
  });
  return isExample ? '' : JSON.stringify(Object.fromEntries(kept));
}

/** Returns the state of a form with the inputs that a browser has kept. */
export function withKeptInputs(
  state: FormState,
  fields: readonly Field[],
  kept: string,
): FormState {
  const known = fields.flatMap(({ name }) => [name, unitKey(name)]);
  const typed = Object.entries(objectIn(kept) ?? {})
    .filter(([key]) => known.includes(key))
    .map(([key, value]) => [key, String(value)] as const);
  const inputs = { ...state.inputs, ...Object.fromEntries(typed) };
  const untouched = state.untouched.filter((name) => typed.every(([key]) => key !== name));
  const examples = fields.filter(
    ({ name, kind }) => kind === 'number' && inputs[name] && untouched.includes(name),
  );
  return { ...state, untouched, inputs: { ...inputs, ...samplesIn(examples, inputs) } };
}
