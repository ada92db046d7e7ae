import { issueOf } from '../fields/issue.ts';
import { toToolError } from '../fields/parse.ts';
import { pathOf, writeJson } from '../shared/write-json.ts';
import type { FieldIssue } from '../tool-error.ts';

/** Nobody reads more. */
const maxIssues = 10;

/**
 * Returns a request as JSON. Throws a `ToolError` that names each field with a value that JSON
 * would replace by `null` or leave out, which the API takes for an omitted field.
 */
export function toJson(request: object): string {
  const issues = new Map<string, FieldIssue>();
  const json = writeJson(request, ({ owner, name, isItem, expected, got }) => {
    const [field, place] = isItem
      ? [owner, ` as item ${Number(name) + 1}`]
      : [pathOf(owner, name), ''];
    if (issues.size < maxIssues && !issues.has(field))
      issues.set(field, issueOf('invalid', field || undefined, expected + place, got));
  });
  if (issues.size > 0) throw toToolError([...issues.values()], 'request body');
  return json;
}
