import { inputsOf } from '../form/inputs.ts';
import type { Form, FormState } from '../form/state.ts';
import { objectIn } from './read-attributes.ts';

/**
 * Returns what a browser keeps of a form while the visitor is on another page; an empty text if
 * nobody has typed. Like browsers, it keeps no secrets.
 */
export function keptInputs({ isExample, fields, untouched, inputs }: Form): string {
  const typed = fields.filter(({ name }) => !untouched.includes(name));
  const kept = inputsOf(typed, ({ name, kind }) => (kind !== 'secret' && inputs[name]) || '');
  return isExample ? '' : JSON.stringify(kept);
}

/** Returns the state of a form with the inputs that a browser has kept. */
export function withKeptInputs(state: FormState, kept: string): FormState {
  const { inputs, untouched } = state;
  const known = Object.entries(objectIn(kept) ?? {})
    .filter(([name]) => Object.hasOwn(inputs, name))
    .map(([name, value]) => [name, String(value)] as const);
  return {
    ...state,
    inputs: { ...inputs, ...Object.fromEntries(known) },
    untouched: untouched.filter((name) => known.every(([one]) => one !== name)),
  };
}
