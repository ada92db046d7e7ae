import type { JsonSchema } from '../json-schema.ts';
import { echo } from './echo.ts';
import type { Field } from './field.ts';
import { figureOf } from './number.ts';

/** Any string, with further keywords of its JSON Schema. */
export function anyText(keywords: JsonSchema = {}): Field<string> {
  return {
    schema: { type: 'string', ...keywords },
    expected: () => 'a string',
    read: (value) => (typeof value === 'string' ? value : undefined),
  };
}

/** Any string of many lines. */
export function multilineText(keywords: JsonSchema = {}): Field<string> {
  return anyText({ contentMediaType: 'text/plain', ...keywords });
}

/** What a string must be; the rest are keywords of its JSON Schema. */
export interface TextForm extends JsonSchema {
  readonly accepts?: (text: string) => boolean;
  /** Completes "expected …"; it may depend on the text. */
  readonly expected?: string | ((text: string) => string);
  /** Returns the part of a refused text that is wrong. */
  readonly wrongPart?: (text: string) => string;
}

/** A string of a certain form; its lengths are UTF-16 code units, as `String.length`. */
export function text(form: TextForm = {}): Field<string> {
  const { accepts, expected = 'a string', wrongPart, ...keywords } = form;
  const { minLength = 0, maxLength = Infinity, examples: [example] = [] } = keywords;
  const isTooLong = (value: string) => value.length > maxLength;
  return {
    schema: { type: 'string', ...keywords },
    expected: (value = '') => {
      if (typeof value !== 'string') return `a string${example ? ` such as "${example}"` : ''}`;
      if (isTooLong(value)) return `at most ${figureOf(maxLength)} characters`;
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

/** A string that nobody should show or keep; an error does not repeat it. */
export function secret(form: TextForm = {}): Field<string> {
  return {
    ...text({ writeOnly: true, ...form }),
    describe: (value) =>
      /^[sn]/.test(typeof value) && value !== '' ? `a ${typeof value}` : echo(value),
  };
}
