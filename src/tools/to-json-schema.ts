import * as z from 'zod/mini';
import type { JsonSchema, ObjectSchema } from '../json-schema.ts';
import { fieldSchemas } from './fields.ts';

/**
 * The JSON Schema of an object as a caller sends it: a field with a default may be left out.
 *
 * Zod's own converter knows every kind of schema and would add 6 kB to the worker. This one knows
 * those that the tools are made of; a test holds what it says to what Zod's says.
 */
export function toObjectSchema(schema: z.core.$ZodObject): ObjectSchema {
  const { shape, catchall } = schema._zod.def;
  const fields = Object.entries(shape);
  const needed = fields.filter(([, field]) => field._zod.optin === undefined);
  const { required = needed.map(([name]) => name), ...words } = metadata(schema);
  const properties = fields.map(([name, field]) => [name, toJsonSchema(field)]);
  return {
    ...words,
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    ...(catchall && { additionalProperties: toJsonSchema(catchall) }),
  };
}

function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  // Zod's documented way to tell one kind of schema from another.
  return { ...typeSchema(schema as z.core.$ZodTypes), ...metadata(schema) };
}

function typeSchema(schema: z.core.$ZodTypes): JsonSchema {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return toObjectSchema(schema as z.core.$ZodObject);
    case 'array':
      return { type: 'array', items: toJsonSchema(def.element) };
    case 'nullable':
      return orNull(toJsonSchema(def.innerType));
    case 'optional':
      return toJsonSchema(def.innerType);
    case 'default':
      return { ...toJsonSchema(def.innerType), default: def.defaultValue };
    case 'custom':
      return {};
    case 'boolean':
      return { type: def.type };
    default:
      throw new TypeError(`No tool has had a field of type ${def.type} yet.`);
  }
}

/** What a schema says of itself: a description, a format, and all that a field demands. */
function metadata(schema: z.core.$ZodType): JsonSchema {
  return { ...fieldSchemas.get(schema)?.(), ...z.globalRegistry.get(schema) } as JsonSchema;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type = [], enum: options } = schema;
  return {
    ...schema,
    type: [type, 'null'].flat(),
    ...(options && { enum: [...options, null] }),
  };
}
