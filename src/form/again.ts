import { ownProperty } from '../shared/own-property.ts';
import type { Again } from '../tool-info.ts';
import type { Inputs } from './inputs.ts';

/** Returns what the button says that computes once more, in English. */
export function againLabel({ label }: Again, inputs: Inputs): string | undefined {
  if (typeof label === 'string') return label;
  return Object.values(inputs).flatMap((input) => ownProperty(label, input) ?? [])[0];
}
