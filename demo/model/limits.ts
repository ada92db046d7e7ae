import type { JsonSchema } from 'toolworker';
import { number } from 'toolworker/fields';

/** Returns a field's description, with its limits in the words of the API's errors. */
export function meaningOf(schema: JsonSchema): string {
  return [schema.description, limitsOf(schema)].filter(Boolean).join(' ');
}

function limitsOf(schema: JsonSchema): string {
  const { minLength = 0, maxLength = Infinity, minItems = 0, maxItems = Infinity } = schema;
  const words = number(withoutSafeBounds(schema)).expected();
  if (words === 'a number')
    return sizeOf(minLength, maxLength, 'character') || sizeOf(minItems, maxItems, 'item');
  const kind = [schema.type].flat().includes('integer') ? 'whole number' : 'number';
  return `${words.replace('a number', `A ${kind}`)}.`;
}

/** Leaves out the bounds of safe integers, which go without saying. */
function withoutSafeBounds({ minimum, maximum, ...others }: JsonSchema): JsonSchema {
  return {
    ...others,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** The pages are in English, whatever the visitor's locale. */
const english = new Intl.NumberFormat('en');

function sizeOf(least: number, most: number, unit: string): string {
  const counted = (count: number) => `${english.format(count)} ${unit}${count === 1 ? '' : 's'}`;
  const limits = [
    least > 0 && `at least ${counted(least)}`,
    most < Infinity && `at most ${counted(most)}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${limits.join(', ')}.`.replace('a', 'A') : '';
}
