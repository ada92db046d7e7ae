import { lookAlikeOf, mixedDigits, resemblesAscii, toAscii } from '../characters/ascii.ts';
import { visibleText } from '../characters/visible-text.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { FieldIssue } from '../tool-error.ts';
import type { Field } from './field.ts';
import { issueOf } from './issue.ts';
import { toToolError } from './parse.ts';
import { codeOf, echo, longestEcho, shortened } from './show-value.ts';
import { type TextMistake, text } from './text.ts';

/** What is wrong with a text. */
export class Mistake implements TextMistake {
  constructor(
    /** Completes the error "expected …". */
    readonly expected: string,
    /**
     * The part of the text that is wrong, which the error shows after "got"; by default, the whole
     * text.
     */
    readonly wrongPart?: string,
  ) {}
}

/** Returns the value of a text in ASCII without invisible characters around it, or its mistake. */
export type Reader<Output> = (ascii: string, typed: string) => Output | Mistake;

/** The constraints of a string with a form of its own. */
export interface NotationOptions<Output>
  extends Pick<JsonSchema, 'maxLength' | 'format' | 'examples'> {
  /** Completes the error "required, …". */
  readonly expected: string;
  readonly read: Reader<Output>;
}

/**
 * Returns a field that takes a string with a form of its own, such as a number, a date or a color.
 * Digits of any script, and the signs and separators of other scripts, are read like those of
 * ASCII. Marks of direction are ignored, and so are white space and invisible characters around.
 */
export function notation<Output>(options: NotationOptions<Output>): Field<string, Output> {
  const { read, ...others } = options;
  const field = text(others);
  const outcomeOf = (value: unknown) => {
    const typed = field.read(value);
    return typed === undefined ? undefined : readNotation(typed, read);
  };
  return {
    ...field,
    expected: (value) => {
      const outcome = outcomeOf(value);
      return outcome instanceof Mistake ? outcome.expected : field.expected(value);
    },
    describe: (value) => {
      const outcome = outcomeOf(value);
      return outcome instanceof Mistake
        ? describeMistake(outcome, `${value}`)
        : (field.describe ?? echo)(value);
    },
    read: (value) => {
      const outcome = outcomeOf(value);
      return outcome instanceof Mistake ? undefined : outcome;
    },
  };
}

/**
 * Reads a text as `notation` does, for a form that depends on other fields. If the text has a
 * character that only looks like the right one, and would be valid with that, the mistake says so.
 */
export function readNotation<Output>(typed: string, read: Reader<Output>): Output | Mistake {
  const visible = visibleText(typed);
  const mixed = mixedDigits(visible);
  if (mixed !== undefined) return new Mistake('digits of one script', mixed);
  const ascii = toAscii(visible);
  const outcome = read(ascii, typed);
  if (!(outcome instanceof Mistake)) return outcome;
  return lookAlikeIn(ascii, (other) => !(read(other, typed) instanceof Mistake)) ?? outcome;
}

/** Returns the issue of a text with a mistake. */
export function mistakeIssue(name: string, mistake: Mistake, typed: string): FieldIssue {
  return issueOf('invalid', name, mistake.expected, describeMistake(mistake, typed));
}

/**
 * Returns the value of a text whose form depends on other fields. Throws a `ToolError` if it has a
 * mistake.
 */
export function readField<Output>(name: string, typed: string, read: Reader<Output>): Output {
  const outcome = readNotation(typed, read);
  if (outcome instanceof Mistake) throw toToolError([mistakeIssue(name, outcome, typed)]);
  return outcome;
}

/**
 * Returns the mistake of a text that would be valid without characters that only look like ASCII.
 */
export function lookAlikeIn(text: string, isValid: (text: string) => boolean): Mistake | undefined {
  if (text.length > longestMended) return undefined;
  let mistake: Mistake | undefined;
  const meant = text.replace(/[^\0-\x7f]/gu, (character, index: number) => {
    const sign = lookAlikeOf(character);
    if (sign) mistake ??= new Mistake(`"${sign}"${placeOf(text, index, character)}`, character);
    return sign ?? character;
  });
  return mistake && isValid(meant) ? mistake : undefined;
}

/** Longer texts have other mistakes as well. */
const longestMended = 1_000;

/**
 * Returns the mistake of a number that would be valid with a full stop instead of its only comma.
 * Digits such as `1,234` may also be those of a whole number.
 */
export function decimalCommaIn(
  text: string,
  isValid: (text: string) => boolean,
): Mistake | undefined {
  const [whole = '', fraction = '', ...others] = text.split(',', 3);
  const meant = `${whole}.${fraction}`;
  if (!/^\d/.test(fraction) || others.length > 0 || !isValid(meant)) return undefined;
  if (text.length > longestEcho) {
    return new Mistake(`"."${placeOf(text, whole.length, ',')}`, ',');
  }
  const isGroup = /(?:^|[^\d.])[1-9]\d{0,2}$/.test(whole) && /^\d{3}(?!\d)/.test(fraction);
  return new Mistake(`"${meant}"${isGroup ? ` or "${whole}${fraction}"` : ''}`, text);
}

/** Returns where a character is: ` between MON and FRI`. */
function placeOf(text: string, index: number, character: string): string {
  const before =
    text
      .slice(Math.max(index - 20, 0), index)
      .split(/[^\w.]/)
      .at(-1) ?? '';
  const rest = text.slice(index + character.length, index + 20);
  const after = rest.split(/[^\w.]/, 1)[0] || rest.split(' ', 1)[0];
  if (before && after) return ` between ${before} and ${after}`;
  return after ? ` before ${after}` : before && ` after ${before}`;
}

/**
 * Completes the error "got …". Names the code of a character that looks like another one:
 * `"–" (U+2013)`.
 */
export function describeMistake({ wrongPart }: Mistake, typed = ''): string {
  // A text that is wrong as a whole is shown as it was typed.
  const visible = visibleText(typed);
  const whole = wrongPart === toAscii(visible) ? visible || typed : undefined;
  const part = shortened(whole ?? wrongPart ?? typed);
  const character = [...toAscii(part)].find(resemblesAscii);
  if (character === undefined) return echo(part);
  const code = codeOf(character);
  return `${echo(part)} (${character === part ? code : `${character} = ${code}`})`;
}
