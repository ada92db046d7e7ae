import type { JsonSchema } from '../schema/json-schema.ts';

/** A field's description, the description and unit of a number, or keywords of its JSON Schema. */
export type FieldDescription =
  | string
  | readonly [description: string, unit: string]
  | ({ readonly description: string } & Pick<JsonSchema, 'title' | 'x-unit' | 'x-replaced-by'>);

/** Returns the description as keywords of JSON Schema. */
export function keywordsOf(description: FieldDescription | undefined): JsonSchema {
  if (typeof description === 'string') return { description };
  if (!description) return {};
  return 0 in description ? { description: description[0], 'x-unit': description[1] } : description;
}

/** Returns the name of a field as separate words: `annualRate` is `Annual rate`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
