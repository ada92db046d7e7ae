import type { Inputs } from '../../../src/form/inputs.ts';

/** Functions with which a part of a page fills in the form. */
export interface FormAccess {
  /** Fills in the form, and resets the other fields to their initial inputs. */
  readonly fill: (inputs: Inputs) => void;
  /** Changes one field, like typing in it. */
  readonly change: (name: string, value: string) => void;
  /** Hides the answer while a field outside the form cannot be read, since the answer is not the field's. */
  readonly withhold: (isUnread: boolean) => void;
}
