import * as z from 'zod/mini';
import type { JsonSchema } from '../json-schema.ts';
import { groupDigits } from '../shared/group-digits.ts';
import {
  anyNumber,
  expectation,
  fits,
  type NumberRule,
  type Relation,
  type Rule,
  type TextRule,
} from '../shared/rules.ts';

/** What fields say of themselves in documents. Few requests ask for one, so it is made only then. */
export const fieldSchemas = z.registry<() => JsonSchema>();

const anyText: TextRule = { expected: 'a string' };
const anyInteger: NumberRule = { whole: true };

const integer: JsonSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/** A required number; its description ends with the rule, as in `A number greater than 0.` */
export function number(rule: NumberRule, description: string) {
  return field<number>(rule, () => {
    const { whole, above, minimum, below, maximum } = rule;
    const range = rule === anyNumber ? '' : ` ${expectation(rule).replace('expected a', 'A')}.`;
    const bounds = { exclusiveMinimum: above, minimum, exclusiveMaximum: below, maximum };
    const given = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
    return {
      ...(whole ? integer : { type: 'number' }),
      description: description + range,
      ...Object.fromEntries(given),
    };
  });
}

/** A required string: any, or one that a rule accepts. */
export function text(description: string, rule = anyText, format: JsonSchema = {}) {
  return field<string>(rule, () => {
    const { minimumLength: minLength, maximumLength: maxLength } = rule;
    const limit = maxLength ? ` At most ${groupDigits(maxLength)} characters.` : '';
    return {
      type: 'string',
      description: description + limit,
      ...(minLength && { minLength }),
      ...(maxLength && { maxLength }),
      ...format,
    };
  });
}

/** A required string of any length, which a form takes in a field of many lines. */
export function longText(description: string, rule?: TextRule) {
  return text(description, rule, { contentMediaType: 'text/plain' });
}

/** A required string that must not be shown or kept, such as in a link. */
export function secret(description: string, rule: TextRule) {
  return text(description, rule, { writeOnly: true });
}

/** A required choice among strings. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  description: string,
) {
  return field<Options[number]>({ options }, () => ({
    type: 'string',
    enum: options,
    description,
  }));
}

/** A required boolean. */
export function flag(description: string) {
  return z.boolean({ error: 'expected true or false' }).check(z.describe(description));
}

/** A number of a result. */
export function figure(description: string) {
  return field<number>(anyNumber, () => ({ type: 'number', description }));
}

/** An integer of a result. */
export function count(description: string) {
  return field<number>(anyInteger, () => ({ ...integer, description }));
}

/** What fits is for the rule to say, as in the function itself; Zod's own kinds would check twice. */
function field<Value>(rule: Rule, schema: () => JsonSchema) {
  const error = ({ input }: { readonly input?: unknown }) => expectation(rule, input);
  // By default, Zod would not ask for relations of other fields after a fault.
  const options = { error, abort: false };
  const custom = z.custom<Value>((value) => fits(value, rule), options);
  return custom.register(fieldSchemas, schema);
}

/** The check of a request that its fields are related as they should be. */
export function relation<Request>({ fields, holds, expected }: Relation<Request>) {
  return z.refine<Request>(holds, {
    path: [fields[0]],
    error: `expected ${expected}`,
    // Zod skips a check of the whole object once any field has failed, unless told otherwise.
    when: ({ issues }) => !issues.some(({ path }) => fields.includes(String(path?.[0]))),
  });
}
