import type { Calling } from '../../../src/form/calling.ts';
import type { Field } from '../../../src/form/fields.ts';
import {
  emptyInputs,
  exampleInputs,
  type Inputs,
  initialInputs,
  inputsOf,
  readAgain,
} from '../../../src/form/inputs.ts';
import {
  type Action,
  chosenUnitIn,
  type Form,
  type FormState,
  formOf,
  nextState,
  type Surroundings,
  stateOf,
} from '../../../src/form/state.ts';
import type { Units } from '../../../src/form/units/units.ts';

/** What a form of the site holds: the inputs, and whether all of them are the example's. */
export interface Entry {
  readonly inputs: Inputs;
  readonly isExample: boolean;
}

/** The state of a form, with what only the site knows of it. */
export interface PageState extends FormState, Entry {
  /**
   * Whether a part of the page that is no field has text that cannot be read, so that no answer is
   * that of the form.
   */
  readonly isUnread: boolean;
  /** Whether the page shows the form as it was built, since its script has not read the address. */
  readonly isBuilt: boolean;
}

/** What a visitor does to a form of the site. */
export type PageAction =
  /** Typing takes the place of an example. */
  | Action
  /** Changes a field by a part of the page, which keeps all others. */
  | { readonly type: 'change'; readonly name: string; readonly value: string }
  /** Fills in the form by a part of the page. Other fields get their initial inputs. */
  | { readonly type: 'fill'; readonly inputs: Inputs }
  /** Follows a link to the form with this entry. */
  | { readonly type: 'open'; readonly entry: Entry }
  | { readonly type: 'clear' }
  /**
   * Types something into a part of the page that may not be read yet. It takes the place of an
   * example, or of a part of the example, whose other inputs then stay.
   */
  | { readonly type: 'end example'; readonly keepsInputs: boolean }
  | { readonly type: 'show example' }
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

/** Returns the entry of a form in which nobody has typed. */
export function exampleEntry(fields: readonly Field[], units: Units = {}): Entry {
  return { inputs: exampleInputs(fields, units), isExample: true };
}

/** Returns the state of a form of the site after an action. */
export function nextPageState(
  state: PageState,
  action: PageAction,
  around: PageSurroundings,
): PageState {
  const { fields, units, locale } = around;
  const { inputs } = state;
  const changed = { ...state, isUnread: false, isBuilt: false };
  const begun = (entry: Entry) => ({ ...changed, ...entry, touched: [] });
  const own = (some: Inputs): Entry => ({ inputs: some, isExample: false });
  switch (action.type) {
    case 'submit':
      return nextState(state, action, around);
    case 'type':
    case 'choose unit':
      return afterTyping(state, action, around);
    case 'change': {
      const { name, value } = action;
      const touched = [...new Set([...state.touched, name])];
      return { ...changed, ...own({ ...inputs, [name]: value }), touched };
    }
    case 'fill':
      return begun(own({ ...initialInputs(fields), ...action.inputs }));
    case 'clear':
      return begun(own(emptyInputs(fields, units)));
    case 'end example': {
      if (!state.isExample) return state;
      const rest = action.keepsInputs ? inputs : withoutExample(fields, state);
      return { ...state, ...own(rest), isBuilt: false };
    }
    case 'show example':
      return begun(exampleEntry(fields, units));
    case 'open': {
      const { entry } = action;
      return { ...state, ...entry, isBuilt: false };
    }
    case 'read again':
      return { ...changed, inputs: readAgain(fields, inputs, locale) };
    case 'leave unread':
      return { ...state, isUnread: action.isUnread };
  }
}

/** Returns the state after typing or a choice. The example changes to one in a chosen unit. */
function afterTyping(state: PageState, action: Action, around: PageSurroundings): PageState {
  const { fields, units } = around;
  const seen = { isUnread: false, isBuilt: false };
  const choice = state.isExample ? chosenUnitIn(action, fields) : undefined;
  if (choice) {
    const entry = exampleEntry(fields, { ...units, ...choice.units });
    return { ...state, ...entry, ...seen, touched: [] };
  }
  const before = action.type === 'type' ? stateToTypeInto(action.name, state, fields) : state;
  const next = nextState(before, action, around);
  return next === state ? state : { ...next, ...seen };
}

/**
 * Returns the state for typing into a field. What is typed takes the place of an example, unless it
 * chooses an option of it.
 */
function stateToTypeInto(name: string, state: PageState, fields: readonly Field[]): PageState {
  const isOption = fields.some((field) => field.name === name && isChosen(field));
  if (!state.isExample || isOption) return state;
  return { ...state, inputs: withoutExample(fields, state), isExample: false };
}

/**
 * Returns the inputs with initial values of all that can be typed, and of choices that go with the
 * example.
 */
function withoutExample(
  fields: readonly Field[],
  { inputs, touched }: Pick<PageState, 'inputs' | 'touched'>,
): Inputs {
  const initial = initialInputs(fields);
  const blank = inputsOf(fields, (field) => {
    const { name, emptyChoice } = field;
    if (!isChosen(field)) return initial[name] ?? '';
    return (touched.includes(name) ? undefined : emptyChoice) ?? inputs[name] ?? '';
  });
  return { ...inputs, ...blank };
}

function isChosen({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'flag';
}

/** A form of the site with all that follows from its state. */
export interface PageForm extends Form, PageState {}

/** Returns all that follows from the state of a form of the site. */
export function pageFormOf(
  fields: readonly Field[],
  state: PageState,
  calling?: Calling,
): PageForm {
  const form = formOf(fields, state, { calling });
  return { ...state, ...form, isReady: form.isReady && !state.isBuilt && !state.isUnread };
}
