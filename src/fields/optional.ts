import type { DefaultedField, Field, OptionalField } from './field.ts';

/** The field, which a request may omit; with a default, the omitted field stands for that. */
export function optional<Input, Output>(field: Field<Input, Output>): OptionalField<Input, Output>;
export function optional<Input, Output>(
  field: Field<Input, Output>,
  standard: NoInfer<Output>,
): DefaultedField<Input, Output>;
export function optional<Input, Output>(
  field: Field<Input, Output>,
  standard?: Output,
): OptionalField<Input, Output> {
  return { ...field, isOptional: true, default: standard };
}
