import type { Fault } from './fields/validate.ts';
import type { StandardIssue } from './standard-schema.ts';

/** Nobody reads more; a validator may find a fault in each item of a list. */
const mostFaults = 10;

/** Words what a validator has found as the API words its own faults: one for each field. */
export function faultsOf(
  issues: readonly StandardIssue[],
  whole: string,
  value: unknown,
): readonly Fault[] {
  const faults = new Map<string, string>();
  for (const { message, path = [] } of issues.length > 0 ? issues : [{ message: '' }]) {
    // The path of an issue of ArkType is no plain array: its `map` adds items.
    const keys = Array.from(path, (segment) =>
      typeof segment === 'object' ? segment.key : segment,
    );
    const name = keys.map(String).join('.').slice(0, 40) || whole;
    const isMissing = keys.reduce(fieldOf, value) === undefined;
    if (!faults.has(name)) faults.set(name, wordsOf(message, isMissing));
  }
  return [...faults].slice(0, mostFaults);
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return Reflect.get(Object(value), key);
}

/** Knows `Invalid type: Expected a number but received "x"` and `rise must be a number (was "x")`. */
function wordsOf(message: string, isMissing: boolean): string {
  const words = message
    .replace(/"([^"]{39})[^"]+"/g, '"$1…"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replace(/^(?:[\w ]+: )?expected |^(?:\S+ )?must be /i, isMissing ? 'required, ' : 'expected ');
  // valibot expects the name of a missing field.
  const received = /(?:(?:, "\w+")? but|,)? (?:received|got|\(was) .*/;
  return (isMissing ? words.replace(received, '') : words) || 'not valid';
}
