import { echo } from './echo.ts';
import type { AnyField, FieldTable, Parsed } from './field.ts';
import { distance } from './slip.ts';

/** What is wrong with a request: a name as the request has it, and a message. */
export type Fault = readonly [name: string, message: string];

/** A request while it is validated, by the names of the fields. */
export interface Reading {
  readonly fields: FieldTable;
  /** The values that the request itself has. */
  readonly given: Record<string, unknown>;
  /** The values as the tool takes them, with the defaults. */
  readonly values: Record<string, unknown>;
  readonly faults: Record<string, Fault>;
}

/** Adds a fault if fields that are valid one by one do not fit together. */
export type Relation = (reading: Reading) => void;

export type Validation<Values> =
  | { readonly values: Values; readonly given: Readonly<Record<string, unknown>> }
  | { readonly faults: readonly Fault[] };

/** Nobody misspells more; a body may have a hundred times as many unknown fields. */
const mostSlips = 1000;

/** The name under which a request is refused as a whole. */
export const wholeRequest = 'request body';

/**
 * Reads a request, whatever it is, as `JSON.stringify` would, and applies the defaults. `null` counts
 * as omitted. Returns the values, or every fault in the order of the fields.
 */
export function validate<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  relations: readonly Relation[] = [],
): Validation<Parsed<Table>> {
  // A plain object has a `constructor`, which a field may be called.
  const reading: Reading = { fields, given: {}, values: {}, faults: Object.create(null) };
  try {
    if (!isJsonObject(request)) return refuse(`a JSON object, got ${echo(request)}`);
    if (!readFields(request, reading))
      return refuse(`fields such as ${Object.keys(fields).join(', ')}`);
  } catch {
    // A getter or a Proxy has thrown.
    return refuse('an object that can be read as JSON');
  }
  for (const relate of relations) relate(reading);
  const { given, values } = reading;
  const faults = Object.keys(fields)
    .map((name) => reading.faults[name])
    .filter((fault) => !!fault);
  // The table has read these values.
  return faults[0] ? { faults } : { values: values as Parsed<Table>, given };
}

/** Reads each value once. Returns whether the request is meant for these fields. */
function readFields(
  request: Readonly<Record<string, unknown>>,
  { fields, given, values, faults }: Reading,
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
      faults[name] = faultOf(name, field, value, field.expected(value));
    }
  }
  if (keys.length === known) return true;
  const isUnknown = (key: string) =>
    !Object.hasOwn(fields, key) && (request[key] ?? undefined) !== undefined;
  const unknown = keys.filter(isUnknown).slice(0, mostSlips);
  for (const [name, { synonyms = [] }] of Object.entries(fields)) {
    // No slips for synonyms: `dow` and `dom` are a letter apart.
    const isAnyOf = (key: string) =>
      distance(key, name) < 4 || synonyms.some((synonym) => distance(key, synonym) === 0);
    const slip = given[name] === undefined && unknown.find(isAnyOf);
    if (!slip) continue;
    known += 1;
    // A name is a slip for one field alone.
    unknown.splice(unknown.indexOf(slip), 1);
    faults[name] = [slip, `unknown field, did you mean ${name}?`];
  }
  return known > 0 || unknown.length === 0;
}

/** Tells a missing value from a wrong one, and says what came. */
export function faultOf(
  name: string,
  { describe = echo }: AnyField,
  value: unknown,
  expected: string,
): Fault {
  return [
    name,
    value === undefined ? `required, ${expected}` : `expected ${expected}, got ${describe(value)}`,
  ];
}

function refuse(expected: string): { readonly faults: readonly Fault[] } {
  return { faults: [[wholeRequest, `expected ${expected}`]] };
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('toJSON' in value && typeof value.toJSON === 'function');
}
