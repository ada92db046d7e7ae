import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import type { AnyField, FieldTable } from './field.ts';
import { figureOf } from './number.ts';
import { keywordsOf, titleOf, type Words } from './words.ts';

/** The schema of a request as a caller sends it: an optional field may be omitted. */
export function requestSchema(
  fields: FieldTable,
  words: Readonly<Record<string, Words>>,
): ObjectSchema {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      propertyOf(name, field, words[name] ?? ''),
    ]),
  );
  const required = Object.keys(fields).filter(
    (name) => !fields[name]?.isOptional || properties[name]?.['x-replaced-by'] !== undefined,
  );
  return { type: 'object', properties, required };
}

function propertyOf(name: string, field: AnyField, words: Words): JsonSchema {
  const { description = '', ...keywords } = keywordsOf(words);
  return {
    title: titleOf(name),
    ...keywords,
    description: [description, limitOf(field)].filter(Boolean).join(' '),
    ...field.schema,
    ...(field.default !== undefined && { default: field.default }),
  };
}

/** The limits of a field in a sentence, such as `A number greater than 0.` */
function limitOf({ schema, expected }: AnyField): string {
  const { minimum, exclusiveMinimum, maxLength, maxItems } = schema;
  if (maxLength !== undefined) return `At most ${figureOf(maxLength)} characters.`;
  if (maxItems !== undefined) return `At most ${figureOf(maxItems)} items.`;
  // Every integer is a safe one, which is no news.
  if (minimum === Number.MIN_SAFE_INTEGER) return '';
  const isLimited = minimum !== undefined || exclusiveMinimum !== undefined;
  return isLimited ? `${expected().replace(/^a/, 'A')}.` : '';
}
