import { titleOf } from '../fields/field-description.ts';
import type { ObjectSchema } from '../json-schema.ts';

/**
 * The JSON Schema of an object as the providers' libraries accept it: an alias, which has an index signature unlike an
 * interface, with a mutable list of required fields.
 */
export type AgentSchema = {
  -readonly [Keyword in keyof ObjectSchema]: Keyword extends 'required'
    ? string[]
    : ObjectSchema[Keyword];
};

/** More examples would cost a model more tokens than they help. */
const maxExamples = 5;

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
export function mapSchemas(schema: ObjectSchema, change: (schema: object) => object): AgentSchema {
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

/**
 * Returns the schema without anything that does not help a language model: keywords of Toolworker, which
 * some providers reject, hints for forms, the bounds of safe integers, titles that repeat a field's name,
 * and all but the first examples.
 */
export function agentSchema(schema: ObjectSchema): AgentSchema {
  return mapSchemas(schema, (one) =>
    mapValues(
      Object.fromEntries(
        Object.entries(one).filter(([keyword, value]) => isForAgents(keyword, value)),
      ),
      (value, keyword) => {
        if (keyword === 'examples' && Array.isArray(value)) return value.slice(0, maxExamples);
        return keyword === 'properties' && isObject(value)
          ? mapValues(value, withoutOwnTitle)
          : value;
      },
    ),
  );
}

function isForAgents(keyword: string, value: unknown): boolean {
  if (/^(?:x-|contentMediaType$|writeOnly$)/.test(keyword)) return false;
  return Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
}

function withoutOwnTitle(schema: unknown, name: string): unknown {
  if (!isObject(schema) || !('title' in schema) || schema.title !== titleOf(name)) return schema;
  const { title: _, ...rest } = schema;
  return rest;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapValues(
  given: object,
  map: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, map(value, name)]));
}
