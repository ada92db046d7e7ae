import { ownProperty } from '../shared/own-property.ts';
import type { Answer, Refusal } from './answer.ts';
import { type Call, type Calling, callOf } from './calling.ts';
import { type Field, type FormContent, fieldsOf } from './form-fields.ts';
import {
  changedEntry,
  type Entry,
  emptyInputs,
  exampleEntry,
  exampleInputs,
  type Inputs,
  initialInputs,
  inputsOf,
  inputsWith,
  type Request,
  readAgain,
  shownFields,
  withoutExample,
  withUnit,
} from './inputs.ts';
import { isReady } from './request.ts';
import { withAngleUnit } from './units/angle-unit.ts';
import { isUnitChoice, metricUnitOf, type Units } from './units/units.ts';

/** A form as the visitor has left it. */
export interface FormState extends Entry {
  /** The fields in which the visitor has typed. */
  readonly touched: readonly string[];
  /**
   * Whether a part of the form that is no field has text that cannot be read, so that no answer is
   * that of the form.
   */
  readonly isUnread: boolean;
  /** Counts how often the visitor has asked for an answer to the same request. */
  readonly round: number;
  /** Whether an element still has the example with which it opens, to type over. */
  readonly isOpening: boolean;
  /**
   * Whether a page shows the form as it was built, since its script has not read the address yet.
   */
  readonly isBuilt: boolean;
}

/** What a visitor does to a form. */
export type Action =
  /** Types into a field, or chooses one of its options. Takes the place of an example. */
  | { readonly type: 'type'; readonly name: string; readonly value: string }
  /** Chooses another unit for a number. */
  | { readonly type: 'choose unit'; readonly name: string; readonly unit: string }
  /** Changes a field by a part of the page, which keeps all others. */
  | { readonly type: 'change'; readonly name: string; readonly value: string }
  /** Fills in the form by a part of the page. Other fields get their initial inputs. */
  | { readonly type: 'fill'; readonly inputs: Inputs }
  /** Follows a link to the form with this entry. */
  | { readonly type: 'open'; readonly entry: Entry }
  | { readonly type: 'clear' }
  /**
   * Types something into a part of the form that may not be read yet. It takes the place of an
   * example, or of a part of the example, whose other inputs then stay.
   */
  | { readonly type: 'end example'; readonly keepsInputs: boolean }
  | { readonly type: 'show example' }
  /** Presses Enter, which also checks those of these fields that are still empty. */
  | { readonly type: 'submit'; readonly names: readonly string[] }
  /** Chooses another format of numbers, in which those that could not be read are read again. */
  | { readonly type: 'read again' }
  /** Types something into a part of the page that can or cannot be read. */
  | { readonly type: 'leave unread'; readonly isUnread: boolean };

/** What an action depends on, besides the form. */
export interface Surroundings {
  readonly fields: readonly Field[];
  /** The units that the visitor prefers. */
  readonly units: Units;
  /** The locale in which the visitor types numbers. */
  readonly locale: string | undefined;
}

/** Returns a form in which nobody has typed. */
export function stateOf(entry: Entry): FormState {
  return { ...entry, touched: [], isUnread: false, round: 0, isOpening: false, isBuilt: false };
}

/**
 * Returns the state of a form with a request, or else with the example of its tool, to type over.
 */
export function startingState(content: FormContent, given: Request | undefined): FormState {
  const inputs = given ? inputsWith(content, given) : openingInputs(fieldsOf(content));
  return { ...stateOf({ inputs, isExample: false }), isOpening: !given };
}

/** Returns the inputs of the example with which an element opens, in these units. */
function openingInputs(fields: readonly Field[], units: Units = {}): Inputs {
  const empty = fields.filter(({ opensEmpty }) => opensEmpty).map(({ name }) => [name, '']);
  return { ...exampleInputs(fields, units), ...Object.fromEntries(empty) };
}

