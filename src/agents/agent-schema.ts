import { titleOf } from '../fields/field-description.ts';
import type { ObjectSchema } from '../schema/json-schema.ts';
import { mapSchemas } from '../schema/map-schemas.ts';
import { isObject, mapValues } from '../schema/objects.ts';

/**
 * The JSON Schema of an object as the providers' libraries accept it: an alias, which has an index
 * signature unlike an interface, with a mutable list of required fields.
 */
export type AgentSchema = {
  -readonly [Keyword in keyof ObjectSchema]: Keyword extends 'required'
    ? string[]
    : ObjectSchema[Keyword];
};

/** More examples would cost a model more tokens than they help. */
const maxExamples = 5;

/**
 * Returns the schema without anything that does not help a language model: keywords of Toolworker,
 * which some providers reject, hints for forms, the bounds of safe integers, titles that repeat a
 * field's name, and all but the first examples. A field that another one can replace is optional,
 * since a model that obeys the schema could never replace it; its description says so.
 */
export function agentSchema({ required, ...schema }: ObjectSchema): AgentSchema {
  const { properties } = schema;
  const needed = required.filter((name) => !properties[name]?.['x-replaced-by']);
  return mapSchemas({ ...schema, required: needed }, (one) =>
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
