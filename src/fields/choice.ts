import type { Field } from './field.ts';

/**
 * Returns a field that takes one of several strings.
 *
 * @example
 * choice(['cm', 'in']);
 */
export function choice<const Option extends string>(options: readonly Option[]): Field<Option> {
  return {
    schema: { type: 'string', enum: options },
    expected: () => `one of ${options.join(', ')}`,
    read: (value) => options.find((option) => option === value),
  };
}

/** Returns a field that takes `true` or `false`. */
export function boolean(): Field<boolean> {
  return {
    schema: { type: 'boolean' },
    expected: () => 'true or false',
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  };
}
