import type { ObjectSchema } from '../schema/json-schema.ts';
import { mapSchemas } from '../schema/map-schemas.ts';
import { isObject } from '../schema/objects.ts';
import type { StandardSchema } from '../schema/standard-schema.ts';
import { jsonify } from './jsonify.ts';

/** A schema of a tool. */
export interface ToolSchema {
  readonly tool: string;
  readonly part: 'request' | 'result';
  readonly schema: StandardSchema;
}

/** The sides of the schemas that callers see. */
const sides = { request: 'input', result: 'output' } as const;

type Side = (typeof sides)[ToolSchema['part']];

/**
 * How many objects and arrays a JSON Schema may have, each counted wherever it is used or referred
 * to: a form shows them all, and a document repeats those that are shared.
 */
export const maxSchemaParts = 5_000;

/**
 * Returns a function that makes the JSON Schema part of a larger document: without `$schema`, and
 * with references that start at `place`. Throws a `TypeError` that names the tool and the field if
 * there is no schema, or no JSON Schema, or if it has too many parts.
 */
export function describeSchema(
  described: ToolSchema,
  given: object | undefined,
): (place?: string) => ObjectSchema {
  const { tool, part, schema } = described;
  // Definitions in plain JavaScript may lack it.
  if (!schema?.['~standard']) {
    throw new TypeError(`${tool}: ${part}: required, a Standard Schema such as object({ … })`);
  }
  const place = `${tool}: ${part}JsonSchema`;
  const document = given ?? ownSchema(described);
  requireFewParts(document, place);
  const written: object = jsonify(document, place, 'schema');
  const { $schema: _, ...schemas } = { $schema: '', ...written };
  const root = withoutReference(schemas, schemas, place);
  return (to = '#') => mapSchemas(objectSchema(root), (schema) => moved(schema, to));
}

/** Throws a `TypeError` if the document has more than `maxSchemaParts`. */
function requireFewParts(document: unknown, place: string): void {
  let left = maxSchemaParts;
  const count = (part: unknown, within: readonly unknown[]): void => {
    // Whatever contains itself ends here: references may, and anything else is refused later.
    if (typeof part !== 'object' || part === null || within.includes(part)) return;
    left -= 1;
    if (left < 0) {
      const limit = `expected at most ${maxSchemaParts} objects and arrays`;
      throw new TypeError(`${place}: ${limit}, counting each wherever it is used or referred to`);
    }
    const inside = [...within, part];
    for (const one of Object.values(part)) count(one, inside);
    if ('$ref' in part && isPointer(part.$ref) && isObject(document)) {
      count(valueAt(document, part.$ref), inside);
    }
  };
  count(document, []);
}

/** Returns the JSON Schema that a schema makes of itself. */
function ownSchema({ tool, part, schema }: ToolSchema): object {
  const side = sides[part];
  const { jsonSchema } = schema['~standard'];
  if (!jsonSchema) throw new TypeError(`${tool}: ${part}JsonSchema: required, a JSON Schema`);
  try {
    return jsonSchema[side]({ target: 'draft-2020-12' });
  } catch (cause) {
    const field = [part, ...undescribedField(schema, side)].join('.');
    throw new TypeError(
      `${tool}: ${field} cannot be described in JSON Schema; use a type that JSON has, ` +
        `such as z.iso.datetime() for z.date(), or pass ${part}JsonSchema`,
      { cause },
    );
  }
}

/**
 * Returns the path to the first field that cannot be described, if the schema shows its fields, as
 * zod's do.
 */
function undescribedField(schema: object, side: Side): readonly string[] {
  const fields = 'shape' in schema && isObject(schema.shape) ? Object.entries(schema.shape) : [];
  for (const [name, field] of fields) {
    if (isObject(field) && !isDescribed(field, side))
      return [name, ...undescribedField(field, side)];
  }
  return [];
}

function isDescribed(schema: object, side: Side): boolean {
  try {
    // The fields that a validator shows are schemas.
    const { jsonSchema } = (schema as StandardSchema)['~standard'];
    return jsonSchema?.[side]({ target: 'draft-2020-12' }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Puts the schema that the root refers to in the root's place, since readers look for the fields
 * there.
 */
function withoutReference(
  schema: object,
  document: object,
  place: string,
  followed: readonly string[] = [],
): object {
  if (!('$ref' in schema) || !isPointer(schema.$ref)) return schema;
  const { $ref, ...others } = schema;
  const target = valueAt(document, $ref);
  if (!isObject(target) || followed.includes($ref)) {
    throw new TypeError(`${place}.$ref: expected a schema of the document, got "${$ref}"`);
  }
  return { ...withoutReference(target, document, place, [...followed, $ref]), ...others };
}

function isPointer(reference: unknown): reference is string {
  return typeof reference === 'string' && /^#(?:\/|$)/.test(reference);
}

/** Returns the part of a document that a JSON Pointer in a URI fragment refers to. */
function valueAt(document: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, name) => (isObject(value) ? Reflect.get(value, name) : undefined),
      document,
    );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moved(schema: object, place: string): object {
  return '$ref' in schema && isPointer(schema.$ref)
    ? { ...schema, $ref: place + schema.$ref.slice(1) }
    : schema;
}

function objectSchema(schema: object): ObjectSchema {
  return { type: 'object', properties: {}, required: [], ...schema };
}
