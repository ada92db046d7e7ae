import type { Field } from '../../../../src/form/fields.ts';
import { type Inputs, initialInputs, type Request } from '../../../../src/form/inputs.ts';

/** A set of inputs that is compared with others. */
export interface Row {
  /** A key that stays the same when other rows are added or removed. */
  readonly id: number;
  /** The visitor's name for the row; may be empty. */
  readonly name: string;
  readonly inputs: Inputs;
}

export const mostRows = 20;

/** Adds a row after the one at `index`, unless there are too many. */
export function withRow(
  rows: readonly Row[],
  index: number,
  { name, inputs }: Omit<Row, 'id'>,
): readonly Row[] {
  if (rows.length >= mostRows) return rows;
  const id = 1 + Math.max(0, ...rows.map((row) => row.id));
  return rows.toSpliced(index + 1, 0, { id, name, inputs });
}

/** Returns inputs for a new row, with the `repeated` fields copied from the previous one. */
export function nextInputs(
  fields: readonly Field[],
  repeated: readonly string[],
  before: Inputs,
): Inputs {
  const same = repeated.map((name) => [name, before[name]] as const);
  return {
    ...initialInputs(fields),
    ...Object.fromEntries(
      same.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
}

/** Returns the inputs that make a request. */
export function inputsOf(fields: readonly Field[], request: Request): Inputs {
  const sent = Object.entries(request).map(([name, value]) => [name, String(value)]);
  return { ...initialInputs(fields), ...Object.fromEntries(sent) };
}

/** Returns the rows in a stored value, and ignores anything else in it. */
export function rowsIn(stored: unknown): readonly Row[] {
  return Array.isArray(stored) ? stored.filter(isRow).slice(0, mostRows) : [];
}

function isRow(value: unknown): value is Row {
  if (!isObject(value) || !('id' in value && 'name' in value && 'inputs' in value)) return false;
  const { id, name, inputs } = value;
  const isNamed = Number.isSafeInteger(id) && typeof name === 'string';
  return (
    isNamed && isObject(inputs) && Object.values(inputs).every((input) => typeof input === 'string')
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
