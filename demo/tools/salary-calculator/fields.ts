import { unitOption } from '../../../src/form/fields.ts';
import type { FieldsOfPage } from '../../components/form/form-parts.ts';
import { formFieldsOf } from '../../components/form/page-fields.ts';
import { payPeriods } from './pay-periods.ts';

/** The form takes pay for any period. */
export const fieldsOf: FieldsOfPage = (tool) =>
  formFieldsOf(tool).map((field) =>
    field.name === 'hourlyRate'
      ? { ...field, units: payPeriods.map((period) => unitOption(period, payPeriods[0])) }
      : field,
  );
