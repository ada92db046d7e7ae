import type { JsonSchema } from '../json-schema.ts';

/** How a field presents itself: a description, one with the unit of a number, or keywords of its schema. */
export type Words =
  | string
  | readonly [description: string, unit: string]
  | ({ readonly description: string } & Pick<JsonSchema, 'title' | 'x-unit' | 'x-replaced-by'>);

/** The words as keywords of JSON Schema. */
export function keywordsOf(words: Words | undefined): JsonSchema {
  if (typeof words === 'string') return { description: words };
  if (!words) return {};
  return 0 in words ? { description: words[0], 'x-unit': words[1] } : words;
}

/** The name of a field with spaces: `annualRate` is `Annual rate`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
