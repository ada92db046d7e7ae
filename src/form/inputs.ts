import { isInRange } from '../fields/number.ts';
import { ownProperty } from '../shared/own-property.ts';
import { multiply, toNumber } from '../shared/rational.ts';
import { isPlain } from './amounts/plain-numbers.ts';
import { type AmountKind, amountOf, numberOf, readAmount } from './amounts/read-amount.ts';
import { areOneSystem } from './amounts/units.ts';
import {
  type Field,
  type FormContent,
  fieldsOf,
  isContent,
  isUnitChoice,
  type ShownField,
} from './fields.ts';
import { marksOf } from './numbers/number-marks.ts';
import { acceptedUnit, metricUnitOf, type Units } from './units/units.ts';

/**
 * Form values by field name. A checkbox is `true` or `false`. A number is an amount in ASCII,
 * whatever the language in which it was typed; `height.unit` is the unit of `height`, if not that
 * of the API.
 */
export type Inputs = Readonly<Record<string, string>>;

export type Request = Readonly<Record<string, unknown>>;

/** Returns the API's defaults, and the first option of choices without a default. */
export function initialInputs(fields: readonly Field[]): Inputs {
  return inputsOf(fields, ({ schema, kind }) =>
    String(schema.default ?? (kind === 'choice' ? schema.enum?.[0] : kind === 'flag' ? false : '')),
  );
}

/** Returns the inputs of an empty form in these units. */
export function emptyInputs(fields: readonly Field[], units: Units): Inputs {
  const choices = fields.flatMap((field) => {
    const choice = choiceIn(field, units);
    return choice === undefined ? [] : [[field.name, choice] as const];
  });
  const inputs = { ...initialInputs(fields), ...Object.fromEntries(choices) };
  return { ...inputs, ...unitsOfEmpty(fields, inputs, units) };
}

/** Returns the option of a choice that an empty form has in these units, if it depends on them. */
function choiceIn(field: Field, units: Units): string | undefined {
  if (field.kind === 'choice' && field.samples) return sampleIn(field, units);
  const unit = isUnitChoice(field) ? preferred(field.options[0]?.value, units) : undefined;
  return unit === undefined ? undefined : acceptedUnit(unit);
}

/** Returns the example of a field without a unit, for visitors with these units. */
function sampleIn({ sample, samples = {} }: Field, units: Units): string {
  const other = Object.entries(samples).find(([unit]) => Object.values(units).includes(unit));
  return other?.[1] ?? sample;
}

/** Returns the inputs of the example in these units. */
export function exampleInputs(fields: readonly Field[], units: Units = {}): Inputs {
  const empty = emptyInputs(fields, units);
  const samples = fields.flatMap((field) => {
    const { name, unit, sample } = inItsUnit(field, empty);
    const shown = unit === undefined ? sampleIn(field, units) : sample;
    return shown === '' || isUnitChoice(field) ? [] : [[name, shown] as const];
  });
  return { ...empty, ...Object.fromEntries(samples) };
}

/**
 * Returns the inputs after the choice of another unit for a number, which is also that of others
 * that are `free`. The numbers stay as they are.
 */
export function withUnit(
  inputs: Inputs,
  field: Field,
  unit: string,
  free: readonly Field[],
): Inputs {
  const units = { [metricUnitOf(unit) ?? unit]: unit };
  return { ...inputs, ...unitsFor(free, units), ...unitInputs(field, unit) };
}

/** Returns the inputs of numbers with their examples in the units that are chosen. */
export function samplesIn(fields: readonly Field[], inputs: Inputs): Inputs {
  return inputsOf(fields, (field) => inItsUnit(field, inputs).sample);
}

/**
 * Returns the inputs with which a form asks: those in its controls, and in place of empty ones the
 * examples of needed fields and the defaults of others.
 */
export function withAssumptions(fields: readonly Field[], inputs: Inputs): Inputs {
  const empty = fields.filter((field) => !inputs[field.name] && !isContent(field));
  const needed = empty.filter(({ isNeeded }) => isNeeded);
  const withDefault = empty.filter(({ schema }) => schema.default !== undefined);
  return { ...inputs, ...initialInputs(withDefault), ...samplesIn(needed, inputs) };
}

/**
 * Returns the unit by which the quantity of a unit is known among chosen units: its metric one, or
 * the first that a field offers of its own.
 */
export function quantityOf(unit: string, { units: [first] }: Pick<Field, 'units'>): string {
  return metricUnitOf(unit) ?? first?.value ?? '';
}

