import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';

/** Hides the category, which is for adults, from younger people. */
export function wording(_: Shown<'bmi-calculator'>, inputs: Inputs): Wordings {
  return isYoung(inputs) ? { category: undefined } : {};
}

/** Whether the form is about a person whose age is below that of the categories. */
export function isYoung(inputs: Inputs): boolean {
  return inputs.isYoung === 'true';
}
