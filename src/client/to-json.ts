import { echo } from '../fields/echo.ts';
import { issueOf } from '../fields/issue.ts';
import { toToolError } from '../fields/parse.ts';
import type { FieldIssue } from '../tool-error.ts';

/** Nobody reads more. */
const maxIssues = 10;

/**
 * Returns a request as JSON. Throws a `ToolError` that names each field with a value that JSON would
 * replace by `null` or leave out, which the API takes for an omitted field.
 */
export function toJson(request: object): string {
  const issues = new Map<string, FieldIssue>();
  const paths = new Map<unknown, string>();
  const json = JSON.stringify(request, function (this: object, key: string, written: unknown) {
    const given: unknown = Reflect.get(this, key);
    const parent = paths.get(this);
    const path = parent ? `${parent}.${key}` : key;
    const expected = expectedInstead(given, written, Array.isArray(this));
    if (expected === undefined) {
      if (typeof written === 'object') paths.set(written, path);
      return written;
    }
    const [field, place] = Array.isArray(this) ? [parent, itemAt(key)] : [path, ''];
    const name = field || undefined;
    if (issues.size < maxIssues && !issues.has(`${name}`))
      issues.set(`${name}`, issueOf('invalid', name, expected + place, echo(given)));
    return null;
  });
  if (issues.size > 0) throw toToolError([...issues.values()]);
  return json;
}

function itemAt(index: string): string {
  return ` as item ${Number(index) + 1}`;
}

/** Returns what is expected instead of a value that JSON cannot represent, otherwise `undefined`. */
function expectedInstead(given: unknown, written: unknown, isItem: boolean): string | undefined {
  if (typeof written === 'number') return Number.isFinite(written) ? undefined : 'a finite number';
  return isLost(given, written, isItem) ? 'a value that JSON can represent' : undefined;
}

function isLost(given: unknown, written: unknown, isItem: boolean): boolean {
  if (given === undefined) return isItem;
  // An invalid date writes itself as `null`.
  if (written == null) return given !== null;
  return ['bigint', 'function', 'symbol'].includes(typeof written) || isOtherCollection(written);
}

/** Whether a value is a collection, such as a `Map`, whose items JSON leaves out. */
function isOtherCollection(value: unknown): boolean {
  return typeof value === 'object' && Symbol.iterator in Object(value) && !Array.isArray(value);
}
