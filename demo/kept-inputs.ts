import type { Inputs } from './inputs.ts';

const keyOf = (slug: string) => `inputs of ${slug}`;

/** Returns the inputs of a tool that this tab keeps, or `undefined` if there are none. */
export function keptInputs(slug: string): Inputs | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null');
    return isInputs(stored) ? stored : undefined;
  } catch {
    // Storage may be blocked, or contain anything.
    return undefined;
  }
}

function isInputs(stored: unknown): stored is Inputs {
  const isObject = typeof stored === 'object' && stored !== null;
  return isObject && Object.values(stored).every((input) => typeof input === 'string');
}

/** Keeps the inputs of a tool until the tab is closed, or forgets them if there are none. */
export function keepInputs(slug: string, inputs: Inputs | undefined): void {
  try {
    // Without this, earlier inputs would stay if there is no space for these.
    sessionStorage.removeItem(keyOf(slug));
    if (inputs) sessionStorage.setItem(keyOf(slug), JSON.stringify(inputs));
  } catch {
    // Storage may be blocked or full.
  }
}
