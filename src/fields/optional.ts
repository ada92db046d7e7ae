import type { DefaultedField, Field, OptionalField } from './field.ts';

/** Returns the field as optional. An omitted one is `undefined`. */
export function optional<Input, Output>(field: Field<Input, Output>): OptionalField<Input, Output>;
/**
 * Returns the field as optional, with a default.
 *
 * @param field - The field as if it were required.
 * @param defaultValue - The value of an omitted field.
 *
 * @example
 * optional(integer({ minimum: 1 }), 1);
 */
export function optional<Input, Output>(
  field: Field<Input, Output>,
  defaultValue: NoInfer<Output>,
): DefaultedField<Input, Output>;
export function optional<Input, Output>(
  field: Field<Input, Output>,
  defaultValue?: Output,
): OptionalField<Input, Output> {
  return { ...field, isOptional: true, default: defaultValue };
}
