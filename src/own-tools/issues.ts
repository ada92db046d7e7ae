import { firstCharacters, printable, shortened } from '../fields/show-value.ts';
import type { StandardIssue, StandardSchema } from '../schema/standard-schema.ts';
import type { FieldIssue } from '../tool-error.ts';

/** Nobody reads more; a validator may report every item of a list. */
const maxIssues = 10;

/**
 * Returns a schema's issues about a value in the style of the API's own errors, at most one for
 * each field.
 */
export function fieldIssuesOf(
  issues: readonly StandardIssue[],
  { '~standard': { vendor } }: StandardSchema,
  value: unknown,
): readonly FieldIssue[] {
  const byField = new Map<string | undefined, FieldIssue>();
  for (const { message, path = [], ...rest } of issues.length > 0 ? issues : [{ message: '' }]) {
    // ArkType's paths are no plain arrays: their `map` adds items.
    const keys = Array.from(path, (segment) =>
      typeof segment === 'object' ? segment.key : segment,
    );
    const field = firstCharacters(keys.map(String).join('.'), 40) || undefined;
    if (byField.has(field)) continue;
    const given = keys.reduce(fieldOf, value);
    const isMissing = given === undefined;
    byField.set(field, {
      code: isMissing ? 'required' : 'invalid',
      // Other validators give these names to other things, and may repeat a secret there.
      ...(vendor === 'toolworker' && rest),
      field,
      message: printable(reword(withShortEchoes(message, given), isMissing)),
    });
  }
  return [...byField.values()].slice(0, maxIssues);
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return Reflect.get(Object(value), key);
}

/**
 * Shortens what a message repeats of the input: the value itself, quoted texts, and what it
 * received.
 */
function withShortEchoes(message: string, value: unknown): string {
  // The parts of a string are its characters, of which there may be millions.
  const parts = typeof value === 'string' ? [value] : Object.values<unknown>(Object(value));
  const words = parts
    .filter((text) => typeof text === 'string')
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
    .filter((text) => text.length > 40)
    .reduce((shorter, text) => shorter.replaceAll(text, () => shortened(text)), message)
    .slice(0, 1000)
    .replace(/"([^"]{41,})"/g, (_, text: string) => `"${shortened(text)}"`);
  const { 0: introduction = '', index = 0 } =
    /(?:,|but|:) received |\(was |keys?: /i.exec(words) ?? {};
  const end = index + introduction.length;
  return introduction ? words.slice(0, end) + shortEcho(words.slice(end)) : words;
}

/** Returns a shorter echo, which may have quotes or end a parenthesis. */
function shortEcho(echo: string): string {
  return echo.length > 43 ? shortened(echo) + (echo.endsWith(')') ? ')' : '') : echo;
}

/**
 * Rewords `Invalid type: Expected a number but received "x"` and `rise must be a number (was "x")`.
 */
function reword(message: string, isMissing: boolean): string {
  const words = message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:[\w ]+: )?expected |^(?:\S+ )?(?:\(.*\) )?must be(?:\.{3} ◦)? /i,
      isMissing ? 'required, ' : 'expected ',
    )
    .replaceAll(' ◦ ', ' and ');
  // valibot says that it expected the name of a missing field.
  const received = /(?:(?:, "\w+")? but|,)? (?:received|got|\(was) .*/;
  return firstCharacters(isMissing ? words.replace(received, '') : words, 200) || 'not valid';
}
