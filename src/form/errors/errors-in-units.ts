import type { FieldIssue } from '../../tool-error.ts';
import type { Field } from '../fields.ts';
import { numberOf } from '../units/amount.ts';

const names: Readonly<Record<string, string>> = { in: 'inches', lb: 'pounds' };

/** Returns an issue of a number in the unit in which it was typed, if that is not the tool's. */
export function inTypedUnit(
  issue: FieldIssue,
  { unit = '', sample, units }: Field,
  input: string,
): FieldIssue {
  const { expected, received = '' } = issue;
  const { accepted = unit } = units.find(({ value }) => value === unit) ?? {};
  if (expected === undefined || accepted === unit) return issue;
  const name = names[unit];
  if (name !== undefined && /^(?:centimeters|kilograms) such as [\d.]+$/.test(expected)) {
    return invalid(issue, `${name} such as ${numberOf(sample, unit, unit)}`, input);
  }
  return /^-?[\d.e+-]+$/.test(received) ? invalid(issue, expected, input) : issue;
}

function invalid(issue: FieldIssue, expected: string, received: string): FieldIssue {
  return { ...issue, expected, received, message: `expected ${expected}, got ${received}` };
}
