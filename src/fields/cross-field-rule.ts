import { valueIssue } from './issue.ts';
import { shortened } from './show-value.ts';
import type { CrossFieldRule } from './validate.ts';

/** A rule for several fields of a request, such as `min` being at most `max`. */
export interface CrossFieldRuleDefinition<Values> {
  /** The fields that the rule reads. It is skipped if any of them is invalid. */
  readonly fields: readonly (keyof Values & string)[];
  /** Whether the values satisfy the rule. */
  readonly holds: (values: Values) => boolean;
  /**
   * Completes the error "expected …" for each field that can receive it, at least one. The error
   * goes to the first of them that the request contains, or else to the first one. A name in braces
   * becomes the value with the name: `at most {max}` becomes `at most 1 (max)`. Names of omitted
   * fields are followed by their defaults.
   */
  readonly expected: {
    readonly [Name in keyof Values & string]?: string | ((values: Values) => string);
  };
}

type Expected<Values> = CrossFieldRuleDefinition<Values>['expected'];

/** A name in braces or a word, and the space after it. */
const mention = /(?:\{(\w+)\}|(\w+))( ?)/g;

/**
 * Returns a rule for several fields of a request.
 *
 * @throws `TypeError` if `expected` has no text, since the rule could not refuse a request.
 *
 * @example
 * crossFieldRule<{ readonly min: number; readonly max: number }>({
 *   fields: ['min', 'max'],
 *   holds: ({ min, max }) => min <= max,
 *   expected: { min: 'at most {max}', max: 'at least {min}' },
 * });
 */
export function crossFieldRule<Values>(
  definition: CrossFieldRuleDefinition<Values>,
): CrossFieldRule {
  const phrases = Object.entries<Expected<Values>[keyof Values & string]>({
    ...definition.expected,
  });
  const [first] = phrases;
  if (!first || phrases.some(([, phrase]) => !phrase)) {
    throw new TypeError('crossFieldRule: expected needs a text for each field that it names');
  }
  return ({ fields, given, values, issues }) => {
    if (definition.fields.some((name) => issues.has(name))) return;
    // The rule belongs to the field table that has produced these values.
    const parsed = values as Values;
    if (definition.holds(parsed)) return;
    const isGiven = ([name]: readonly [string, unknown]) => given[name] !== undefined;
    const [name, phrase = ''] = phrases.find(isGiven) ?? first;
    const field = fields[name];
    if (!field) throw new TypeError(`expected: there is no field ${name}`);
    const text = typeof phrase === 'function' ? phrase(parsed) : phrase;
    const expected = text.replace(mention, (found, marked?: string, bare?: string, space = '') => {
      const word = marked ?? bare ?? '';
      const defaultValue = given[word] === undefined ? fields[word]?.default : undefined;
      if (defaultValue !== undefined) {
        return `${word}, which is ${defaultValue} by default${space && ', '}`;
      }
      return marked === undefined ? found : `${shortened(String(values[word]))} (${word})${space}`;
    });
    // Not read from the request again: a getter or a Proxy might return another value.
    const value = given[name] === undefined ? undefined : values[name];
    issues.set(name, valueIssue(name, field, value, expected));
  };
}
