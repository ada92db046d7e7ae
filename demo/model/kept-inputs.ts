import type { Inputs } from '../../src/form/inputs.ts';
import { store, storedJson } from '../browser/storage.ts';

const keyOf = (slug: string) => `inputs of ${slug}`;

/** Returns the inputs of a tool that this tab keeps, or `undefined` if there are none. */
export function keptInputs(slug: string): Inputs | undefined {
  const inputs = storedJson(keyOf(slug), 'tab');
  return isInputs(inputs) ? inputs : undefined;
}

function isInputs(stored: unknown): stored is Inputs {
  const isObject = typeof stored === 'object' && stored !== null;
  return isObject && Object.values(stored).every((input) => typeof input === 'string');
}

/** Keeps the inputs of a tool until the tab is closed, or forgets them if there are none. */
export function keepInputs(slug: string, inputs: Inputs | undefined): void {
  const isKept = store(keyOf(slug), inputs && JSON.stringify(inputs), 'tab');
  // Earlier inputs are not those of the form.
  if (!isKept) store(keyOf(slug), undefined, 'tab');
}
