import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';

/** Without an extra payment, there is only one plan, which needs no name. */
export function wording({ request }: Shown<'loan-payoff-calculator'>): Wordings {
  return request.extraPayment ? {} : { standard: { title: '' } };
}
