import type { JsonSchema } from 'toolworker';
import { rangeInWords } from '../../src/form/errors.ts';

/** Returns a field's description, with its limits in the words of the API's errors. */
export function meaningOf(schema: JsonSchema): string {
  return [schema.description, limitsOf(schema)].filter(Boolean).join(' ');
}

function limitsOf(schema: JsonSchema): string {
  const { minLength = 0, maxLength = Infinity, minItems = 0, maxItems = Infinity } = schema;
  const range = rangeInWords(schema);
  if (range === '')
    return sizeOf(minLength, maxLength, 'character') || sizeOf(minItems, maxItems, 'item');
  const kind = [schema.type].flat().includes('integer') ? 'whole number' : 'number';
  return `A ${kind}${range}.`;
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
