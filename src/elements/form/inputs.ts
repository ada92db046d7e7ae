import { t } from '../language.ts';
import { formatNumber } from '../numbers/format.ts';
import { isPlain } from '../numbers/read-number.ts';
import { numberOf } from '../units/amount.ts';
import { apiUnitOf, inItsUnit, typedUnitOf, unitInputs, unitKey } from '../units/field-units.ts';
import { isPayPeriod, type PayPeriod, paidTime, payFor, payPeriods } from '../units/pay-periods.ts';
import { readAmount } from '../units/read-amount.ts';
import {
  acceptedUnit,
  exactProduct,
  isUnitChoice,
  metricUnitOf,
  offeredUnits,
  type Units,
} from '../units/units.ts';
import type { Field } from './field.ts';

/**
 * Form values by field name. A checkbox is `true` or `false`. A number is an amount in ASCII, whatever the language in
 * which it was typed; `height.unit` is the unit of `height`, if not that of the API.
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
  const starts = fields.flatMap(({ name, start }) => (start === undefined ? [] : [[name, start]]));
  const inputs = { ...initialInputs(fields), ...Object.fromEntries([...starts, ...choices]) };
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
    const { name, unit, sample } = inItsUnit(field, fields, empty);
    const shown = unit === undefined ? sampleIn(field, units) : sample;
    return shown === '' || isUnitChoice(field) ? [] : [[name, shown] as const];
  });
  return { ...empty, ...Object.fromEntries(samples) };
}

/** Returns the inputs after the choice of another unit for a number. The number and all others stay as they are. */
export function withUnit(fields: readonly Field[], inputs: Inputs, field: Field, unit: string) {
  const units = { [metricUnitOf(unit) ?? unit]: unit };
  const chosen = unitInputs(field, fields, unit);
  return { ...inputs, ...unitsOfEmpty(fields, inputs, units), ...chosen };
}

/** Returns the units of empty fields, by the name of their input. */
export function unitsOfEmpty(fields: readonly Field[], inputs: Inputs, units: Units): Inputs {
  const entries = fields.flatMap((field) => {
    const unit = preferred(offeredUnits(field)[0], units);
    return unit === undefined || inputs[field.name] ? [] : [[unitKey(field.name), unit] as const];
  });
  return Object.fromEntries(entries);
}

function preferred(unit: string | undefined, units: Units): string | undefined {
  return units[metricUnitOf(unit ?? '') ?? ''];
}

/** What a form holds: the inputs, and whether all that can be typed is still the example's. */
export interface Entry {
  readonly inputs: Inputs;
  readonly isExample: boolean;
}

/** Returns the entry of a form in which nobody has typed. */
export function exampleEntry(fields: readonly Field[], units: Units = {}): Entry {
  return { inputs: exampleInputs(fields, units), isExample: true };
}

/**
 * Returns the entry after a change of one field by the visitor. What is typed into the example takes the place of
 * everything else that could be typed there.
 */
export function changedEntry(
  fields: readonly Field[],
  { inputs, isExample }: Entry,
  name: string,
  value: string,
): Entry {
  const changed = fields.find((field) => field.name === name);
  const keepsExample = isExample && changed !== undefined && isChosen(changed);
  const kept = isExample && !keepsExample ? withoutTyped(fields, inputs) : inputs;
  return { inputs: { ...kept, [name]: value }, isExample: keepsExample };
}

/** Returns the inputs with initial values of all that can be typed. */
function withoutTyped(fields: readonly Field[], inputs: Inputs): Inputs {
  const initial = initialInputs(fields);
  const blank = inputsOf(fields, (field) => (isChosen(field) ? inputs : initial)[field.name] ?? '');
  return { ...inputs, ...blank };
}

function isChosen({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'flag';
}

/** Returns the fields that the form shows with these inputs. */
export function shownFields(fields: readonly Field[], inputs: Inputs): readonly Field[] {
  return fields.filter(({ condition = {} }) =>
    Object.entries(condition).every(([name, values]) => values.includes(inputs[name] ?? '')),
  );
}

/** Returns the form's request, without defaults and empty fields. */
export function requestOf(formFields: readonly Field[], inputs: Inputs): Request {
  const fields = formFields.filter(({ isOfPage }) => !isOfPage);
  const valueFor = (field: Field) => requestValue(field, fields, inputs);
  const isDefault = (field: Field) => valueFor(field) === field.schema.default;
  // The API derives an omitted unit from the units that are sent, whatever its default.
  const areUnitsSent = fields.some((field) => isUnit(field) && !isDefault(field));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueFor(field);
      const isSent = !isDefault(field) || (areUnitsSent && isUnit(field));
      return value !== undefined && isSent ? [[field.name, value]] : [];
    }),
  );
}

/** The prefix of an input whose number cannot be read. */
const unread = '?';

/** Returns the input of a number field with this text. */
export function numberInput(
  text: string,
  field: Pick<Field, 'unit' | 'schema'>,
  locale: string | undefined,
): string {
  if (text.trim() === '') return '';
  const reading = readAmount(text, field, locale);
  return 'plain' in reading ? reading.plain : `${unread}${text}`;
}

