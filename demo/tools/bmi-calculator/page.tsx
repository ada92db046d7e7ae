import type { Inputs } from '../../../src/form/inputs.ts';
import type { FormParts } from '../../components/form/form-parts.ts';

export const page = {
  /** Hides the category, which is for adults, from younger people. */
  wording: (_, inputs) => (isYoung(inputs) ? { category: undefined } : {}),
} satisfies FormParts;

/** Whether the form is about a person whose age is below that of the categories. */
export function isYoung(inputs: Inputs): boolean {
  return inputs.isYoung === 'true';
}
