import { useMemo } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { PageAction } from './page-state.ts';

/** Functions with which a part of a page fills in the form. */
export interface FormFiller {
  /** Fills in the form, and resets the other fields to their initial inputs. */
  readonly fill: (inputs: Inputs) => void;
  /** Changes one field, like typing in it. */
  readonly change: (name: string, value: string) => void;
  /**
   * Hides the answer while a field outside the form cannot be read, since the answer is not the
   * field's.
   */
  readonly leaveUnread: (isUnread: boolean) => void;
  /** Says figures of a result by what the page found out after it was shown. */
  readonly reword: (result: object, wordings: Wordings) => void;
}

/**
 * Returns the same functions at each render, so that the parts that receive them need not be
 * rendered again.
 */
export function useFormFiller(
  onAction: (action: PageAction) => void,
  reword: FormFiller['reword'],
): FormFiller {
  return useMemo(
    () => ({
      fill: (inputs) => onAction({ type: 'fill', inputs }),
      change: (name, value) => onAction({ type: 'type', name, value }),
      leaveUnread: (isUnread) => onAction({ type: 'leave unread', isUnread }),
      reword,
    }),
    [onAction, reword],
  );
}
