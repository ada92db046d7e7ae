import { isObject } from '../schema/objects.ts';
import type { FieldIssue } from '../tool-error.ts';
import { defaultOf, type FieldTable, type Parsed } from './field.ts';
import { issueOf, valueIssue } from './issue.ts';
import { echo } from './show-value.ts';
import { reportUnknown } from './unknown-fields.ts';

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
  | {
      readonly values: Values;
      readonly given: Readonly<Record<string, unknown>>;
      readonly issues?: undefined;
    }
  | {
      readonly issues: readonly FieldIssue[];
      readonly values?: undefined;
      readonly given?: undefined;
    };

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
    if (!isJsonObject(request)) return refuse('an object', echo(request));
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
  const others = keys.filter((name) => !Object.hasOwn(fields, name));
  return reportUnknown(request, others, state) || known > 0;
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
