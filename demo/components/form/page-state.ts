import type { Field } from '../../../src/form/fields.ts';
import { type Inputs, initialInputs, readAgain } from '../../../src/form/inputs.ts';
import type { PageRequest } from '../../../src/form/page-request.ts';
import {
  type Action,
  exampleState,
  type Form,
  type FormState,
  formOf,
  nextState,
  type Surroundings,
  stateOf,
} from '../../../src/form/state.ts';
import type { Units } from '../../../src/form/units/units.ts';

/** What a form of the site holds: the inputs, and which of them are the example's. */
export type Entry = Pick<FormState, 'inputs' | 'untouched'>;

/** The state of a form, with what only the site knows of it. */
export interface PageState extends FormState {
  /**
   * Whether a part of the page that is no field has text that cannot be read, so that no answer is
   * that of the form.
   */
  readonly isUnread: boolean;
  /** Whether the page shows the form as it was built, since its script has not read the address. */
  readonly isBuilt: boolean;
  /** The form before it was cleared, until something else is done to it. */
  readonly cleared?: FormState | undefined;
}

/** What a visitor does to a form of the site. */
export type PageAction =
  | Action
  /** Fills in the form by a part of the page. Other fields get their initial inputs. */
  | { readonly type: 'fill'; readonly inputs: Inputs }
  /** Follows a link to the form with this entry. */
  | { readonly type: 'open'; readonly entry: Entry }
  /** Brings back the example. */
  | { readonly type: 'clear' }
  /** Takes back that the form was cleared. */
  | { readonly type: 'undo' }
  /** Chooses another format of numbers, in which those that could not be read are read again. */
  | { readonly type: 'read again' }
  /** Types something into a part of the page that can or cannot be read. */
  | { readonly type: 'leave unread'; readonly isUnread: boolean };

/** What an action depends on, besides the form. */
export interface PageSurroundings extends Surroundings {
  /** The units that the visitor prefers. */
  readonly units: Units;
}

/** Returns a form in which nobody has typed, as the page was built. */
export function builtState(entry: Entry): PageState {
  return { ...stateOf(entry.inputs), ...entry, isUnread: false, isBuilt: true };
}

/** Returns the state of a form of the site after an action. */
export function nextPageState(
  state: PageState,
  action: PageAction,
  around: PageSurroundings,
): PageState {
  const { fields, units, locale } = around;
  const { inputs, cleared } = state;
  const changed = { ...state, isUnread: false, isBuilt: false, cleared: undefined };
  switch (action.type) {
    case 'submit':
      return nextState(state, action, around);
    case 'type':
    case 'choose unit':
      return nextState(changed, action, around);
    case 'fill':
      return { ...changed, ...stateOf({ ...initialInputs(fields), ...action.inputs }) };
    case 'clear':
      return { ...changed, ...exampleState(fields, units), cleared: cleared ?? state };
    case 'undo':
      return { ...changed, ...cleared };
    case 'open': {
      const { entry } = action;
      // The inputs of the built example stay, and with them all that follows from them.
      const isSame = JSON.stringify(entry.inputs) === JSON.stringify(inputs);
      return { ...changed, ...entry, inputs: isSame ? inputs : entry.inputs };
    }
    case 'read again':
      return { ...changed, inputs: readAgain(fields, inputs, locale) };
    case 'leave unread':
      return { ...state, isUnread: action.isUnread };
  }
}

/** A form of the site with all that follows from its state. */
export interface PageForm extends Form, PageState {}

/** Returns all that follows from the state of a form of the site. */
export function pageFormOf(
  fields: readonly Field[],
  state: PageState,
  pageRequest?: PageRequest,
): PageForm {
  const form = formOf(fields, state, { pageRequest });
  return { ...state, ...form, isReady: form.isReady && !state.isBuilt && !state.isUnread };
}
