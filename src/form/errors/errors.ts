import type { FieldIssue } from '../../tool-error.ts';
import type { Refusal } from '../answer.ts';

/** What is wrong with a request, by the field that shows it. */
export interface Errors {
  readonly ofFields: Readonly<Record<string, FieldIssue>>;
  /** What is wrong with the request as a whole, or with a field that is not shown. */
  readonly others: readonly FieldIssue[];
}

export const noErrors: Errors = { ofFields: {}, others: [] };

/**
 * Returns the errors of the fields with these names, and all others. What is wrong within a field,
 * such as `layers.0.height`, is an error of `layers`.
 */
export function errorsOf({ message, issues }: Refusal, names: readonly string[]): Errors {
  if (issues.length === 0) return { ofFields: {}, others: [{ code: 'invalid', message }] };
  const placed = issues.map((issue) => ({
    issue,
    name: names.find((one) => one === issue.field || issue.field?.startsWith(`${one}.`)),
  }));
  return {
    ofFields: Object.fromEntries(
      placed.flatMap(({ name, issue }) => (name === undefined ? [] : [[name, issue]])),
    ),
    others: placed.flatMap(({ name, issue }) => (name === undefined ? [issue] : [])),
  };
}
