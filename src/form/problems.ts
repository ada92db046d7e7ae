import { describeRange, isInRange } from '../fields/number.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { Field } from './form-fields.ts';
import { type Inputs, unreadNumber } from './inputs.ts';
import { inItsUnit } from './units/field-units.ts';
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
      const problem = problemOf(field, fields, inputs, locale);
      return problem === undefined ? [] : [[field.name, problem] as const];
    }),
  );
}

function problemOf(
  field: Field,
  fields: readonly Field[],
  inputs: Inputs,
  locale: string | undefined,
): string | undefined {
  const text = unreadNumber(field, inputs);
  if (text === undefined) return field.problemOf?.(inputs[field.name] ?? '');
  const reading = readAmount(text, inItsUnit(field, fields, inputs), locale);
  return 'problem' in reading ? reading.problem : undefined;
}

/** Whether a number is beyond the limits of its field. */
export function isOutOfRange({ schema }: Pick<Field, 'schema'>, value: unknown): boolean {
  return typeof value === 'number' && !isInRange(value, schema);
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