/** Returns the name of the input that is the unit of a number. */
export function unitKey(name: string): string {
  return `${name}.unit`;
}

/**
 * Returns the inputs that are the unit of a number: a choice of the API, a unit of the form, or
 * both.
 */
function unitInputs({ name, units, unitChoice }: Field, unit: string): Inputs {
  const { accepted = unit } = units.find(({ value }) => value === unit) ?? {};
  return { ...(unitChoice?.isOwn && { [unitChoice.name]: accepted }), [unitKey(name)]: unit };
}

/** Returns the unit of a number in the request, as it is chosen in the form. */
export function apiUnitIn({ unit, unitChoice }: Field, inputs: Inputs): string | undefined {
  return ownProperty(unitChoice?.units, inputs[unitChoice?.name ?? ''] ?? '') ?? unit;
}

/** Returns the unit in which a number is typed. */
export function typedUnitIn(field: Field, inputs: Inputs): string | undefined {
  const api = apiUnitIn(field, inputs);
  const isTyped = ({ value, accepted }: Field['units'][number]) =>
    value === inputs[unitKey(field.name)] && accepted === api;
  return field.units.find(isTyped)?.value ?? api;
}

/** Returns a number whose unit a page has fixed, with the units that can be converted to it. */
export function withFixedUnit(field: Field, inputs: Inputs): Field {
  const units = field.units.filter(({ accepted }) => accepted === apiUnitIn(field, inputs));
  return { ...field, units: units.length > 1 ? units : [] };
}

/** Returns a field in the unit in which its number is typed, with an example in that unit. */
export function inItsUnit(field: Field, inputs: Inputs): Field {
  const unit = typedUnitIn(field, inputs);
  const sample = unit === undefined ? undefined : ownProperty(field.samples, unit);
  return { ...field, unit, sample: sample ?? field.sample };
}

/** Returns the units of empty fields, by the name of their input. */
export function unitsOfEmpty(fields: readonly Field[], inputs: Inputs, units: Units): Inputs {
  return unitsFor(
    fields.filter(({ name }) => !inputs[name]),
    units,
  );
}

function unitsFor(fields: readonly Field[], units: Units): Inputs {
  const entries = fields.flatMap(({ name, units: [first] }) => {
    const unit = preferred(first?.value, units);
    return unit === undefined ? [] : [[unitKey(name), unit] as const];
  });
  return Object.fromEntries(entries);
}

function preferred(unit: string | undefined, units: Units): string | undefined {
  return unit === undefined ? undefined : units[metricUnitOf(unit) ?? unit];
}

/** Returns the inputs that make a request. */
export function inputsWith(content: FormContent, request: Request): Inputs {
  const fields = fieldsOf({ ...content, example: request });
  const given = fields.filter(({ sample }) => sample !== '');
  return {
    ...initialInputs(fields),
    ...inputsOf(given, ({ sample }) => sample),
    ...lengthsIn(fields),
  };
}

/** Returns the lengths that are given in feet and inches, as people type them. */
function lengthsIn(fields: readonly Field[]): Inputs {
  const inches = fields.find(({ unit }) => unit === 'in')?.sample || '0';
  const lengths = fields.flatMap((field) => {
    const feet = fields.find(({ name }) => name === field.schema['x-replaced-by'])?.sample;
    return feet && !field.sample
      ? [[field.name, numberInput(`${feet}'${inches}"`, { ...field, unit: 'in' }, 'en')] as const]
      : [];
  });
  return Object.fromEntries(lengths);
}

/** Returns the fields that the form shows with these inputs. */
export function shownFields(fields: readonly Field[], inputs: Inputs): readonly Field[] {
  return fields.filter(({ condition = {} }) =>
    Object.entries(condition).every(
      ([name, values]) => values?.includes(inputs[name] ?? '') ?? true,
    ),
  );
}

/** The prefix of an input whose number cannot be read. */
const unread = '?';

/** What decides which amounts a field takes. */
export type AmountField = Pick<Field, 'unit' | 'schema'> & Partial<Pick<Field, 'units'>>;

/** Returns which amounts a field takes, in the unit that it has. */
export function amountKindOf({ unit, units = [], schema }: AmountField): AmountKind {
  return {
    unit,
    units: units.map(({ value }) => value),
    read: schema.read,
    isMoney: schema.format === 'money',
  };
}

