import { isPlain, readNumber } from './read-number.ts';
import type { Field } from './tool-page.ts';

/**
 * Form values by field name. A checkbox is `true` or `false`. A number is in plain ASCII, whatever the language in
 * which it was typed.
 */
export type Inputs = Readonly<Record<string, string>>;

export type Request = Readonly<Record<string, unknown>>;

/** Returns the initial inputs: defaults, and the first option of choices without a default. */
export function initialInputs(fields: readonly Field[]): Inputs {
  return inputsOf(fields, ({ schema, kind }) =>
    String(schema.default ?? (kind === 'choice' ? schema.enum?.[0] : kind === 'flag' ? false : '')),
  );
}

/** Returns the inputs of the example. */
export function exampleInputs(fields: readonly Field[]): Inputs {
  const initial = initialInputs(fields);
  return inputsOf(fields, ({ name, sample }) => sample || initial[name] || '');
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
  // The API derives an omitted unit from the units that are sent, whatever its default.
  const areUnitsSent = fields.some((field) => isUnit(field) && !isDefault(field, inputs));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typedValue(field, inputs[field.name] ?? '');
      const isSent = !isDefault(field, inputs) || (areUnitsSent && isUnit(field));
      return value !== undefined && isSent ? [[field.name, value]] : [];
    }),
  );
}

/** The prefix of an input whose number cannot be read. */
const unread = '?';

/** Returns the input of a number field with this text. */
export function numberInput(text: string, locale: string | undefined): string {
  if (text.trim() === '') return '';
  const reading = readNumber(text, locale);
  return 'plain' in reading ? reading.plain : `${unread}${text}`;
}

/** Returns the text of a number field that cannot be read, or `undefined` if it can. */
export function unreadText(input: string): string | undefined {
  return input.startsWith(unread) ? input.slice(unread.length) : undefined;
}

/** Returns the problems of numbers that cannot be read, by field. */
export function problemsOf(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = unreadNumber(field, inputs);
      const reading = text === undefined ? undefined : readNumber(text, locale);
      return reading && 'problem' in reading ? [[field.name, reading.problem] as const] : [];
    }),
  );
}

/** Reads the unreadable numbers again, in another language. */
export function readAgain(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Inputs {
  return inputsOf(fields, (field) => {
    const text = unreadNumber(field, inputs);
    return text === undefined ? (inputs[field.name] ?? '') : numberInput(text, locale);
  });
}

function unreadNumber({ kind, name }: Field, inputs: Inputs): string | undefined {
  return kind === 'number' ? unreadText(inputs[name] ?? '') : undefined;
}

function isDefault(field: Field, inputs: Inputs): boolean {
  return typedValue(field, inputs[field.name] ?? '') === field.schema.default;
}

function isUnit({ name, kind }: Field): boolean {
  return kind === 'choice' && name.endsWith('Unit');
}

/** Returns the value of a field with this input, or `undefined` if it is empty. */
export function typedValue({ kind, schema }: Field, input: string): unknown {
  if (kind === 'long text') return input;
  if (input === '') return undefined;
  // The API rejects text that is not a number.
  if (kind === 'number') return unreadText(input) ?? Number(input);
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
  const lacks = ({ name, isRequired }: Field) =>
    isRequired && !inputs[name] && !touched.includes(name);
  return !fields.some(lacks) || fields.some((field) => isOutOfRange(field, inputs[field.name]));
}

/** Parses JSON. Invalid JSON is sent as typed, for the API to reject. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

function isOutOfRange({ kind, schema }: Field, input = ''): boolean {
  if (kind !== 'number' || input === '') return false;
  const value = Number(input);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  return value < minimum || value > maximum || value <= above || value >= below;
}

const longestLink = 4_000;

/** Returns the inputs, except secrets, as the hash of a link, or `undefined` if they are too long. */
export function hashOf(fields: readonly Field[], inputs: Inputs): string | undefined {
  const initial = initialInputs(fields);
  const shared = fields
    .filter((field) => field.kind !== 'secret' && unreadNumber(field, inputs) === undefined)
    .filter(({ name }) => inputs[name] !== initial[name])
    .map(({ name }) => [name, inputs[name] ?? '']);
  const length = shared.flat().reduce((total, { length }) => total + length, 0);
  return length > longestLink ? undefined : new URLSearchParams(shared).toString();
}

/** Returns the inputs from a link, with initial values for missing fields. */
export function fromHash(fields: readonly Field[], hash: string): Inputs {
  const shared = new URLSearchParams(hash.replace(/^#/, ''));
  const initial = initialInputs(fields);
  return inputsOf(fields, ({ name, kind, schema }) => {
    const value = kind === 'secret' ? null : shared.get(name);
    const isPossible =
      (!schema.enum || schema.enum.some((option) => String(option) === value)) &&
      (kind !== 'number' || !value || isPlain(value));
    return (isPossible ? value : null) ?? initial[name] ?? '';
  });
}

function inputsOf(fields: readonly Field[], input: (field: Field) => string): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, input(field)]));
}
