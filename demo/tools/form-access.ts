import type { Inputs } from '../inputs.ts';

/** How a part of a page fills in the form. */
export interface FormAccess {
  /** Fills in the form; fields that are not named become as they were at first. */
  readonly fill: (inputs: Inputs) => void;
  /** Changes one field, as typing does. */
  readonly change: (name: string, value: string) => void;
}
