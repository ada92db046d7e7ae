import type { ObjectSchema } from '../schema/json-schema.ts';
import { mapSchemas } from '../schema/map-schemas.ts';
import { isObject, mapValues } from '../schema/objects.ts';
import type { AgentSchema } from './agent-schema.ts';

/** The part of JSON Schema that a provider's strict mode supports. */
export interface StrictMode {
  /**
   * The supported keywords. Others that only constrain a value are omitted, since the tool checks
   * them.
   */
  readonly keywords: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  /** Whether fields may be optional. Otherwise, they are required and may be `null`. */
  readonly allowsOptional: boolean;
  /** The highest value of `minItems`. */
  readonly maxMinItems: number;
}

const everyKeyword = [
  'additionalProperties',
  'anyOf',
  'const',
  'description',
  'enum',
  'format',
  'items',
  'minItems',
  'properties',
  'required',
  'type',
];

const everyFormat = [
  'date',
  'date-time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'time',
  'uuid',
];

/** https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
export const openAiStrictMode: StrictMode = {
  keywords: new Set([
    ...everyKeyword,
    'exclusiveMaximum',
    'exclusiveMinimum',
    'maximum',
    'maxItems',
    'minimum',
    'multipleOf',
    'pattern',
  ]),
  formats: new Set(everyFormat),
  allowsOptional: false,
  maxMinItems: Number.POSITIVE_INFINITY,
};

/**
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 */
export const anthropicStrictMode: StrictMode = {
  keywords: new Set([...everyKeyword, 'default']),
  formats: new Set([...everyFormat, 'uri']),
  allowsOptional: true,
  maxMinItems: 1,
};

/** Keywords that cannot be omitted without changing what a schema means. */
const indispensable = [
  '$dynamicRef',
  '$ref',
  'allOf',
  'else',
  'if',
  'not',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'then',
];

/** Returns the schema for a strict mode, or `undefined` if the mode cannot express it. */
export function strictSchema(schema: ObjectSchema, mode: StrictMode): AgentSchema | undefined {
  let isExpressible = !('anyOf' in schema);
  const strict = mapSchemas(schema, (one) => {
    const isOpen = 'additionalProperties' in one && one.additionalProperties !== false;
    if (isOpen || indispensable.some((keyword) => keyword in one)) isExpressible = false;
    const kept = Object.fromEntries(
      Object.entries(one).filter(([keyword, value]) => isKept(keyword, value, mode)),
    );
    return 'properties' in kept && isObject(kept.properties)
      ? closed(kept, kept.properties, mode)
      : kept;
  });
  return isExpressible ? strict : undefined;
}

function isKept(keyword: string, value: unknown, mode: StrictMode): boolean {
  if (keyword === 'format') return mode.formats.has(String(value));
  if (keyword === 'minItems') return Number(value) <= mode.maxMinItems;
  return mode.keywords.has(keyword);
}

/** Returns the schema of an object that allows no other fields. */
function closed(schema: object, properties: object, { allowsOptional }: StrictMode): object {
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  const strict = { ...schema, additionalProperties: false };
  if (allowsOptional) return { ...strict, required };
  return {
    ...strict,
    properties: mapValues(properties, (field, name) =>
      required.includes(name) || !isObject(field) ? field : orNull(field),
    ),
    required: Object.keys(properties),
  };
}

function orNull(schema: object): object {
  const isTyped = 'type' in schema && !('const' in schema);
  if (!isTyped) return { anyOf: [schema, { type: 'null' }] };
  const options = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : undefined;
  return {
    ...schema,
    type: [...new Set([schema.type, 'null'].flat())],
    ...(options && { enum: [...new Set([...options, null])] }),
  };
}
