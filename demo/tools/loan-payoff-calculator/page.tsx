import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'loan-payoff-calculator'>>;

/** The rows of both plans are a table below the picture. */
const inTable = { standard: undefined, accelerated: undefined };

/**
 * The headline is what was not typed: the payment, or the time. A loan that is never paid off has
 * no figures but the interest of its first month.
 */
function wording(
  {
    request: { principal, annualRate, monthlyPayment },
    result,
  }: ToolAnswer<'loan-payoff-calculator'>,
  _: Inputs,
  currency: string | undefined,
): Wordings {
  const { standard, accelerated } = result;
  if (standard.payoffPossible && monthlyPayment !== undefined) {
    const time = { title: t('Time'), value: standard.months, schema: { 'x-unit': 'months' } };
    return { ...inTable, scheduledPayment: time };
  }
  if (accelerated.payoffPossible) return inTable;
  const interest = formatMoney((principal * annualRate) / 1200, currency);
  return {
    ...inTable,
    scheduledPayment: { value: t('Never: the interest is {interest} a month', { interest }) },
  };
}
