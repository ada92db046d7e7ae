import type { DefaultedField, Field, OptionalField } from './field.ts';

/**
 * Returns the field as optional. An omitted field has the default, or is `undefined` without one.
 */
export function optional<Input, Output>(field: Field<Input, Output>): OptionalField<Input, Output>;
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
