import { Mistake } from '../../fields/notation.ts';
import { type CronField, cronFields, malformedItem, parseField } from './cron-field.ts';

const names = Object.keys(cronFields);

/**
 * Returns the mistake of a whole cron expression, or of an item that only Quartz reads. Returns
 * `undefined` for any other text.
 */
export function otherDialect(text: string, field: CronField): Mistake | undefined {
  const expected = insteadOfExpression(text);
  if (expected) return new Mistake(expected);
  const item = malformedItem(text, field);
  const instead = insteadOfItem(item, field);
  return instead === undefined ? undefined : new Mistake(instead, item);
}

function insteadOfExpression(text: string): string | undefined {
  const parts = text.split(/\s+/);
  const isCron = /^[\d*]/.test(text) && parts.every((part) => /^[\w*?#,/-]+$/.test(part));
  if (!isCron || parts.length < 5 || parts.length > 7) return undefined;
  if (parts.length > 5) {
    return `one part in each field: ${names.join(', ')}, without Quartz's seconds or year`;
  }
  // An error repeats no long input.
  const fields = names.map((name, index) =>
    text.length > 40 ? name : `${name} "${parts[index]}"`,
  );
  return `one part in each field: ${fields.join(', ')}`;
}

function insteadOfItem(item: string, field: CronField): string | undefined {
  if (item === '?') return `"*" instead of Quartz's "?"`;
  const [, start = '', step] = /^(\w+)\/(\d+)$/.exec(item) ?? [];
  const [first] = parseField(start, field);
  if (first !== undefined) {
    // Sunday is 0 here, and 7 would repeat it.
    const last = field === cronFields.weekday ? 6 : field.highest;
    const range = `${first === field.lowest ? '*' : `${start}-${last}`}/${step}`;
    return parseField(range, field).length > 0
      ? `"${range}" instead of Quartz's "${item}"`
      : undefined;
  }
  const [sign] = /^(?:L|L-\d+|LW|\w{1,3}[LW]|\w{1,3}#\d*)$/i.test(item)
    ? (/[LW]$|^L|#/i.exec(item) ?? [])
    : [];
  return sign && `standard cron without Quartz's "${sign.toUpperCase()}"`;
}
