import type { JsonSchema } from '../json-schema.ts';

/** How a field presents itself: a description, one with the unit of a number, or more than that. */
export type Words =
  | string
  | readonly [description: string, unit: string]
  | {
      readonly description: string;
      /** The name that people read, if it is not that of the field with spaces. */
      readonly title?: string;
      /** The unit of a number: `kg/m²`. */
      readonly unit?: string;
      /** The field that can stand in for this one, which documents name as required all the same. */
      readonly replacedBy?: string;
    };

/** The words as keywords of JSON Schema. */
export function keywordsOf(words: Words): JsonSchema {
  if (typeof words === 'string') return { description: words };
  if (0 in words) return { description: words[0], 'x-unit': words[1] };
  const { unit, replacedBy, ...keywords } = words;
  return {
    ...keywords,
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(replacedBy !== undefined && { 'x-replaced-by': replacedBy }),
  };
}

/** The name of a field with spaces: `annualRate` is `Annual rate`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
