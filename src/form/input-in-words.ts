import { ownProperty } from '../shared/own-property.ts';
import { numberFor } from './amounts/amount.ts';
import { writeAmount } from './amounts/write-amount.ts';
import type { Field } from './fields.ts';
import { amountFor, type Inputs, inItsUnit, unreadText } from './inputs.ts';
import { t } from './language/language.ts';
import { formatClock } from './numbers/clock.ts';
import { formatInFull, formatRoughMoney, formatUnitPrice } from './numbers/format.ts';
import { formatDate } from './numbers/format-date.ts';
import { withUnit } from './numbers/with-unit.ts';

const longestText = 40;

/**
 * Returns what is in a field as a visitor reads it, with its unit; `undefined` if nothing is, or
 * nothing that may be shown.
 */
export function inputInWords(
  field: Field,
  inputs: Inputs,
  currency: string | undefined,
): string | undefined {
  const input = ownProperty(inputs, field.name) ?? '';
  const { kind, options, schema } = field;
  if (input === '' || kind === 'secret' || unreadText(input) !== undefined) return undefined;
  const option = options.find(({ value }) => value === input);
  if (option) return option.label;
  if (kind === 'flag') return input === 'true' ? t('Yes') : t('No');
  if (kind === 'date') return dateInWords(input);
  if (kind === 'time') return formatClock(input);
  if (kind !== 'number') {
    return input.length > longestText ? `${input.slice(0, longestText)}…` : input;
  }
  const { unit } = inItsUnit(field, inputs);
  const amount = amountFor(field, inputs);
  // Feet and inches have their units already, and people read π.
  if (!amount || amount.unit !== undefined || amount.isOfPi) return writeAmount(input);
  const value = numberFor(amount, unit, unit);
  if (schema.format === 'money') {
    // What was typed keeps its digits, such as those of a price per liter.
    return (Number.isInteger(value) ? formatRoughMoney : formatUnitPrice)(value, currency);
  }
  return withUnit(formatInFull(value), '', unit, value).join('');
}

/** Writes a date such as `2024-03-01` as the language does, or `undefined` if it is none. */
export function dateInWords(date: string): string | undefined {
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) return undefined;
  return formatDate(moment, { dateStyle: 'long', timeZone: 'UTC' });
}
