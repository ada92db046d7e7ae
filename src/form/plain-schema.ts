import type { JsonSchema, ObjectSchema } from 'toolworker';
import { titleOf } from '../fields/field-description.ts';
import { ownProperty } from '../shared/own-property.ts';

/** Keywords that schemas of other libraries use, unlike those of the package. */
interface AnySchema extends JsonSchema {
  readonly anyOf?: readonly AnySchema[];
  readonly oneOf?: readonly AnySchema[];
  readonly const?: string | null;
  readonly $ref?: string;
  readonly $defs?: Definitions;
}

type Definitions = Readonly<Record<string, AnySchema>>;

/** Rewrites a schema with the keywords that the site reads, and a title for each field. */
export function plainSchema(schema: ObjectSchema): ObjectSchema {
  const { $defs = {} }: AnySchema = schema;
  const { properties = {}, required = [], ...others } = plain(schema, $defs, []);
  return { ...others, type: 'object', properties, required };
}

/** Resolves references, merges alternatives, and turns a constant into the only choice. */
function plain(schema: AnySchema, definitions: Definitions, within: readonly string[]): JsonSchema {
  const { $ref, $defs: _, anyOf, oneOf, const: only, items, ...others } = schema;
  const { properties = {}, required = [], ...own } = others;
  if ($ref !== undefined) {
    const name = $ref.replace(/^.*\//, '');
    // A recursive definition would never end.
    if (within.includes(name)) return { type: 'object', ...own };
    return { ...plain(definitions[name] ?? {}, definitions, [...within, name]), ...own };
  }
  const inner = (part: AnySchema) => plain(part, definitions, within);
  const alternatives = anyOf ?? oneOf;
  return {
    ...(alternatives && eitherOf(alternatives.map(inner))),
    ...own,
    ...(only !== undefined && { enum: [only] }),
    // The fields of a union are in its alternatives.
    ...(Object.keys(properties).length > 0 && { properties: mapped(properties, inner), required }),
    // A tuple has `items: false`.
    ...(items && { items: inner(items) }),
  };
}

/** Merges alternatives. A field is required if all of them require it. */
function eitherOf(alternatives: readonly JsonSchema[]): JsonSchema {
  const types = unique(alternatives.flatMap(({ type = [] }) => type));
  const type = types.length === 1 ? types.join() : types;
  const [first = {}, ...others] = alternatives.filter((schema) => schema.type !== 'null');
  if (others.length === 0) {
    const isNullable = types.includes('null') && first.enum;
    return { ...first, type, ...(isNullable && { enum: [...isNullable, null] }) };
  }
  const all = [first, ...others];
  const { title, description, 'x-unit': unit } = first;
  const options = unique(all.flatMap((schema) => schema.enum ?? []));
  const names = unique(all.flatMap(({ properties = {} }) => Object.keys(properties)));
  const fieldOf = (name: string) =>
    all.flatMap(({ properties = {} }) => ownProperty(properties, name) ?? []);
  return {
    type,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(all.every((schema) => schema.enum) && { enum: options }),
    ...(names.length > 0 && {
      properties: Object.fromEntries(names.map((name) => [name, eitherOf(fieldOf(name))])),
      required: names.filter((name) => all.every(({ required = [] }) => required.includes(name))),
    }),
  };
}

function mapped(
  properties: Readonly<Record<string, AnySchema>>,
  change: (schema: AnySchema) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { title: titleOf(name), ...change(property) },
    ]),
  );
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
