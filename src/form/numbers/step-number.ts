import type { JsonSchema } from '../../schema/json-schema.ts';

/**
 * Returns a plain number one step up or down, within the field's limits and with the same number of
 * decimals.
 */
export function steppedNumber(plain: string, direction: 1 | -1, schema: JsonSchema): string {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  const [, decimals = ''] = /^[^e]*\.(\d+)$/.exec(plain) ?? [];
  const next = Math.min(maximum, Math.max(minimum, Number(plain) + direction));
  if (next <= above || next >= below) return plain;
  return String(Number(next.toFixed(Math.min(decimals.length, 20))));
}
