import type { Field } from './form-fields.ts';
import { type Inputs, numberIn, unreadNumber } from './inputs.ts';
import { t } from './language/language.ts';
import { formatNumber } from './numbers/format.ts';
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
  if (text === undefined) return field.isOfPage ? problemOfPage(field, inputs) : undefined;
  const reading = readAmount(text, inItsUnit(field, fields, inputs), locale);
  return 'problem' in reading ? reading.problem : undefined;
}

/** Returns what is wrong with a field that no API refuses. */
export function problemOfPage(field: Field, inputs: Inputs): string | undefined {
  const { type, minimum, maximum } = field.schema;
  const value = field.kind === 'number' ? numberIn(inputs[field.name] ?? '') : undefined;
  const isWhole = type !== 'integer' || Number.isInteger(value);
  if (value === undefined || minimum === undefined) return undefined;
  if (isWhole && !isOutOfRange(field, value)) return undefined;
  const least = formatNumber(minimum);
  if (maximum === undefined) return t('Expected a number of at least {least}.', { least });
  const range = { least, most: formatNumber(maximum) };
  return type === 'integer'
    ? t('Expected a whole number from {least} to {most}.', range)
    : t('Expected a number from {least} to {most}.', range);
}

/** Whether a number is beyond the limits of its field. */
export function isOutOfRange({ schema }: Field, value: unknown): boolean {
  if (typeof value !== 'number') return false;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  return value < minimum || value > maximum || value <= above || value >= below;
}
