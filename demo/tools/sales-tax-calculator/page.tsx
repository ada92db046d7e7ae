import { t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { moneyWording } from '../shared/money.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { standardRate } from './standard-rates.ts';

export const page = {
  /** Whether the price includes the tax is the choice between two tasks. */
  fields: (fields, _, { region }) =>
    fields.map((field) => {
      if (field.name === 'taxRate') {
        return { ...field, sample: standardRate(region) ?? field.sample };
      }
      if (field.name !== 'taxIncluded') return field;
      return {
        ...field,
        title: t('Tax'),
        options: [
          { value: 'false', label: t('Add') },
          { value: 'true', label: t('Take out') },
        ],
      };
    }),
  wording,
} satisfies FormParts<ToolAnswer<'sales-tax-calculator'>>;

/** The headline is the price that was not typed. */
function wording({ request, result }: ToolAnswer<'sales-tax-calculator'>): Wordings {
  if (!request.taxIncluded) return {};
  return { finalPrice: moneyWording(t('Price before tax'), result.priceBeforeTax) };
}
