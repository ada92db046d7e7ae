import type { Field } from './tool-page.ts';

/** What stands in the form, by field; a checkbox holds `true` or `false`. */
export type Inputs = Readonly<Record<string, string>>;

export type Request = Readonly<Record<string, unknown>>;

/** The form as it is first seen: the defaults, and the first of choices that have none. */
export function initialInputs(fields: readonly Field[]): Inputs {
  return inputsOf(fields, ({ schema, kind }) =>
    String(schema.default ?? (kind === 'choice' ? schema.enum?.[0] : kind === 'flag' ? false : '')),
  );
}

/** The form with the worked example in it. */
export function exampleInputs(fields: readonly Field[]): Inputs {
  const initial = initialInputs(fields);
  return inputsOf(fields, ({ name, sample }) => sample || initial[name] || '');
}

/** The request that the form stands for. A default is left out, and so is an empty field. */
export function requestOf(fields: readonly Field[], inputs: Inputs): Request {
  // An omitted unit can follow another one, which its default does not tell.
  const areUnitsSent = fields.some((field) => isUnit(field) && !isDefault(field, inputs));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typedValue(field, inputs[field.name] ?? '');
      const isSent = !isDefault(field, inputs) || (areUnitsSent && isUnit(field));
      return value !== undefined && isSent ? [[field.name, value]] : [];
    }),
  );
}

function isDefault(field: Field, inputs: Inputs): boolean {
  return typedValue(field, inputs[field.name] ?? '') === field.schema.default;
}

function isUnit({ name, kind }: Field): boolean {
  return kind === 'choice' && name.endsWith('Unit');
}

function typedValue({ kind, schema }: Field, input: string): unknown {
  if (kind === 'long text') return input;
  if (input === '') return undefined;
  if (kind === 'number') return Number(input);
  if (kind === 'choice') return schema.enum?.find((option) => String(option) === input) ?? input;
  if (kind === 'json') return parsed(input);
  return kind === 'flag' ? input === 'true' : input;
}

/**
 * Whether the API can be asked: every required field was filled in, or come to and left empty, or what
 * was typed so far is wrong already. Asked too early, it would refuse what nobody has finished.
 */
export function isReady(
  fields: readonly Field[],
  inputs: Inputs,
  touched: readonly string[],
): boolean {
  const lacks = ({ name, isRequired }: Field) =>
    isRequired && !inputs[name] && !touched.includes(name);
  return !fields.some(lacks) || fields.some((field) => isOutOfRange(field, inputs[field.name]));
}

/** What is no JSON is sent as it was typed, for the API to refuse. */
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

/** The inputs as the hash of a link, without secrets; `undefined` where they are too long for one. */
export function hashOf(fields: readonly Field[], inputs: Inputs): string | undefined {
  const initial = initialInputs(fields);
  const shared = fields
    .filter(({ name, kind }) => kind !== 'secret' && inputs[name] !== initial[name])
    .map(({ name }) => [name, inputs[name] ?? '']);
  const length = shared.flat().reduce((total, { length }) => total + length, 0);
  return length > longestLink ? undefined : new URLSearchParams(shared).toString();
}

/** The inputs that a link carries, on top of the initial ones. */
export function fromHash(fields: readonly Field[], hash: string): Inputs {
  const shared = new URLSearchParams(hash.replace(/^#/, ''));
  const initial = initialInputs(fields);
  return inputsOf(fields, ({ name, kind, schema }) => {
    const value = kind === 'secret' ? null : shared.get(name);
    const isPossible = !schema.enum || schema.enum.some((option) => String(option) === value);
    return (isPossible ? value : null) ?? initial[name] ?? '';
  });
}

function inputsOf(fields: readonly Field[], input: (field: Field) => string): Inputs {
  return Object.fromEntries(fields.map((field) => [field.name, input(field)]));
}
