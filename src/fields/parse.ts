import { ToolError } from '../tool-error.ts';
import { echo, printable } from './echo.ts';
import type { FieldTable, Parsed } from './field.ts';
import { type Fault, type Relation, validate } from './validate.ts';

/** Returns a valid request with its defaults, or throws a `ToolError` that names every fault. */
export function parse<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  relations?: readonly Relation[],
): Parsed<Table> {
  const validation = validate(request, fields, relations);
  if ('values' in validation) return validation.values;
  throw errorOf(validation.faults);
}

/** The error for a value that is valid by itself, but not in its place. */
export function refusal(name: string, expected: string, value: unknown): ToolError {
  return errorOf([[name, `expected ${expected}, got ${echo(value)}`]]);
}

/** The error that names every fault. */
export function errorOf(faults: readonly Fault[]): ToolError {
  return new ToolError(printable(faults.map((fault) => fault.join(': ')).join('; ')));
}