/** Returns the text of a number field that cannot be read, or `undefined` if it can. */
export function unreadText(input: string): string | undefined {
  return input.startsWith(unread) ? input.slice(unread.length) : undefined;
}

/** Returns the problems of numbers that cannot be read, or that only the page can refuse, by field. */
export function problemsOf(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, fields, inputs, locale);
      return problem === undefined ? [] : [[field.name, problem] as const];
    }),
  );
}

function problemOf(
  field: Field,
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): string | undefined {
  const text = unreadNumber(field, inputs);
  if (text === undefined) return field.isOfPage ? problemOfPage(field, inputs) : undefined;
  const reading = readAmount(text, inItsUnit(field, fields, inputs), locale);
  return 'problem' in reading ? reading.problem : undefined;
}

/** Returns what is wrong with a field that no API refuses. */
function problemOfPage(field: Field, inputs: Inputs): string | undefined {
  const { type, minimum, maximum } = field.schema;
  const value = field.kind === 'number' ? numberIn(inputs[field.name] ?? '') : undefined;
  const isWhole = type !== 'integer' || Number.isInteger(value);
  if (value === undefined || minimum === undefined) return undefined;
  if (isWhole && !isOutOfRange(field, value)) return undefined;
  const least = formatNumber(minimum);
  if (maximum === undefined) return t('Expected a number of at least {least}.', { least });
  const range = { least, most: formatNumber(maximum) };
  return type === 'integer'
    ? t('Expected a whole number from {least} to {most}.', range)
    : t('Expected a number from {least} to {most}.', range);
}

/** Returns the number of an input, or `undefined` if it is empty or cannot be read. */
export function numberIn(input: string): number | undefined {
  return input === '' || unreadText(input) !== undefined ? undefined : numberOf(input);
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
    return numberInput(text, inItsUnit(field, fields, inputs), locale);
  });
  return { ...inputs, ...again };
}

/** Returns the text of a field if it should be a number and cannot be read. */
export function unreadNumber({ kind, name }: Field, inputs: Inputs): string | undefined {
  return kind === 'number' ? unreadText(inputs[name] ?? '') : undefined;
}

function isUnit({ name, kind }: Field): boolean {
  return kind === 'choice' && name.endsWith('Unit');
}

/** Returns the value of a field in the request, with a number in the unit of the API. */
function requestValue(field: Field, fields: readonly Field[], inputs: Inputs): unknown {
  const input = inputs[field.name] ?? '';
  if (field.kind !== 'number' || input === '') return typedValue(field, input);
  const [typed, api] = [typedUnitOf(field, fields, inputs), apiUnitOf(field, fields, inputs)];
  const unread = unreadText(input);
  // The API rejects text that is not a number.
  if (unread !== undefined) return unread;
  if (isPayPeriod(typed) && typed !== api) return hourlyPay(input, typed, inputs);
  const chosen = inputs[field.factor ?? ''] ?? '';
  const factor = chosen === 'true' ? '2' : chosen;
  const value = numberOf(input, typed, api);
  return isPlain(factor) ? exactProduct(String(value), factor) : value;
}

/** Returns pay for an hour. If the paid time makes that impossible, the API rejects the time. */
function hourlyPay(input: string, period: PayPeriod, inputs: Inputs): unknown {
  const amount = isPlain(input) ? input : String(numberOf(input));
  return payFor(amount, period, payPeriods[0], paidTime(inputs))?.amount ?? numberOf(input);
}

/** Returns the value of a field other than a number with this input, or `undefined` if it is empty. */
export function typedValue({ kind, schema }: Field, input: string): unknown {
  if (kind === 'long text') return input;
  if (input === '') return undefined;
  if (kind === 'choice') return schema.enum?.find((option) => String(option) === input) ?? input;
  if (kind === 'json') return parsed(input);
  return kind === 'flag' ? input === 'true' : input;
}

/**
 * Whether to call the API. All numbers must be readable. Each required field must be filled in or visited, unless a
 * number is out of range. Earlier, the API would reject a form that is still being filled in.
 */
export function isReady(
  fields: readonly Field[],
  inputs: Inputs,
  touched: readonly string[],
): boolean {
  if (fields.some((field) => unreadNumber(field, inputs) !== undefined)) return false;
  if (fields.some((field) => field.isOfPage && problemOfPage(field, inputs))) return false;
  const lacks = ({ name, isRequired }: Field) =>
    isRequired && !inputs[name] && !touched.includes(name);
  const isWrong = (field: Field) => isOutOfRange(field, requestValue(field, fields, inputs));
  return !fields.some(lacks) || fields.some(isWrong);
}

/** Parses JSON. Invalid JSON is sent as typed, for the API to reject. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

function isOutOfRange({ schema }: Field, value: unknown): boolean {
  if (typeof value !== 'number') return false;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  return value < minimum || value > maximum || value <= above || value >= below;
}

/** Returns an input for each field. */
export function inputsOf(fields: readonly Field[], input: (field: Field) => string): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, input(field)]));
}
