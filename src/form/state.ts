import { ownProperty } from '../shared/own-property.ts';
import type { Answer, Refusal } from './answer.ts';
import { type Field, type FormContent, fieldsOf, isContent, isUnitChoice } from './fields.ts';
import {
  exampleInputs,
  type Inputs,
  initialInputs,
  inputsOf,
  inputsWith,
  isReady,
  quantityOf,
  type Request,
  readAgain,
  samplesIn,
  shownFields,
  withAssumptions,
  withFixedUnit,
  withUnit,
  withUnitTyped,
} from './inputs.ts';
import { message } from './language/language.ts';
import { type Call, callOf, type PageRequest } from './page-request.ts';
import type { Units } from './units/units.ts';

/** A form as the visitor has left it. A page may add to it. */
export interface FormState {
  /** What is in the controls. */
  readonly inputs: Inputs;
  /** The names of the fields that have the example, since nobody has typed, chosen or given one. */
  readonly untouched: readonly string[];
  /** The names of the fields in which the visitor has typed. */
  readonly touched: readonly string[];
  /** Counts how often the visitor has asked for an answer to the same request. */
  readonly round: number;
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

/** Returns a form with inputs that are given. */
export function stateOf(inputs: Inputs): FormState {
  return { inputs, untouched: [], touched: [], round: 0 };
}

/** Returns a form with the example in these units. */
export function exampleState(fields: readonly Field[], units: Units = {}): FormState {
  return {
    ...stateOf(exampleInputs(fields, units)),
    untouched: fields.map(({ name }) => name),
  };
}

/**
 * Returns the state of a form with a request, or else with the example of its tool, to type over.
 */
export function startingState(content: FormContent, given: Request | undefined): FormState {
  if (given) return stateOf(inputsWith(content, given));
  const fields = fieldsOf(content);
  const empty = fields.filter(({ schema }) => schema.opensEmpty);
  const { inputs, ...state } = exampleState(fields);
  return { ...state, inputs: { ...inputs, ...inputsOf(empty, () => '') } };
}

/** Returns the state of a form after an action. */
export function nextState<State extends FormState>(
  state: State,
  action: Action,
  { fields, locale }: Surroundings,
): State {
  const { inputs, untouched, touched, round } = state;
  if (action.type === 'submit') return { ...state, touched: action.names, round: round + 1 };
  const { name } = action;
  const examples = fields.filter((field) => untouched.includes(field.name));
  const choice = chosenUnitIn(action, fields);
  if (choice) {
    const free = [...examples, ...fields.filter((field) => !inputs[field.name])];
    const chosen =
      action.type === 'type'
        ? { ...inputs, [name]: choice.unit }
        : withUnit(inputs, choice.field, choice.unit, free);
    // Nobody typed the examples, so they change to those in that unit.
    const shown = examples.filter(({ kind, name: one }) => kind === 'number' && inputs[one]);
    const again = readAgain(fields, chosen, locale);
    return { ...state, inputs: { ...again, ...samplesIn(shown, again) } };
  }
  if (action.type === 'choose unit') return state;
  const leaving = examples.filter((field) => isDropped(field, name, fields));
  const implied = fields.find((field) => field.name === name)?.implies?.(action.value);
  const given = { [name]: action.value, ...implied };
  const own = [...Object.keys(given), ...leaving.map((field) => field.name)];
  const typed = { ...inputs, ...initialInputs(leaving), ...given };
  const rest = untouched.filter((one) => !own.includes(one));
  return {
    ...state,
    inputs: convertedBack(fields, inputs, withUnitTyped(fields, typed, name, rest)),
    untouched: rest,
    touched: touched.includes(name) ? touched : [...touched, name],
  };
}

/** Swaps the units of a conversion if an amount is typed in the one into which it converts. */
function convertedBack(fields: readonly Field[], before: Inputs, after: Inputs): Inputs {
  const [from, to] = conversionIn(fields).map(({ name }) => name);
  if (from === undefined || to === undefined || after[from] === before[from]) return after;
  const isBack = after[from] === after[to] && after[to] === before[to];
  return isBack ? { ...after, [to]: before[from] ?? '' } : after;
}

/** Returns the choices with the same options, such as those of the units of a conversion. */
function conversionIn(fields: readonly Field[]): readonly Field[] {
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const valuesOf = ({ options }: Field) => options.map(({ value }) => value).join('\n');
  return choices.filter((choice) =>
    choices.some((other) => other !== choice && valuesOf(other) === valuesOf(choice)),
  );
}

/**
 * Whether the example of a field goes once another one is typed in: a text, which is not assumed
 * beside one of the visitor's, and what only an example has or the other field replaces.
 */
function isDropped(field: Field, typed: string, fields: readonly Field[]): boolean {
  const other = fields.find(({ name }) => name === typed);
  if (!other || field === other) return false;
  const isReplaced = other.schema.replaces === field.name;
  return isReplaced || field.schema.opensEmpty || (isContent(field) && isContent(other));
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
  /** What the form asks with: the inputs, with examples and defaults in place of empty ones. */
  readonly meant: Inputs;
  /** The visible fields of the request whose value is assumed: nobody has typed or given it. */
  readonly assumed: readonly Field[];
  /** Whether all is the example. */
  readonly isExample: boolean;
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
  {
    unseen = nothingUnseen,
    pageRequest,
  }: { unseen?: Unseen; pageRequest?: PageRequest | undefined } = {},
): Form {
  // Without more of them, they stay the same object, so that what follows from them does, too.
  const inputs = unseen === nothingUnseen ? state.inputs : { ...state.inputs, ...unseen.inputs };
  // Nobody is about to fill them in.
  const touched = [...state.touched, ...Object.keys(unseen.inputs)];
  const active = shownFields(fields, inputs);
  const isHidden = (name = '') => Object.hasOwn(unseen.inputs, name);
  const visible = active
    .filter(({ name }) => !isHidden(name))
    .map((field) => (isHidden(field.unitChoice?.name) ? withFixedUnit(field, inputs) : field))
    .map((field) => (isAlone(field, active, inputs) ? neededOf(field) : field));
  const meant = withAssumptions(visible, inputs);
  const call = callOf(active, meant, pageRequest, unseen.fixed);
  const own = fields.filter(({ name }) => !isHidden(name));
  return {
    ...state,
    inputs,
    touched,
    fields,
    active,
    meant,
    assumed: visible.filter((field) => isAssumed(field, state, meant)),
    isExample: own.length > 0 && own.every(({ name }) => state.untouched.includes(name)),
    visible,
    call,
    isReady: call.request !== undefined && isReady(active, meant, touched),
  };
}

/** Whether another field could replace a field, and is empty. */
function isAlone({ name }: Field, fields: readonly Field[], inputs: Inputs): boolean {
  return fields.some((other) => other.schema.replaces === name && !inputs[other.name]);
}

function neededOf(field: Field): Field {
  return { ...field, isOptional: false, isNeeded: true };
}

/** Whether the value of a field is the example's. A default or a unit is no assumption. */
function isAssumed(field: Field, { inputs, untouched }: FormState, meant: Inputs): boolean {
  const { name, schema } = field;
  const value = ownProperty(meant, name) ?? '';
  if (value === '' || value === String(schema.default) || isUnitChoice(field)) return false;
  return untouched.includes(name) || value !== ownProperty(inputs, name);
}

/** Stands for the error of a form that is not ready. No field is to blame yet. */
export const incomplete: Refusal = { message: message('The form is incomplete.'), issues: [] };

/** Returns what stands for an answer while a form is not ready. */
export function noAnswer({ call: { request = {} } }: Form): Answer {
  return { request, ...incomplete };
}
