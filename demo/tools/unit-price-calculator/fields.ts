import type { FieldsOfPage } from '../../components/form/form-parts.ts';
import { productFields } from './products.ts';

/** The fields of several products. */
export const fieldsOf: FieldsOfPage = productFields;
