import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Wording, Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { monthsOfPlan } from './growth.ts';
import { inTodaysMoney, monthlyIncome, outlookOf } from './inflation.ts';

export const page = { wording } satisfies FormParts<ToolAnswer<'retirement-calculator'>>;

/** Adds the savings in today's money and the income that they give. */
function wording(
  { request, result }: ToolAnswer<'retirement-calculator'>,
  inputs: Inputs,
): Wordings {
  const outlook = outlookOf(inputs);
  const { inflation, lastAge } = outlook;
  const { projectedSavings } = result;
  const today =
    inflation === undefined
      ? undefined
      : inTodaysMoney(projectedSavings, inflation, monthsOfPlan(request));
  const income = monthlyIncome(projectedSavings, request, outlook);
  const age = { age: formatNumber(lastAge ?? 0) };
  const incomeTitle =
    inflation === undefined
      ? t('Monthly income until the age of {age}', age)
      : t('Monthly income until the age of {age}, in today’s money', age);
  return {
    ...(today !== undefined && { today: estimate(t('In today’s money'), today) }),
    ...(lastAge !== undefined && {
      income: income === undefined ? { title: incomeTitle } : estimate(incomeTitle, income),
    }),
  };
}

function estimate(title: string, amount: number): Wording {
  return { title, value: amount, schema: { format: 'money', estimate: true } };
}
