import type { JsonSchema } from '../../src/json-schema.ts';

/** Returns the letter of a field's contract: its types, choices, default, and whether it is required. */
export function fieldOf(schema: JsonSchema, isRequired: boolean): string {
  const { enum: options, default: standard } = schema;
  const types = [schema.type].flat();
  return [
    options ? options.join(' | ') : types.join(' | '),
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ].join(', ');
}
