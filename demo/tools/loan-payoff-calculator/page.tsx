import type { FormParts } from '../../components/form/form-parts.ts';
import type { Shown } from '../shared/shown.ts';

export const page = {
  /** Without an extra payment, there is only one plan, which needs no name. */
  wording: ({ request }) => (request.extraPayment ? {} : { standard: { title: '' } }),
} satisfies FormParts<Shown<'loan-payoff-calculator'>>;
