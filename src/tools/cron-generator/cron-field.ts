/** The possible values of a field of a cron expression. */
export interface CronField {
  readonly lowest: number;
  readonly highest: number;
  /** The names of the values, starting with the lowest. */
  readonly names: readonly string[];
}

export const cronFields = {
  minute: { lowest: 0, highest: 59, names: [] },
  hour: { lowest: 0, highest: 23, names: [] },
  day: { lowest: 1, highest: 31, names: [] },
  month: {
    lowest: 1,
    highest: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  // Both 0 and 7 are Sunday.
  weekday: {
    lowest: 0,
    highest: 7,
    names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
  },
} satisfies Record<string, CronField>;

/**
 * Returns the values of a field, ascending and without duplicates, or none if the text is
 * malformed.
 */
export function parseField(text: string, field: CronField): readonly number[] {
  const values: number[] = [];
  for (const item of text.split(',')) {
    const range = parseItem(item, field);
    if (!range) return [];
    for (let value = range.first; value <= range.last; value += range.step) values.push(value);
  }
  // The values of a single item are in order already.
  return text.includes(',') ? [...new Set(values)].sort((a, b) => a - b) : values;
}

/** Returns the first malformed item of a list. */
export function malformedItem(text: string, field: CronField): string {
  return text.split(',').find((item) => !parseItem(item, field)) ?? text;
}

/** A single value, or a range or `*` with or without a step. */
const itemForm = /^(?:(\w+)|(?:\*|(\w+)-(\w+))(?:\/(\d+))?)$/;

function parseItem(item: string, field: CronField) {
  const { lowest, highest } = field;
  const match = itemForm.exec(item);
  if (!match) return undefined;
  const [, single, start = single, end = single, stepDigits = '1'] = match;
  const first = start === undefined ? lowest : parseValue(start, field, lowest);
  const last = end === undefined ? highest : parseValue(end, field, first);
  const step = Number(stepDigits);
  const isInRange = lowest <= first && first <= last && last <= highest;
  return isInRange && step >= 1 && step <= highest ? { first, last, step } : undefined;
}

/**
 * Returns the value of a number or a name. A name has its first value from `start` on, so SUN can
 * be 7.
 */
function parseValue(text: string, { lowest, names }: CronField, start: number): number {
  if (/^\d+$/.test(text)) return Number(text);
  return lowest + names.indexOf(text.toUpperCase(), start - lowest);
}
