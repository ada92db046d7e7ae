import type { FieldTable, Parsed } from '../../src/fields/field.ts';
import { parse } from '../../src/fields/parse.ts';
import type { CrossFieldRule } from '../../src/fields/validate.ts';
import { ToolError } from '../../src/tool-error.ts';

/** Returns a request's values, or the message of the `ToolError` that refuses it. */
export function said<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules?: readonly CrossFieldRule[],
): Parsed<Table> | string {
  try {
    return parse(request, fields, rules);
  } catch (error) {
    if (error instanceof ToolError) return error.message;
    throw error;
  }
}
