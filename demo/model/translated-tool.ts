import type { JsonSchema, ObjectSchema } from 'toolworker';
import type { Tool } from 'toolworker/core';
import { t } from '../../src/form/language/language.ts';
import { plainSchema } from '../../src/form/plain-schema.ts';
import { resultRecords } from '../../src/form/present-tool.ts';
import { ageUnit } from '../language/age-unit.ts';
import type { ToolSlug } from '../own-tools/tools-of-site.ts';
import type { FieldWords } from './about.ts';
import { aboutTool, infoOf } from './load-about.ts';

/** Returns a tool whose fields and options have the words and units of its page, in English. */
export function translatedTool(slug: ToolSlug): Tool {
  const tool = infoOf(slug);
  const { requestFields, requestJsonSchema, resultJsonSchema } = tool;
  const { fields = {} } = aboutTool(slug);
  const worded = (schema: ObjectSchema): ObjectSchema => {
    const plain = plainSchema(schema);
    return { ...plain, properties: wordedFields(plain, slug) };
  };
  return {
    ...tool,
    requestFields: withWords({ ...requestFields }, fields),
    requestJsonSchema: () => worded(requestJsonSchema()),
    resultFields: withWords(resultRecords(tool), fields),
    resultJsonSchema: () => worded(resultJsonSchema()),
  };
}

/** Adds what the page knows better to the records of fields. */
function withWords<Records extends NonNullable<Tool['resultFields']>>(
  records: Records,
  words: Readonly<Record<string, FieldWords | undefined>>,
) {
  const added = Object.entries(words).map(([name, one]) => [name, { ...records[name], ...one }]);
  return { ...records, ...Object.fromEntries(added) };
}

/** Returns the fields of a schema and their nested fields. */
function wordedFields(
  { properties = {} }: JsonSchema,
  slug: ToolSlug,
): Readonly<Record<string, JsonSchema>> {
  const inner = (schema: JsonSchema) =>
    schema.properties ? { ...schema, properties: wordedFields(schema, slug) } : schema;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      {
        ...inner(field),
        ...(field.items && { items: inner(field.items) }),
        ...wordsOf(slug, name, field['x-unit']),
      },
    ]),
  );
}

function wordsOf(
  slug: ToolSlug,
  name: string,
  unit: string | undefined,
): Pick<FieldWords, 'title' | 'x-unit'> {
  const { ages = [], fields = {} } = aboutTool(slug);
  const shown = ages.includes(name) ? ageUnit() : unit && unitInWords(unit);
  const { title, 'x-unit': own = shown } = fields[name] ?? {};
  return { ...(title && { title }), ...(own && { 'x-unit': own }) };
}

/**
 * Returns `minutes` for `min` if the language has a word instead of this symbol, since its form
 * depends on the number.
 */
function unitInWords(unit: string): string {
  return unit === 'min' && t(unit) !== unit ? 'minutes' : unit;
}
