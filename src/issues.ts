import { printable } from './fields/echo.ts';
import type { StandardIssue, StandardSchema } from './standard-schema.ts';
import type { FieldIssue } from './tool-error.ts';

/** Nobody reads more; a validator may report every item of a list. */
const maxIssues = 10;

/**
 * Returns a schema's issues about a value in the style of the API's own errors, at most one for each field.
 * `whole` names the value itself.
 */
export function fieldIssuesOf(
  issues: readonly StandardIssue[],
  { '~standard': { vendor } }: StandardSchema,
  value: unknown,
  whole?: string,
): readonly FieldIssue[] {
  const byField = new Map<string | undefined, FieldIssue>();
  for (const { message, path = [], ...rest } of issues.length > 0 ? issues : [{ message: '' }]) {
    // ArkType's paths are no plain arrays: their `map` adds items.
    const keys = Array.from(path, (segment) =>
      typeof segment === 'object' ? segment.key : segment,
    );
    const field = keys.map(String).join('.').slice(0, 40) || whole;
    if (byField.has(field)) continue;
    const isMissing = keys.reduce(fieldOf, value) === undefined;
    byField.set(field, {
      code: isMissing ? 'required' : 'invalid',
      // Other validators give these names to other things, and may repeat a secret there.
      ...(vendor === 'toolworker' && rest),
      field,
      message: printable(reword(message, isMissing)),
    });
  }
  return [...byField.values()].slice(0, maxIssues);
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return Reflect.get(Object(value), key);
}

/** Rewords `Invalid type: Expected a number but received "x"` and `rise must be a number (was "x")`. */
function reword(message: string, isMissing: boolean): string {
  const words = message
    .replace(/"([^"]{39})[^"]+"/g, '"$1…"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replace(/^(?:[\w ]+: )?expected |^(?:\S+ )?must be /i, isMissing ? 'required, ' : 'expected ');
  // valibot says that it expected the name of a missing field.
  const received = /(?:(?:, "\w+")? but|,)? (?:received|got|\(was) .*/;
  return (isMissing ? words.replace(received, '') : words) || 'not valid';
}
