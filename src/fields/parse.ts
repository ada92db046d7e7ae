import { type FieldIssue, ToolError, withIssues } from '../tool-error.ts';
import type { FieldTable, Parsed } from './field.ts';
import { invalidIssue, issueOf } from './issue.ts';
import { printable } from './show-value.ts';
import { type CrossFieldRule, validate } from './validate.ts';

/**
 * Returns the values of a request with the defaults applied.
 *
 * @param request - What the caller passed, of any type.
 * @param fields - The fields by name.
 * @param rules - What holds for several fields together.
 *
 * @throws `ToolError` that names every invalid field.
 */
export function parse<Table extends FieldTable>(
  request: unknown,
  fields: Table,
  rules?: readonly CrossFieldRule[],
): Parsed<Table> {
  const { values, issues } = validate(request, fields, rules);
  if (issues) throw toToolError(issues);
  return values;
}

/**
 * Returns the error to throw for a value that only the tool itself can recognize as invalid.
 *
 * @param name - The field.
 * @param expected - What follows "expected" in the message.
 * @param value - What the field had instead.
 *
 * @example
 * invalidField('day', 'a day of business', 'Sunday').message;
 * // 'day: expected a day of business, got "Sunday"'
 */
export function invalidField(name: string, expected: string, value: unknown): ToolError {
  return toToolError([invalidIssue(name, expected, value)]);
}

/** Returns the error to throw for a request that is invalid as a whole. */
export function invalidRequest(expected: string, received?: string): ToolError {
  return toToolError([issueOf('invalid', undefined, expected, received)]);
}

/** Joins the issues of several fields into one error, which calls the request itself `whole`. */
export function toToolError(issues: readonly FieldIssue[], whole = 'request'): ToolError {
  const lines = issues.map(({ field = whole, message }) => `${field}: ${message}`);
  return withIssues(new ToolError(printable(lines.join('; '))), issues);
}
