import type { JsonSchema } from 'toolworker';

/** A field in JSON Schema as other validators write it, too: it may have no type of its own. */
export interface FieldSchema extends JsonSchema {
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly const?: unknown;
}

/** The types that a field takes; none if its schema leaves that open. */
export function typesOf(field: FieldSchema): readonly string[] {
  if (field.type !== undefined) return [field.type].flat();
  const types = alternativesOf(field)?.map(typesOf) ?? valuesOf(field)?.map((one) => [typeOf(one)]);
  return types?.every(({ length }) => length > 0) ? [...new Set(types.flat())] : [];
}

/** What a field holds, in the words of a description. */
export function kindOf(field: FieldSchema): string {
  const values = valuesOf(field);
  if (values) return values.length > 1 ? `one of ${values.join(', ')}` : values.join();
  const kinds = alternativesOf(field)?.map(kindOf) ?? typesOf(field);
  return [...new Set(kinds)].join(' or ') || 'any JSON';
}

/** The limits of a field: `greater than 0 and at most 168`. */
export function limitsOf(field: FieldSchema): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, maxLength, maxItems } = field;
  const limits = [
    exclusiveMinimum !== undefined && `greater than ${figureOf(exclusiveMinimum)}`,
    isTold(minimum) && `at least ${figureOf(minimum)}`,
    exclusiveMaximum !== undefined && `less than ${figureOf(exclusiveMaximum)}`,
    isTold(maximum) && `at most ${figureOf(maximum)}`,
    maxLength !== undefined && `at most ${figureOf(maxLength)} characters`,
    maxItems !== undefined && `at most ${figureOf(maxItems)} items`,
  ];
  return limits.filter(Boolean).join(' and ');
}

/** That integers are safe ones goes without saying. */
function isTold(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;
}

function figureOf(limit: number): string {
  return limit.toLocaleString('en', { maximumFractionDigits: 20 });
}

/** The type of a value, as JSON Schema names it. */
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
