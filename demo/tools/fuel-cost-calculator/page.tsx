import type { FormParts } from '../../components/form/form-parts.ts';

export const page = {
  /** A trip there and back is twice the distance. */
  fields: (fields) =>
    fields.map((field) =>
      field.name === 'distance' ? { ...field, multipliedBy: 'isReturn' } : field,
    ),
} satisfies FormParts;
