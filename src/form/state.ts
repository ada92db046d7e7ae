import { ownProperty } from '../shared/own-property.ts';
import type { Answer, Refusal } from './answer.ts';
import { type Call, type Calling, callOf } from './calling.ts';
import { type Field, type FormContent, fieldsOf, isUnitChoice } from './fields.ts';
import {
  exampleInputs,
  type Inputs,
  inputsOf,
  inputsWith,
  isReady,
  quantityOf,
  type Request,
  readAgain,
  shownFields,
  unitTypedIn,
  withUnit,
  withUnitTyped,
} from './inputs.ts';
import { message } from './language/language.ts';
import type { Units } from './units/units.ts';

/** A form as the visitor has left it. A page may add to it. */
export interface FormState {
  readonly inputs: Inputs;
  /** The fields in which the visitor has typed. */
  readonly touched: readonly string[];
  /** Counts how often the visitor has asked for an answer to the same request. */
  readonly round: number;
  /** Whether an element still has the example with which it opens, to type over. */
  readonly isOpening: boolean;
}

/** What a visitor does to any form. */
export type Action =
  /** Types into a field, or chooses one of its options. */
  | { readonly type: 'type'; readonly name: string; readonly value: string }
  /** Chooses another unit for a number. */
  | { readonly type: 'choose unit'; readonly name: string; readonly unit: string }
  /** Presses Enter, which also checks those of these fields that are still empty. */
  | { readonly type: 'submit'; readonly names: readonly string[] };

/** What an action depends on, besides the form. */
export interface Surroundings {
  readonly fields: readonly Field[];
  /** The locale in which the visitor types numbers. */
  readonly locale: string | undefined;
}

/** Returns a form in which nobody has typed. */
export function stateOf(inputs: Inputs): FormState {
  return { inputs, touched: [], round: 0, isOpening: false };
}

/**
 * Returns the state of a form with a request, or else with the example of its tool, to type over.
 */
export function startingState(content: FormContent, given: Request | undefined): FormState {
  const inputs = given ? inputsWith(content, given) : openingInputs(fieldsOf(content));
  return { ...stateOf(inputs), isOpening: !given };
}

/** Returns the inputs of the example with which an element opens, in these units. */
function openingInputs(fields: readonly Field[], units: Units = {}): Inputs {
  const empty = fields.filter(({ schema }) => schema.opensEmpty).map(({ name }) => [name, '']);
  return { ...exampleInputs(fields, units), ...Object.fromEntries(empty) };
}

/** Returns the state of a form after an action. */
export function nextState<State extends FormState>(
  state: State,
  action: Action,
  { fields, locale }: Surroundings,
): State {
  const { inputs, touched, round } = state;
  if (action.type === 'submit') return { ...state, touched: action.names, round: round + 1 };
  const { name } = action;
  const choice = chosenUnitIn(action, fields);
  if (choice) {
    // Nobody typed the example, so it changes to one in that unit.
    if (state.isOpening) return { ...state, inputs: openingInputs(fields, choice.units) };
    const chosen =
      action.type === 'type'
        ? { ...inputs, [name]: choice.unit }
        : withUnit(fields, inputs, choice.field, choice.unit);
    return { ...state, inputs: readAgain(fields, chosen, locale) };
  }
  if (action.type === 'choose unit') return state;
  const typed = { ...inputs, [name]: action.value };
  const field = fields.find((one) => one.name === name);
  const unit = state.isOpening && field ? unitTypedIn(field, typed)?.unit : undefined;
  // The example of the other fields changes to one in that unit.
  const others =
    unit && field ? openingInputs(fields, { [quantityOf(unit, field)]: unit }) : inputs;
  return {
    ...state,
    isOpening: false,
    inputs: withUnitTyped(fields, { ...others, [name]: action.value }, name),
    touched: touched.includes(name) ? touched : [...touched, name],
  };
}

/** A unit that a visitor chooses. */
export interface ChosenUnit {
  readonly field: Field;
  readonly unit: string;
  /** The unit, as one that the visitor prefers. */
  readonly units: Units;
}

/** Returns the unit that an action chooses, for a number or for all numbers of a form. */
export function chosenUnitIn(action: Action, fields: readonly Field[]): ChosenUnit | undefined {
  if (action.type === 'submit') return undefined;
  const field = fields.find(({ name }) => name === action.name);
  if (!field || (action.type === 'type' && !isUnitChoice(field))) return undefined;
  const unit = action.type === 'type' ? action.value : action.unit;
  return { field, unit, units: { [quantityOf(unit, field)]: unit } };
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
    isReady: call.request !== undefined && isReady(active, inputs, touched),
  };
}

/** Stands for the error of a form that is not ready. No field is to blame yet. */
export const incomplete: Refusal = { message: message('The form is incomplete.'), issues: [] };

/** Returns what stands for an answer while a form is not ready. */
export function noAnswer({ call: { request = {} } }: Form): Answer {
  return { request, ...incomplete };
}
