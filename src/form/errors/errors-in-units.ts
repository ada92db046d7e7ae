import type { FieldIssue } from '../../tool-error.ts';
import type { Field } from '../form-fields.ts';
import { numberOf } from '../units/amount.ts';
import { acceptedUnit } from '../units/units.ts';

const names: Readonly<Record<string, string>> = { in: 'inches', lb: 'pounds' };

/** Returns an issue of a number in the unit in which it was typed, if that is not the tool's. */
export function inTypedUnit(
  issue: FieldIssue,
  { unit = '', sample, ownUnits }: Field,
  input: string,
): FieldIssue {
  const { expected, received = '' } = issue;
  if (expected === undefined || acceptedUnit(unit, { ownUnits }) === unit) return issue;
  const name = names[unit];
  if (name !== undefined && /^(?:centimeters|kilograms) such as [\d.]+$/.test(expected)) {
    return invalid(issue, `${name} such as ${numberOf(sample, unit, unit)}`, input);
  }
  return /^-?[\d.e+-]+$/.test(received) ? invalid(issue, expected, input) : issue;
}

function invalid(issue: FieldIssue, expected: string, received: string): FieldIssue {
  return { ...issue, expected, received, message: `expected ${expected}, got ${received}` };
}
