import type { Inputs } from '../inputs.ts';

/** What quicker ways to fill in a form than field by field are given. */
export interface ShortcutProperties {
  /** Fills in the form; fields that are not named become as they were at first. */
  readonly fill: (inputs: Inputs) => void;
}