/** Returns the input of a number field with this text. */
export function numberInput(text: string, field: AmountField, locale: string | undefined): string {
  if (text.trim() === '') return '';
  const reading = readAmount(text, amountKindOf(field), marksOf(locale));
  return 'plain' in reading ? reading.plain : unreadInput(text);
}

/** Returns what may be meant by a text that is no number, as far as the field takes it. */
export function numbersMeant(
  text: string,
  field: AmountField,
  locale: string | undefined,
): readonly string[] {
  const { unit, units = [], schema } = field;
  const { accepted = unit } = units.find(({ value }) => value === unit) ?? {};
  return readAmount(text, amountKindOf(field), marksOf(locale)).offers.filter(
    (offer) => !isOutOfRange({ schema }, numberOf(offer, unit, accepted)),
  );
}

/** Returns the input of a number field with a text that cannot be read. */
export function unreadInput(text: string): string {
  return `${unread}${text}`;
}

/** Returns the text of a number field that cannot be read, or `undefined` if it can. */
export function unreadText(input: string): string | undefined {
  return input.startsWith(unread) ? input.slice(unread.length) : undefined;
}

/** Returns the number of an input in a unit, or `undefined` if it is empty or cannot be read. */
export function numberIn(input: string, unit?: string): number | undefined {
  const value = numberOf(input, unit);
  return Number.isNaN(value) ? undefined : value;
}

/** Reads the unreadable numbers again, in another language. */
export function readAgain(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Inputs {
  const again = inputsOf(fields, (field) => {
    const text = unreadNumber(field, inputs);
    if (text === undefined) return inputs[field.name] ?? '';
    return numberInput(text, inItsUnit(field, inputs), locale);
  });
  return { ...inputs, ...again };
}

/** Returns the text of a field if it should be a number and cannot be read. */
export function unreadNumber({ kind, name }: Field, inputs: Inputs): string | undefined {
  return kind === 'number' ? unreadText(inputs[name] ?? '') : undefined;
}

/** Returns an input for each field. */
export function inputsOf(fields: readonly Field[], input: (field: Field) => string): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, input(field)]));
}

/** Returns an amount for a number, as the inputs have it. */
export function amountFor(field: Field, inputs: Inputs, input = inputs[field.name] ?? '') {
  return amountOf(input, amountKindOf(inItsUnit(field, inputs)));
}

/** Returns the unit that the amount of a number has itself. */
function ownUnitIn(field: Field, inputs: Inputs): string | undefined {
  return field.kind === 'number' ? amountFor(field, inputs)?.unit : undefined;
}

/** Returns the choice of a unit that the amount of a number makes, if it is another one. */
function unitTypedIn(field: Field, inputs: Inputs): UnitToFollow | undefined {
  const own = ownUnitIn(field, inputs);
  const typed = typedUnitIn(field, inputs) ?? '';
  if (own === undefined || areOneSystem(own, typed)) return undefined;
  const { units, unitChoice } = field;
  const offered = units.find(({ value }) => areOneSystem(value, own));
  if (offered) return { name: field.name, unit: offered.value };
  const options = Object.entries(unitChoice?.units ?? {});
  const [option] = options.find(([, unit]) => areOneSystem(unit, own)) ?? [];
  return unitChoice && option !== undefined ? { name: unitChoice.name, unit: option } : undefined;
}

/** A unit for the number with this name, or an option of the choice of a unit. */
interface UnitToFollow {
  readonly name: string;
  readonly unit: string;
}

/**
 * Lets the choice of a unit follow the amount that is typed for a number. Other numbers that depend
 * on the choice keep their unit, and those that are `examples` change to ones in that unit.
 */
export function withUnitTyped(
  fields: readonly Field[],
  inputs: Inputs,
  typed: string,
  examples: readonly string[],
): Inputs {
  const field = fields.find(({ name }) => name === typed);
  const chosen = field && unitTypedIn(field, inputs);
  if (!field || !chosen) return inputs;
  const isFree = ({ name }: Field) => !inputs[name] || examples.includes(name);
  const others = fields.filter((one) => one !== field && one.kind === 'number');
  const after =
    chosen.name === typed
      ? withUnit(inputs, field, chosen.unit, others.filter(isFree))
      : {
          ...inputs,
          ...inputsOf(others, (other) =>
            isFree(other) || other.unitChoice?.name !== chosen.name
              ? (inputs[other.name] ?? '')
              : withOwnUnit(other, inputs),
          ),
          [chosen.name]: chosen.unit,
        };
  const shown = others.filter(({ name }) => inputs[name] && examples.includes(name));
  return { ...after, ...samplesIn(shown, after) };
}

