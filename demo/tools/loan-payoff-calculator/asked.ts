import { message } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

const loan =
  '(?:(?:loan|mortgage|credit|monthly|payments?)(?: (?:loan|mortgage|credit|payments?))*(?: (?:of|for|on))?(?: an?)?|kredit|darlehen|hypothek|préstamo|hipoteca|crédit|prêt|empréstimo)';
const rate = '(?:at|@|zu|à|al|a)?';
const term = '(?:,|over|for|über|sur|durante|por)?';

/** mortgage 200000 6.5% 30 years */
const payment = asks('loan-payoff-calculator', {
  patterns: [
    `${loan}:? {principal}(?: loan| mortgage)?,? ${rate} ?{annualRate:%},? ${term} ?{years:years}`,
    `{principal}(?: loan| mortgage)?,? ${rate} ?{annualRate:%!},? ${term} ?{years:years!}`,
  ],
  question: message(
    'What is the monthly payment for {principal} at {annualRate}% over {years} years?',
  ),
  answer: ({ scheduledPayment }, { currency }) => formatMoney(scheduledPayment, currency()),
  isMoney: true,
});

export const asked = [payment];
