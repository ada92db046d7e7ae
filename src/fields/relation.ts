import { faultOf, type Relation } from './validate.ts';

/** What several fields of a request must satisfy together. */
export interface RelationRule<Values> {
  /** All fields that take part. The rule is skipped if one of them has a fault already. */
  readonly fields: readonly (keyof Values & string)[];
  readonly holds: (values: Values) => boolean;
  /**
   * Completes "expected …" for each field that can be blamed: the first that the request has itself
   * is, or the first of all. The name of an omitted field is followed by its default.
   */
  readonly expected: { readonly [Name in keyof Values & string]?: string };
}

/** Relates fields of a request, such as a lowest and a highest value. */
export function relation<Values>(rule: RelationRule<Values>): Relation {
  const phrases = Object.entries<string | undefined>(rule.expected);
  return ({ fields, given, values, faults }) => {
    // The table that the rule belongs to has read these values.
    if (rule.fields.some((name) => faults[name]) || rule.holds(values as Values)) return;
    const isGiven = ([name]: readonly [string, unknown]) => given[name] !== undefined;
    const [name = '', phrase = ''] = phrases.find(isGiven) ?? phrases[0] ?? [];
    const expected = phrase.replace(/(\w+)( ?)/g, (text, word: string, space: string) => {
      const standard = given[word] === undefined ? fields[word]?.default : undefined;
      return standard === undefined
        ? text
        : `${word}, which is ${standard} by default${space && ', '}`;
    });
    const field = fields[name];
    // A field has read its value once; a getter or a Proxy may return another one now.
    const value = given[name] === undefined ? undefined : values[name];
    if (field) faults[name] = faultOf(name, field, value, expected);
  };
}
