import { ToolError } from '../tool-error.ts';
import { echo, printable } from './echo.ts';
import type { FieldTable, Parsed } from './field.ts';
import { type CrossFieldRule, type FieldError, validate } from './validate.ts';

/**
 * Returns the values of a request with the defaults applied. Throws a `ToolError` that names every
 * invalid field.
 */
export function parse<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules?: readonly CrossFieldRule[],
): Parsed<Table> {
  const validation = validate(request, fields, rules);
  if ('values' in validation) return validation.values;
  throw toToolError(validation.errors);
}

/** Returns the error to throw for a value that only the tool itself can recognize as invalid. */
export function invalidField(name: string, expected: string, value: unknown): ToolError {
  return toToolError([[name, `expected ${expected}, got ${echo(value)}`]]);
}

/** Joins the errors of several fields into one. */
export function toToolError(errors: readonly FieldError[]): ToolError {
  return new ToolError(printable(errors.map((error) => error.join(': ')).join('; ')));
}
