import { unitOption } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { message, t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { moneyWording } from '../shared/money.ts';
import { type PayPeriod, payPeriods, paysOf, payWorked, typedPeriod } from './pay-periods.ts';

export const page = {
  /** The form takes pay for any period. */
  fields: (fields) =>
    fields.map((field) =>
      field.name === 'hourlyRate'
        ? { ...field, units: payPeriods.map((period) => unitOption(period, payPeriods[0])) }
        : field,
    ),
  /**
   * Asks for hourly pay, whatever the period. If the paid time makes that impossible, the API
   * rejects the time.
   */
  pageRequest: {
    callFor: (inputs, typed) => {
      const isHourly = typedPeriod(inputs) === payPeriods[0];
      const hourly = paysOf(inputs).find(({ period }) => period === payPeriods[0]);
      return {
        request: isHourly || !hourly ? typed : { ...typed, hourlyRate: hourly.amount },
      };
    },
  },
  wording: (_, inputs) => payInWords(inputs),
} satisfies FormParts;

const titles: Readonly<Record<PayPeriod, string>> = {
  'per hour': message('Hourly pay'),
  'per day': message('Daily pay'),
  'per week': message('Weekly pay'),
  'every two weeks': message('Pay every two weeks'),
  'twice a month': message('Pay twice a month'),
  'per month': message('Monthly pay'),
  'per year': message('Annual pay'),
};

/**
 * Shows pay for every other period, each computed from what was typed, since the API takes pay for
 * an hour, which may be rounded. The headline is annual pay, or hourly pay for those who know the
 * annual one.
 */
function payInWords(inputs: Inputs): Wordings {
  const pays = paysOf(inputs);
  const typed = typedPeriod(inputs);
  const main = typed === 'per year' ? 'per hour' : 'per year';
  const headline = pays.find(({ period }) => period === main);
  if (!headline) return {};
  const rows = pays.map(
    ({ period, amount }) => [period, moneyWording(t(titles[period]), amount)] as const,
  );
  const worked = (period: 'per hour' | 'per day', title: string) => {
    const pay = payWorked(inputs, period);
    return pay && moneyWording(title, pay.amount);
  };
  return {
    annual: moneyWording(t(titles[main]), headline.amount),
    monthly: undefined,
    weekly: undefined,
    daily: undefined,
    ...Object.fromEntries(rows.filter(([period]) => period !== main && period !== typed)),
    perHourWorked: worked('per hour', t('Pay per hour worked')),
    perDayWorked: worked('per day', t('Pay per day worked')),
  };
}
