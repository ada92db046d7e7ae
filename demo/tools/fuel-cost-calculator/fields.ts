import type { FieldsOfPage } from '../../components/form/form-parts.ts';
import { formFieldsOf } from '../../components/form/page-fields.ts';

/** A trip there and back is twice the distance. */
export const fieldsOf: FieldsOfPage = (tool) =>
  formFieldsOf(tool).map((field) =>
    field.name === 'distance' ? { ...field, multipliedBy: 'isReturn' } : field,
  );
