import type { JsonSchema } from '../schema/json-schema.ts';
import type { Field } from './field.ts';
import { formatNumber } from './number.ts';
import { echo } from './show-value.ts';

/** The constraints of a string. `format` and `examples` only describe it. */
export interface TextOptions
  extends Pick<JsonSchema, 'minLength' | 'maxLength' | 'format' | 'examples'> {
  /** Whether forms show several lines, for long texts. */
  readonly multiline?: boolean;
  /** Whether the string is secret, such as a key. Errors never repeat it. */
  readonly secret?: boolean;
  /** Whether a string is valid. */
  readonly accepts?: (text: string) => boolean;
  /**
   * Returns what is wrong with a string, for errors that name the wrong part; nothing if it is
   * valid.
   */
  readonly mistake?: (text: string) => TextMistake | undefined;
  /** Completes the error "expected …". */
  readonly expected?: string;
}

/** What is wrong with a string. */
export interface TextMistake {
  /** Completes the error "expected …". */
  readonly expected: string;
  /** The part that is wrong, which the error shows after "got"; by default, the whole string. */
  readonly wrongPart?: string | undefined;
}

/**
 * Returns a field that takes a string. `minLength` and `maxLength` count UTF-16 code units, like
 * `String.length`.
 *
 * @example
 * text({ minLength: 2, maxLength: 5 });
 */
export function text(options: TextOptions = {}): Field<string> {
  const { multiline, secret, accepts, mistake, expected, ...keywords } = options;
  const { minLength = 0, maxLength = Infinity, examples: [example] = [] } = keywords;
  const hasLength = ({ length }: string) => length >= minLength && length <= maxLength;
  const mistakeIn = (value: unknown) =>
    typeof value === 'string' && hasLength(value) ? mistake?.(value) : undefined;
  const describe = (value: unknown) =>
    typeof value === 'number' ? `the number ${value}` : echo(mistakeIn(value)?.wrongPart ?? value);
  return {
    schema: {
      type: 'string',
      ...(multiline && { contentMediaType: 'text/plain' }),
      ...(secret && { writeOnly: true }),
      ...keywords,
    },
    expected: (value) => {
      const given = value ?? '';
      if (typeof given !== 'string') return `a string${example ? ` such as "${example}"` : ''}`;
      if (given.length > maxLength) return `at most ${characters(maxLength)}`;
      const least = `at least ${characters(minLength)}`;
      // Of an empty string, the tool's own words say more than a length of 1.
      if (value !== undefined && given.length < minLength && minLength > 1) return least;
      const usual = minLength > 0 ? `a string of ${least}` : 'a string';
      return mistakeIn(value)?.expected ?? expected ?? usual;
    },
    read: (value) =>
      typeof value === 'string' &&
      hasLength(value) &&
      accepts?.(value) !== false &&
      !mistake?.(value)
        ? value
        : undefined,
    describe: secret ? describeSecret : describe,
  };
}

function characters(count: number): string {
  return `${formatNumber(count)} character${count === 1 ? '' : 's'}`;
}

/** Shows only the type of what may be a secret. */
function describeSecret(value: unknown): string {
  const isShown = value === '' || (typeof value !== 'string' && typeof value !== 'number');
  return isShown ? echo(value) : `a ${typeof value}`;
}
