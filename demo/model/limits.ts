import type { JsonSchema } from 'toolworker';

/** Returns a field's description, with its limits in the words of the API's errors. */
export function meaningOf(schema: JsonSchema): string {
  return [schema.description, limitsOf(schema)].filter(Boolean).join(' ');
}

function limitsOf(schema: JsonSchema): string {
  const { minLength = 0, maxLength = Infinity, minItems = 0, maxItems = Infinity } = schema;
  const range = rangeOf(schema);
  if (!range)
    return sizeOf(minLength, maxLength, 'character') || sizeOf(minItems, maxItems, 'item');
  const kind = [schema.type].flat().includes('integer') ? 'whole number' : 'number';
  return `A ${kind} ${range}.`;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const [least, most] = [told(minimum), told(maximum)];
  const [above, below] = [told(exclusiveMinimum), told(exclusiveMaximum)];
  if (least && most) return `from ${least} to ${most}`;
  const from = above ? `greater than ${above}` : least && `of at least ${least}`;
  const to = below ? `less than ${below}` : most && `${from ? '' : 'of '}at most ${most}`;
  return [from, to].filter(Boolean).join(' and ');
}

/** Formats a limit. Omits the bounds of safe integers, which go without saying. */
function told(limit: number | undefined): string | undefined {
  if (limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER) return undefined;
  return english.format(limit);
}

/** The pages are in English, whatever the visitor's locale. */
const english = new Intl.NumberFormat('en', { maximumSignificantDigits: 17 });

function sizeOf(least: number, most: number, unit: string): string {
  const counted = (count: number) => `${english.format(count)} ${unit}${count === 1 ? '' : 's'}`;
  const limits = [
    least > 0 && `at least ${counted(least)}`,
    most < Infinity && `at most ${counted(most)}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${limits.join(', ')}.`.replace('a', 'A') : '';
}
