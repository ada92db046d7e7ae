import type { ObjectSchema } from '../json-schema.ts';
import { isObject, mapSchemas, mapValues } from './agent-schema.ts';

/** What a provider's strict mode understands of JSON Schema. */
export interface StrictMode {
  /** The keywords that it takes. Others that only narrow a value are left out; the tool checks them. */
  readonly keywords: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  /** Whether it takes an optional field, or wants it required and `null`. */
  readonly takesOptional: boolean;
  /** The most that `minItems` may be. */
  readonly mostMinItems: number;
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
  takesOptional: false,
  mostMinItems: Number.POSITIVE_INFINITY,
};

/** https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations */
export const anthropicStrictMode: StrictMode = {
  keywords: new Set([...everyKeyword, 'default']),
  formats: new Set([...everyFormat, 'uri']),
  takesOptional: true,
  mostMinItems: 1,
};

/** Keywords without which a schema would mean something else. */
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

/** Returns the schema as the strict mode takes it, or `undefined` if it says more than that can. */
export function strictSchema(schema: ObjectSchema, mode: StrictMode): ObjectSchema | undefined {
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
  if (keyword === 'minItems') return Number(value) <= mode.mostMinItems;
  return mode.keywords.has(keyword);
}

/** The schema of an object without other fields than these. */
function closed(schema: object, properties: object, { takesOptional }: StrictMode): object {
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  const open = { ...schema, additionalProperties: false };
  if (takesOptional) return { ...open, required };
  return {
    ...open,
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
