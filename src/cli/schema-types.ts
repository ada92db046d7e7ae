import type { JsonSchema } from 'toolworker';
import { boundsOf } from '../fields/number.ts';

/** The JSON Schema of a field, as any validator writes it: it may lack a type. */
export interface FieldSchema extends JsonSchema {
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly const?: unknown;
}

/** Returns the paths of all fields, those of objects in others as `standard.months`. */
export function fieldPaths({ properties = {} }: JsonSchema): readonly string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...fieldPaths(field).map((path) => `${name}.${path}`),
  ]);
}

/** Returns the types that a field accepts, or none if its schema does not say. */
export function typesOf(field: FieldSchema): readonly string[] {
  if (field.type !== undefined) return [field.type].flat();
  const types = alternativesOf(field)?.map(typesOf) ?? valuesOf(field)?.map((one) => [typeOf(one)]);
  return types?.every(({ length }) => length > 0) ? [...new Set(types.flat())] : [];
}

/** Returns the type of a field in words: `number`, or `one of a, b`. */
export function kindOf(field: FieldSchema): string {
  const values = valuesOf(field);
  if (values)
    return values.length > 1
      ? `one of ${values.map(String).join(', ')}`
      : values.map(String).join();
  const kinds = alternativesOf(field)?.map(kindOf) ?? typesOf(field);
  return [...new Set(kinds)].join(' or ') || 'any JSON';
}

/** Returns the limits of a field: `greater than 0 and at most 168`. */
export function limitsOf(field: FieldSchema): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, maxLength, maxItems } = field;
  return [
    ...boundsOf({
      minimum: withoutSafeLimit(minimum),
      exclusiveMinimum,
      maximum: withoutSafeLimit(maximum),
      exclusiveMaximum,
    }),
    ...boundsOf({ maximum: maxLength }).map((bound) => `${bound} characters`),
    ...boundsOf({ maximum: maxItems }).map((bound) => `${bound} items`),
  ].join(' and ');
}

/** Omits the limits of safe integers, which apply to every integer. */
function withoutSafeLimit(limit: number | undefined): number | undefined {
  return Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

/** Returns the type of a value by its JSON Schema name. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function alternativesOf({ anyOf, oneOf }: FieldSchema): readonly FieldSchema[] | undefined {
  return anyOf ?? oneOf;
}

function valuesOf(field: FieldSchema): readonly unknown[] | undefined {
  return field.enum ?? ('const' in field ? [field.const] : undefined);
}
