import type { JsonSchema } from '../../src/schema/json-schema.ts';

/**
 * Returns the letter of a field's contract: its types, choices, limits, default, and whether it is
 * required.
 */
export function fieldOf(schema: JsonSchema, isRequired: boolean): string {
  const { enum: options, default: standard } = schema;
  const types = [schema.type].flat();
  return [
    [options ? options.join(' | ') : types.join(' | '), ...limitsOf(schema)].join(' '),
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ].join(', ');
}

function limitsOf(schema: JsonSchema): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const { minLength, maxLength, minItems, maxItems } = schema;
  const limits: readonly (readonly [sign: string, limit: number | undefined, of?: string])[] = [
    ['≥', minimum],
    ['>', exclusiveMinimum],
    ['≤', maximum],
    ['<', exclusiveMaximum],
    ['≥', minLength, 'characters'],
    ['≤', maxLength, 'characters'],
    ['≥', minItems, 'items'],
    ['≤', maxItems, 'items'],
  ];
  return limits
    .filter(([, limit]) => limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER)
    .map((limit) => limit.join(' '));
}
