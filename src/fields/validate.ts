import { isObject } from '../schema/objects.ts';
import type { FieldIssue } from '../tool-error.ts';
import { echo } from './echo.ts';
import { defaultOf, type FieldTable, type Parsed } from './field.ts';
import { invalidIssue, issueOf, valueIssue } from './issue.ts';
import {
  isFigure,
  isNamed,
  likeness,
  namedField,
  namesIn,
  type UnknownField,
  unknownField,
} from './other-names.ts';

/** The state of a validation, by field name. */
export interface ValidationState {
  readonly fields: FieldTable;
  /** The values that the request contains. */
  readonly given: Record<string, unknown>;
  /** The values that the tool receives, including defaults. */
  readonly values: Record<string, unknown>;
  /** Those of invalid fields, and of unknown ones that the tool does not support. */
  readonly issues: Map<string, FieldIssue>;
}

/** Sets an issue if fields that are valid one by one are invalid together. */
export type CrossFieldRule = (state: ValidationState) => void;

export type Validation<Values> =
  | { readonly values: Values; readonly given: Readonly<Record<string, unknown>> }
  | { readonly issues: readonly FieldIssue[] };

/** How many unknown fields are checked for misspellings; a body can have 200,000. */
const maxUnknownFields = 1000;

/**
 * Validates any value as a request and applies the defaults. It reads the properties that
 * `JSON.stringify` would write, and `null` counts as omitted. Returns the values, or all issues in
 * the order of the fields.
 */
export function validate<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules: readonly CrossFieldRule[] = [],
): Validation<Parsed<Table>> {
  const state: ValidationState = { fields, given: {}, values: {}, issues: new Map() };
  try {
    if (!isJsonObject(request)) return refuse('a JSON object', echo(request));
    if (!readFields(request, state)) return refuse(expectedFields(fields));
  } catch (error) {
    // A getter or a Proxy of the caller has thrown, or else the code of a field.
    if (isReadable(request)) throw error;
    return refuse('an object that can be read as JSON');
  }
  for (const applyRule of rules) applyRule(state);
  const { given, values, issues } = state;
  // The fields of the table have read these values.
  if (issues.size === 0) return { values: values as Parsed<Table>, given };
  const names = new Set([...Object.keys(fields), ...issues.keys()]);
  return { issues: [...names].flatMap((name) => issues.get(name) ?? []) };
}

/**
 * Reads each value once. Returns false if the request has fields, but none that the table knows.
 */
function readFields(request: Readonly<Record<string, unknown>>, state: ValidationState): boolean {
  const { fields, given, values, issues } = state;
  const keys = Object.keys(request);
  let known = 0;
  for (const [name, field] of Object.entries(fields)) {
    const found = keys.includes(name) ? request[name] : undefined;
    if (found !== undefined) known += 1;
    given[name] = found ?? undefined;
    const value = field.decode && found != null ? field.decode(found) : given[name];
    values[name] = value === undefined ? defaultOf(field) : field.read(value);
    const isValid = values[name] !== undefined || (value === undefined && field.isOptional);
    if (!isValid) issues.set(name, valueIssue(name, field, value, field.expected(value)));
  }
  if (known === keys.length) return true;
  const unknown: UnknownField[] = [];
  for (const name of keys) {
    const value = Object.hasOwn(fields, name) ? undefined : request[name];
    if ((value ?? undefined) !== undefined) unknown.push(unknownField(name, value));
    if (unknown.length === maxUnknownFields) break;
  }
  const others = reportUnsupported(unknown, state);
  const isReported = reportMisspelled(others, state) || others.length < unknown.length;
  return known > 0 || isReported || unknown.length === 0;
}

/** Reports names that ask for what the tool does not do. Returns the other unknown fields. */
function reportUnsupported(
  unknown: readonly UnknownField[],
  { fields, given, issues }: ValidationState,
): readonly UnknownField[] {
  const isEmpty = Object.values(given).every((value) => value === undefined);
  return unknown.filter(({ name, value, words }) => {
    const entry = Object.entries(fields)
      .filter(([one, field]) => given[one] === undefined || !isFigure(words, value, field))
      .flatMap(([, { unsupported = [] }]) => unsupported)
      // A request without any field of the tool is told all of them.
      .find(({ names, expected }) => (expected || !isEmpty) && isNamed(words, namesIn(names)));
    const { expected = 'none, since there is no such option', harmless = [false] } = entry ?? {};
    if (entry && !harmless.includes(value)) issues.set(name, invalidIssue(name, expected, value));
    return !entry;
  });
}

/** Reports each unknown field that means an omitted one. Returns whether there are any. */
function reportMisspelled(
  unknown: readonly UnknownField[],
  { fields, given, issues }: ValidationState,
): boolean {
  const table = Object.entries(fields).map((entry) => namedField(...entry));
  const pairs = table
    // Another unit beside the tool's own would be ignored: `unit: 'metric', heightUnit: 'in'`.
    .filter(({ name }) => given[name] === undefined || name === 'unit')
    .flatMap((meant) => unknown.map((one) => ({ one, meant, rank: likeness(one, meant) })))
    .filter(({ one, meant, rank }) => rank >= 0 && one.value !== given[meant.name])
    .sort((left, right) => left.rank - right.rank);
  // Each unknown field is reported once, and so is each omitted one.
  const reported = new Set<unknown>();
  for (const { one, meant } of pairs) {
    const name = given[meant.name] === undefined ? meant.name : one.name;
    if (reported.has(one) || reported.has(name)) continue;
    const expected = meant.field.recognize?.(one.value) ?? meant.name;
    issues.set(name, issueOf('unknown', one.name, expected));
    reported.add(one).add(name);
  }
  return reported.size > 0;
}

/** Returns the issue of a request that is invalid as a whole. */
function refuse(expected: string, received?: string): { readonly issues: readonly FieldIssue[] } {
  return { issues: [issueOf('invalid', undefined, expected, received)] };
}

function expectedFields(fields: FieldTable): string {
  const names = Object.keys(fields);
  return names.length > 0 ? `fields such as ${names.join(', ')}` : 'no fields';
}

function isReadable(request: unknown): boolean {
  try {
    return JSON.stringify(request) !== undefined && isJsonObject(request);
  } catch {
    return false;
  }
}

/** Whether `JSON.stringify` writes the value as an object with its own properties. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !('toJSON' in value && typeof value.toJSON === 'function');
}
