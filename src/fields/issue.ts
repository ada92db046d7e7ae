import type { FieldIssue } from '../tool-error.ts';
import type { AnyField } from './field.ts';
import { echo, printable } from './show-value.ts';

/** Returns the issue of a missing or invalid value. */
export function valueIssue(
  name: string,
  { describe = echo }: AnyField,
  value: unknown,
  expected: string,
): FieldIssue {
  return value === undefined
    ? issueOf('required', name, expected)
    : issueOf('invalid', name, expected, describe(value));
}

/** Returns the issue of an invalid value, which it shows. */
export function invalidIssue(name: string, expected: string, value: unknown): FieldIssue {
  return issueOf('invalid', name, expected, echo(value));
}

/** Returns the issue of a field or, if `field` is undefined, of the request as a whole. */
export function issueOf(
  code: FieldIssue['code'],
  field: string | undefined,
  expectedText: string,
  receivedText?: string,
): FieldIssue {
  const expected = printable(expectedText);
  const received = receivedText && printable(receivedText);
  const messages = {
    required: `required, ${expected}`,
    invalid: `expected ${expected}${received === undefined ? '' : `, got ${received}`}`,
    unknown: `unknown field, did you mean ${expected}?`,
  };
  return { field, code, expected, received, message: messages[code] };
}
