import type { JsonSchema } from '../json-schema.ts';
import { echo } from './echo.ts';
import type { Field } from './field.ts';
import { formatNumber } from './number.ts';

/** Returns a field that takes any string; `keywords` are added to its JSON Schema. */
export function anyText(keywords: JsonSchema = {}): Field<string> {
  return {
    schema: { type: 'string', ...keywords },
    expected: () => 'a string',
    read: (value) => (typeof value === 'string' ? value : undefined),
  };
}

/** Returns a field that takes any string, which may have many lines. */
export function multilineText(keywords: JsonSchema = {}): Field<string> {
  return anyText({ contentMediaType: 'text/plain', ...keywords });
}

/** The constraints of a string. JSON Schema keywords become part of the field's schema. */
export interface TextOptions extends JsonSchema {
  /** Whether a string is valid. */
  readonly accepts?: (text: string) => boolean;
  /** Completes the error "expected …"; a function receives the invalid string. */
  readonly expected?: string | ((text: string) => string);
  /** Returns the invalid part of a string, which the error shows after "got". */
  readonly wrongPart?: (text: string) => string;
}

/**
 * Returns a field that takes a string. `minLength` and `maxLength` count UTF-16 code units, like
 * `String.length`.
 */
export function text(options: TextOptions = {}): Field<string> {
  const { accepts, expected = 'a string', wrongPart, ...keywords } = options;
  const { minLength = 0, maxLength = Infinity, examples: [example] = [] } = keywords;
  const isTooLong = (value: string) => value.length > maxLength;
  return {
    schema: { type: 'string', ...keywords },
    expected: (value = '') => {
      if (typeof value !== 'string') return `a string${example ? ` such as "${example}"` : ''}`;
      if (isTooLong(value)) return `at most ${formatNumber(maxLength)} characters`;
      return typeof expected === 'string' ? expected : expected(value);
    },
    read: (value) =>
      typeof value === 'string' &&
      value.length >= minLength &&
      !isTooLong(value) &&
      accepts?.(value) !== false
        ? value
        : undefined,
    describe: (value) => {
      if (typeof value === 'number') return `the number ${value}`;
      const isPart = typeof value === 'string' && wrongPart && !isTooLong(value);
      return echo(isPart ? wrongPart(value) : value);
    },
  };
}

/** Returns a field that takes a secret string, such as a key. Errors never repeat it. */
export function secret(options: TextOptions = {}): Field<string> {
  return {
    ...text({ writeOnly: true, ...options }),
    // A string or a number shows only its type.
    describe: (value) =>
      /^[sn]/.test(typeof value) && value !== '' ? `a ${typeof value}` : echo(value),
  };
}
