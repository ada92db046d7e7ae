import type { FieldError } from './fields/validate.ts';
import type { StandardIssue } from './standard-schema.ts';

/** Nobody reads more; a validator may report every item of a list. */
const maxErrors = 10;

/** Returns a validator's issues in the style of the API's own errors, at most one for each field. */
export function fieldErrorsOf(
  issues: readonly StandardIssue[],
  whole: string,
  value: unknown,
): readonly FieldError[] {
  const errors = new Map<string, string>();
  for (const { message, path = [] } of issues.length > 0 ? issues : [{ message: '' }]) {
    // ArkType's paths are no plain arrays: their `map` adds items.
    const keys = Array.from(path, (segment) =>
      typeof segment === 'object' ? segment.key : segment,
    );
    const name = keys.map(String).join('.').slice(0, 40) || whole;
    const isMissing = keys.reduce(fieldOf, value) === undefined;
    if (!errors.has(name)) errors.set(name, reword(message, isMissing));
  }
  return [...errors].slice(0, maxErrors);
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
