import { type Inputs, inputsOf } from '../form/inputs.ts';
import type { Form } from '../form/state.ts';
import { objectIn } from './read-attributes.ts';

/**
 * Returns what a browser keeps of a form while the visitor is on another page; an empty text if
 * nobody has typed. Like browsers, it keeps no secrets.
 */
export function keptInputs({ isOpening, fields, inputs }: Form): string {
  const kept = fields.filter(({ kind }) => kind !== 'secret');
  return isOpening ? '' : JSON.stringify(inputsOf(kept, ({ name }) => inputs[name] ?? ''));
}

/** Returns the inputs of a form with those that a browser has kept. */
export function withKeptInputs(inputs: Inputs, kept: string): Inputs {
  const known = Object.entries(objectIn(kept) ?? {}).filter(([name]) =>
    Object.hasOwn(inputs, name),
  );
  return { ...inputs, ...Object.fromEntries(known.map(([name, value]) => [name, String(value)])) };
}
