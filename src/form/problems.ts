import { describeRange } from '../fields/number.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { Field } from './fields.ts';
import { type Inputs, inItsUnit, unreadNumber } from './inputs.ts';
import { readAmount } from './units/read-amount.ts';

/**
 * Returns the problems of numbers that cannot be read, or that only the page can refuse, by field.
 */
export function problemsOf(
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, inputs, locale);
      return problem === undefined ? [] : [[field.name, problem] as const];
    }),
  );
}

function problemOf(field: Field, inputs: Inputs, locale: string | undefined): string | undefined {
  const text = unreadNumber(field, inputs);
  if (text === undefined) return field.problemOf?.(inputs[field.name] ?? '');
  const reading = readAmount(text, inItsUnit(field, inputs), locale);
  return 'problem' in reading ? reading.problem : undefined;
}

/**
 * Returns the range of a number as errors say it: ` from 1 to 24`. Leaves out the bounds of safe
 * integers, which go without saying.
 */
export function rangeInWords({ minimum, maximum, ...others }: JsonSchema): string {
  return describeRange({
    ...others,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  });
}
