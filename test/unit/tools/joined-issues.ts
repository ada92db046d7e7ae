import { printable } from '../../../src/fields/show-value.ts';
import type { FieldIssue } from '../../../src/tool-error.ts';

/** Returns the message of these issues, built only from their codes and texts. */
export function joined(issues: readonly FieldIssue[]): string {
  return issues
    .map((issue) => `${printable(issue.field ?? 'request body')}: ${textOf(issue)}`)
    .join('; ');
}

function textOf({ code, expected, received }: FieldIssue): string {
  if (code === 'required') return `required, ${expected}`;
  if (code === 'unknown') return `unknown field, did you mean ${expected}?`;
  return `expected ${expected}${received === undefined ? '' : `, got ${received}`}`;
}
