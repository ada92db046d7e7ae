import type { ObjectSchema } from './json-schema.ts';
import { isObject, mapValues } from './objects.ts';

/** The keywords of JSON Schema whose values hold schemas by name. */
const schemasByName = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
]);

/** The keywords of JSON Schema whose value is a schema or a list of them. */
const schemas = new Set([
  'additionalProperties',
  'allOf',
  'anyOf',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'oneOf',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Applies `change` to the schema and to every schema inside it, innermost first. */
export function mapSchemas(
  schema: ObjectSchema,
  change: (schema: object) => object,
): ObjectSchema & { required: string[] } {
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(map);
    return isObject(value) ? change(mapValues(value, mapKeyword)) : value;
  };
  const mapKeyword = (value: unknown, keyword: string): unknown => {
    if (schemasByName.has(keyword) && isObject(value)) return mapValues(value, map);
    return schemas.has(keyword) ? map(value) : value;
  };
  const mapped = change(mapValues(schema, mapKeyword));
  return { type: 'object', properties: {}, required: [], ...mapped };
}
