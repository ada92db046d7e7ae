import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'loan-payoff-calculator'>>;

/**
 * A loan that is never paid off has no figures but the interest of its first month. Without an
 * extra payment, there is only one plan, which needs no name.
 */
function wording(
  { request, result }: ToolAnswer<'loan-payoff-calculator'>,
  _: Inputs,
  currency: string | undefined,
): Wordings {
  const { principal, annualRate, extraPayment } = request;
  if (result.accelerated.payoffPossible) {
    return extraPayment ? {} : { standard: { title: '' } };
  }
  const interest = formatMoney((principal * annualRate) / 1200, currency);
  return {
    scheduledPayment: { value: t('Never: the interest is {interest} a month', { interest }) },
    standard: undefined,
    accelerated: undefined,
  };
}