/** Returns the state of a form after an action. */
export function nextState(state: FormState, action: Action, around: Surroundings): FormState {
  const { fields, units, locale } = around;
  const { inputs, touched } = state;
  const changed = { ...state, isUnread: false, isOpening: false, isBuilt: false };
  const begun = (entry: Entry) => ({ ...changed, ...entry, touched: [] });
  const own = (typed: Inputs): Entry => ({ inputs: typed, isExample: false });
  switch (action.type) {
    case 'type': {
      const { name, value } = action;
      const field = fieldNamed(fields, name);
      if (field && isUnitChoice(field)) {
        return inUnit(state, { ...inputs, [name]: value }, field, value, around);
      }
      const entry = changedEntry(fields, state, name, value);
      return {
        ...changed,
        ...entry,
        inputs: withAngleUnit(fields, entry.inputs, name),
        touched: withName(touched, name),
      };
    }
    case 'choose unit': {
      const field = fieldNamed(fields, action.name);
      if (!field) return state;
      return inUnit(
        state,
        withUnit(fields, inputs, field, action.unit),
        field,
        action.unit,
        around,
      );
    }
    case 'change': {
      const { name, value } = action;
      return {
        ...changed,
        ...own({ ...inputs, [name]: value }),
        touched: withName(touched, name),
      };
    }
    case 'fill':
      return begun(own({ ...initialInputs(fields), ...action.inputs }));
    case 'clear':
      return begun(own(emptyInputs(fields, units)));
    case 'end example':
      return state.isExample
        ? {
            ...state,
            ...own(action.keepsInputs ? inputs : withoutExample(fields, state)),
            isBuilt: false,
          }
        : state;
    case 'show example':
      return begun(exampleEntry(fields, units));
    case 'open': {
      const { entry } = action;
      return { ...state, ...entry, inputs: withAngleUnit(fields, entry.inputs), isBuilt: false };
    }
    case 'submit':
      return { ...state, touched: action.names, round: state.round + 1 };
    case 'read again':
      return { ...changed, inputs: readAgain(fields, inputs, locale) };
    case 'leave unread':
      return { ...state, isUnread: action.isUnread };
  }
}

/**
 * Returns the state after the choice of a unit. Nobody typed the example, so it changes to one in
 * that unit.
 */
function inUnit(
  state: FormState,
  chosen: Inputs,
  field: Field,
  unit: string,
  { fields, units, locale }: Surroundings,
): FormState {
  const changed = { ...state, isUnread: false, isBuilt: false };
  const preferred = { ...units, [quantityOf(unit, field) ?? '']: unit };
  if (state.isOpening) return { ...changed, inputs: openingInputs(fields, preferred) };
  if (state.isExample) {
    return { ...changed, ...exampleEntry(fields, preferred), touched: [] };
  }
  return { ...changed, isExample: false, inputs: readAgain(fields, chosen, locale) };
}

/**
 * Returns the unit by which the quantity of a unit is known among chosen units: its metric one, or
 * the field's first.
 */
export function quantityOf(unit: string, { ownUnits = [] }: Pick<Field, 'ownUnits'>) {
  return metricUnitOf(unit) ?? ownUnits[0];
}

function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}

function withName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name];
}

/** What a page says of a form. */
export interface FormSettings {
  /** Fills in the form, instead of the tool's example. */
  readonly given: Request | undefined;
  /** The part of the request that the visitor does not change. */
  readonly fixed: Request;
  /** The names of the fields to show; without them, all. */
  readonly names: readonly string[] | undefined;
}

/** What the visitor of a form neither sees nor changes. */
export interface Unseen {
  /** An input for each field that is not shown. */
  readonly inputs: Inputs;
  readonly fixed: Request;
}

/**
 * Returns what the settings of a page hide. A field that is not shown has what the page gives it,
 * or else its default.
 */
export function unseenIn(content: FormContent, { given, fixed, names }: FormSettings): Unseen {
  const hidden = fieldsOf(content).filter(
    ({ name }) => Object.hasOwn(fixed, name) || !(names?.includes(name) ?? true),
  );
  if (hidden.length === 0) return { inputs: {}, fixed };
  const inputs = inputsWith(content, { ...given, ...fixed });
  return { inputs: inputsOf(hidden, ({ name }) => ownProperty(inputs, name) ?? ''), fixed };
}

const nothingUnseen: Unseen = { inputs: {}, fixed: {} };

/** A form with all that follows from its state. */
export interface Form extends FormState {
  readonly fields: readonly Field[];
  /** The fields of the request; a choice may make others needless. */
  readonly active: readonly Field[];
  /** The fields that the visitor sees. */
  readonly visible: readonly Field[];
  readonly call: Call;
  /** Whether to call the tool. */
  readonly isReady: boolean;
}

/** Returns all that follows from the state of a form. */
export function formOf(
  fields: readonly Field[],
  state: FormState,
  { unseen = nothingUnseen, calling }: { unseen?: Unseen; calling?: Calling | undefined } = {},
): Form {
  const inputs = { ...state.inputs, ...unseen.inputs };
  // Nobody is about to fill them in.
  const touched = [...state.touched, ...Object.keys(unseen.inputs)];
  const active = shownFields(fields, inputs);
  const call = callOf(active, inputs, calling, unseen.fixed);
  return {
    ...state,
    inputs,
    touched,
    fields,
    active,
    visible: active.filter(({ name }) => !Object.hasOwn(unseen.inputs, name)),
    call,
    isReady:
      !state.isBuilt &&
      !state.isUnread &&
      call.request !== undefined &&
      isReady(active, inputs, touched),
  };
}

/** Stands for the error of a form that is not ready. No field is to blame yet. */
export const incomplete: Refusal = { message: 'The form is incomplete.', issues: [] };

/** Returns what stands for an answer while a form is not ready. */
export function noAnswer({ call: { request = {} } }: Form): Answer {
  return { request, ...incomplete };
}
