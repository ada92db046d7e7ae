import { t } from '../../../src/form/language/language.ts';
import { formatMeasure } from '../../../src/form/numbers/format.ts';
import { besideUnit } from '../../../src/form/numbers/unit-of-time.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { Shown } from '../shared/shown.ts';

export const page = {
  /** A trip there and back is twice the distance. */
  fields: (fields) =>
    fields.map((field) =>
      field.name === 'distance' ? { ...field, multipliedBy: 'isReturn' } : field,
    ),
  wording,
} satisfies FormParts<Shown<'fuel-cost-calculator'>>;

/** Liters come first for those who pay by the liter. */
function wording({ request, result }: Shown<'fuel-cost-calculator'>): Wordings {
  if (request.priceUnit !== 'liter') return {};
  const { fuelUsedLiters } = result;
  const shown = besideUnit(formatMeasure(fuelUsedLiters), 'l', fuelUsedLiters);
  return {
    liters: {
      title: t('Fuel used in liters'),
      shown: shown.join(''),
      copied: String(fuelUsedLiters),
    },
    fuelUsedLiters: undefined,
  };
}
