import * as z from 'zod/mini';
import { groupDigits } from '../shared/group-digits.ts';
import {
  anyNumber,
  expectation,
  fits,
  type NumberRule,
  type Relation,
  type TextRule,
} from '../shared/rules.ts';

/** A required number; its description ends with the rule, as in `A number greater than 0.` */
export function number(rule: NumberRule, description: string) {
  const error = expectation(rule);
  const { whole, above, minimum, below, maximum } = rule;
  const range = rule === anyNumber ? '' : ` ${error.replace('expected a', 'A')}.`;
  const bounds = { exclusiveMinimum: above, minimum, exclusiveMaximum: below, maximum };
  const given = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return (whole ? z.int({ error }) : z.number({ error })).check(
    z.refine((value) => fits(value, rule)),
    z.meta({ description: description + range, ...Object.fromEntries(given) }),
  );
}

/** A required string: any, or one that a rule accepts. */
export function text(description: string, rule?: TextRule) {
  const error = ({ input }: { readonly input?: unknown }) =>
    rule ? expectation(rule, input) : 'expected a string';
  const checks = rule ? [z.refine<string>((value) => fits(value, rule))] : [];
  const { minimumLength: minLength, maximumLength: maxLength } = rule ?? {};
  const lengths = { ...(minLength && { minLength }), ...(maxLength && { maxLength }) };
  const limit = maxLength ? ` At most ${groupDigits(maxLength)} characters.` : '';
  return z
    .string({ error })
    .check(...checks, z.meta({ description: description + limit, ...lengths }));
}

/** A required string of any length, which a form takes in a field of many lines. */
export function longText(description: string, rule?: TextRule) {
  return text(description, rule).check(z.meta({ contentMediaType: 'text/plain' }));
}

/** A required string that must not be shown or kept, such as in a link. */
export function secret(description: string, rule: TextRule) {
  return text(description, rule).check(z.meta({ writeOnly: true }));
}

/** A required choice among strings. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  description: string,
) {
  const error = expectation({ options });
  return z.enum(options, { error }).check(z.describe(description));
}

/** A required boolean. */
export function flag(description: string) {
  return z.boolean({ error: 'expected true or false' }).check(z.describe(description));
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

/** A number of a result. */
export function figure(description: string) {
  return z.number().check(z.describe(description));
}

/** An integer of a result. */
export function count(description: string) {
  return z.int().check(z.describe(description));
}