/** Returns the input of a number with the unit that it has in the form. */
function withOwnUnit(field: Field, inputs: Inputs): string {
  const input = inputs[field.name] ?? '';
  const isAmount = unreadText(input) === undefined && ownUnitIn(field, inputs) === undefined;
  return isAmount ? `${input}${typedUnitIn(field, inputs)}` : input;
}

/** Returns the form's request, without defaults and empty fields. */
export function requestOf(formFields: readonly Field[], typed: Inputs): Request {
  const fields = formFields.filter(({ isOfPage }) => !isOfPage);
  const inputs = inOneUnit(fields, typed);
  const valueFor = (field: Field) => requestValue(field, inputs);
  const isDefault = (field: Field) => valueFor(field) === field.schema.default;
  // The API derives an omitted unit from the units that are sent, whatever its default.
  const areUnitsSent = fields.some((field) => isUnitChoice(field) && !isDefault(field));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueFor(field);
      const isSent = !isDefault(field) || (areUnitsSent && isUnitChoice(field));
      return value !== undefined && isSent ? [[field.name, value]] : [];
    }),
  );
}

/**
 * Returns the inputs with those numbers in one unit, if any is typed, that may be in several
 * without a choice: beside `6 in`, a 12 is in inches.
 */
function inOneUnit(fields: readonly Field[], inputs: Inputs): Inputs {
  const free = fields.filter(({ unit, unitChoice }) => unit?.includes(' or ') && !unitChoice);
  const own = free.map((field) => ownUnitIn(field, inputs)).find(Boolean);
  if (own === undefined) return inputs;
  const converted = inputsOf(free, ({ name }) => {
    const number = numberIn(inputs[name] ?? '', own);
    return number === undefined ? (inputs[name] ?? '') : `${number}${own}`;
  });
  return { ...inputs, ...converted };
}

/** Returns the value of a field in the request, with a number in the unit of the API. */
export function requestValue(field: Field, inputs: Inputs): unknown {
  const input = inputs[field.name] ?? '';
  if (field.kind !== 'number' || input === '') return typedValue(field, input);
  const unread = unreadText(input);
  // The API rejects text that is not a number.
  if (unread !== undefined) return unread;
  const chosen = inputs[field.multipliedBy ?? ''] ?? '';
  const factor = chosen === 'true' ? '2' : chosen;
  const value = numberOf(input, typedUnitIn(field, inputs), apiUnitIn(field, inputs));
  // The API rejects what is no number.
  if (Number.isNaN(value)) return input;
  const product = isPlain(factor) ? value * Number(factor) : value;
  const isExact = product === value || !Number.isFinite(product);
  return isExact ? product : toNumber(multiply(value, Number(factor)));
}

/**
 * Returns the value of a field other than a number with this input, or `undefined` if it is empty.
 */
export function typedValue({ kind, schema }: Field, input: string): unknown {
  if (kind === 'long text') return input;
  if (input === '') return undefined;
  if (kind === 'choice') return schema.enum?.find((option) => String(option) === input) ?? input;
  if (kind === 'json') return parsed(input);
  if (kind !== 'flag') return input;
  return input === 'true' || (input === 'false' ? false : input);
}

/**
 * Whether to call the API. All numbers must be readable. Each required field must be filled in or
 * visited, unless a number is out of range. Earlier, the API would reject a form that is still
 * being filled in.
 */
export function isReady(
  fields: readonly Field[],
  inputs: Inputs,
  touched: readonly string[],
): boolean {
  if (fields.some((field) => unreadNumber(field, inputs) !== undefined)) return false;
  if (fields.some((field) => field.problemOf?.(inputs[field.name] ?? ''))) return false;
  const isWrong = (field: Field) => isOutOfRange(field, requestValue(field, inputs));
  const empty = emptyFields(fields, inputs);
  return empty.every(({ name }) => touched.includes(name)) || fields.some(isWrong);
}

/** Returns the required fields that are empty. */
export function emptyFields(fields: readonly Field[], inputs: Inputs): readonly Field[] {
  return fields.filter(({ name, isRequired }) => isRequired && !inputs[name]);
}

/** Whether a number is beyond the limits of its field. */
export function isOutOfRange({ schema }: { readonly schema: ShownField }, value: unknown): boolean {
  return typeof value === 'number' && !isInRange(value, schema);
}

/** Parses JSON. Invalid JSON is sent as typed, for the API to reject. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
