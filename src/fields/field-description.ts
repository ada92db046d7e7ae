/** What a schema says of a field. */
export interface FieldWords {
  /** What the field means, in one sentence. */
  readonly description: string;
  /** The display name; by default, the field's name as words. */
  readonly title?: string;
  /** The unit of a number: `kg/m²`. */
  readonly unit?: string;
  /** The field that can replace this required one. */
  readonly replacedBy?: string;
}

/** A field's description, the description and unit of a number, or all words about a field. */
export type FieldDescription = string | readonly [description: string, unit: string] | FieldWords;

/** Returns all words about a field. */
export function wordsOf(description: FieldDescription): FieldWords {
  if (typeof description === 'string') return { description };
  return 0 in description ? { description: description[0], unit: description[1] } : description;
}

/** Returns the words about a field as keywords of JSON Schema. */
export function keywordsOf({ description, title, unit, replacedBy }: Partial<FieldWords> = {}) {
  return {
    ...(description !== undefined && { description }),
    ...(title && { title }),
    ...(unit && { 'x-unit': unit }),
    ...(replacedBy && { 'x-replaced-by': replacedBy }),
  };
}

/** Returns the name of a field as separate words: `annualRate` is `Annual rate`. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/[_-]|(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
