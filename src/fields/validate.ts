import { echo } from './echo.ts';
import type { AnyField, FieldTable, Parsed } from './field.ts';
import { nameDistance } from './name-distance.ts';

/** The name of a field as the request spells it, and the error message. */
export type FieldError = readonly [name: string, message: string];

/** The state of a validation, by field name. */
export interface ValidationState {
  readonly fields: FieldTable;
  /** The values that the request contains. */
  readonly given: Record<string, unknown>;
  /** The values that the tool receives, including defaults. */
  readonly values: Record<string, unknown>;
  readonly errors: Record<string, FieldError>;
}

/** Adds an error if fields that are valid one by one are invalid together. */
export type CrossFieldRule = (state: ValidationState) => void;

export type Validation<Values> =
  | { readonly values: Values; readonly given: Readonly<Record<string, unknown>> }
  | { readonly errors: readonly FieldError[] };

/** How many unknown fields are checked for misspellings; a body can have 200,000. */
const maxUnknownFields = 1000;

/** Stands for a field name in errors about the request as a whole. */
export const wholeRequest = 'request body';

/**
 * Validates any value as a request and applies the defaults. It reads the properties that
 * `JSON.stringify` would write, and `null` counts as omitted. Returns the values, or all errors in the
 * order of the fields.
 */
export function validate<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules: readonly CrossFieldRule[] = [],
): Validation<Parsed<Table>> {
  // Without a prototype, since a field may be named `constructor`.
  const state: ValidationState = { fields, given: {}, values: {}, errors: Object.create(null) };
  try {
    if (!isJsonObject(request)) return refuse(`a JSON object, got ${echo(request)}`);
    if (!readFields(request, state))
      return refuse(`fields such as ${Object.keys(fields).join(', ')}`);
  } catch {
    // A getter or a Proxy has thrown.
    return refuse('an object that can be read as JSON');
  }
  for (const applyRule of rules) applyRule(state);
  const { given, values } = state;
  const errors = Object.keys(fields)
    .map((name) => state.errors[name])
    .filter((error) => !!error);
  // The fields of the table have read these values.
  return errors[0] ? { errors } : { values: values as Parsed<Table>, given };
}

/** Reads each value once. Returns false if the request has fields, but none that the table knows. */
function readFields(
  request: Readonly<Record<string, unknown>>,
  { fields, given, values, errors }: ValidationState,
): boolean {
  const keys = Object.keys(request);
  let known = 0;
  for (const [name, field] of Object.entries(fields)) {
    const found = keys.includes(name) ? request[name] : undefined;
    if (found !== undefined) known += 1;
    const value = found ?? undefined;
    given[name] = value;
    values[name] = value === undefined ? field.default : field.read(value);
    if (values[name] === undefined && (value !== undefined || !field.isOptional)) {
      errors[name] = fieldErrorOf(name, field, value, field.expected(value));
    }
  }
  if (keys.length === known) return true;
  const isUnknown = (key: string) =>
    !Object.hasOwn(fields, key) && (request[key] ?? undefined) !== undefined;
  const unknown = keys.filter(isUnknown).slice(0, maxUnknownFields);
  for (const [name, { synonyms = [] }] of Object.entries(fields)) {
    // Synonyms must match exactly: `dow` and `dom` differ by one letter.
    const meansField = (key: string) =>
      nameDistance(key, name) < 4 || synonyms.some((synonym) => nameDistance(key, synonym) === 0);
    const misspelled = given[name] === undefined && unknown.find(meansField);
    if (!misspelled) continue;
    known += 1;
    // Each unknown name is reported once.
    unknown.splice(unknown.indexOf(misspelled), 1);
    errors[name] = [misspelled, `unknown field, did you mean ${name}?`];
  }
  return known > 0 || unknown.length === 0;
}

/** Returns the error of a missing or invalid value. */
export function fieldErrorOf(
  name: string,
  { describe = echo }: AnyField,
  value: unknown,
  expected: string,
): FieldError {
  return [
    name,
    value === undefined ? `required, ${expected}` : `expected ${expected}, got ${describe(value)}`,
  ];
}

function refuse(expected: string): { readonly errors: readonly FieldError[] } {
  return { errors: [[wholeRequest, `expected ${expected}`]] };
}

/** Whether `JSON.stringify` writes the value as an object with its own properties. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('toJSON' in value && typeof value.toJSON === 'function');
}
