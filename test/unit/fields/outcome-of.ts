import type { AnyField, FieldTable, Parsed } from '../../../src/fields/field.ts';
import { parse } from '../../../src/fields/parse.ts';
import type { CrossFieldRule } from '../../../src/fields/validate.ts';
import { isToolError } from '../../../src/tool-error.ts';

/** Returns a request's values, or the message of the `ToolError` that refuses it. */
export function outcomeOf<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules?: readonly CrossFieldRule[],
): Parsed<Table> | string {
  try {
    return parse(request, fields, rules);
  } catch (error) {
    if (isToolError(error)) return error.message;
    throw error;
  }
}

/**
 * Returns the value that a field reads in a request as its only one, or the error after its name.
 */
export function readingOf(field: AnyField, value?: unknown): unknown {
  const outcome = outcomeOf({ field: value }, { field });
  return typeof outcome === 'string' ? outcome.replace(/^field: /, '') : outcome.field;
}
