import { useContext, useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import type { Curve } from '../shared/pictures/curve.ts';
import { Curves } from '../shared/pictures/curves.tsx';
import { monthsOf } from '../shared/pictures/months.ts';
import type { Shown } from '../shared/shown.ts';
import { useMoney } from '../shared/use-money.ts';
import { monthsOfPlan, type Plan, savingsAfter } from './growth.ts';
import { inTodaysMoney, outlookOf } from './inflation.ts';

/** Savings over time, split into contributions and growth. */
export function Picture({ request, result }: Shown<'retirement-calculator'>) {
  const { inflation } = outlookOf(useContext(FormInputs));
  const { ages, curves } = useMemo(() => curvesOf(request, inflation), [request, inflation]);
  const money = useMoney();
  const { projectedSavings, totalContributed, totalGrowth } = result;
  const caption = t(
    'You will have {savings} at the age of {age}: {contributed} paid in, and {growth} of growth.',
    {
      savings: money(projectedSavings),
      age: formatNumber(request.retirementAge),
      contributed: money(totalContributed),
      growth: money(totalGrowth),
    },
  );
  return <Curves years={ages} curves={curves} axis={t('Age')} caption={caption} />;
}

function curvesOf(request: Plan, inflation: number | undefined) {
  const months = monthsOf(monthsOfPlan(request));
  const savings = months.map((month) => savingsAfter(month, request));
  const total: Curve = {
    name: t('Growth'),
    color: '--second',
    isFilled: true,
    values: savings.map(({ projectedSavings }) => projectedSavings),
  };
  const contributed: Curve = {
    name: t('Contributions'),
    color: '--first',
    isFilled: true,
    values: savings.map(({ totalContributed }) => totalContributed),
  };
  const today: readonly Curve[] =
    inflation === undefined
      ? []
      : [
          {
            name: t('Savings in today’s money'),
            color: '--third',
            values: savings.map(
              ({ projectedSavings }, index) =>
                inTodaysMoney(projectedSavings, inflation, months[index] ?? 0) ?? null,
            ),
          },
        ];
  return {
    ages: months.map((month) => request.currentAge + month / 12),
    curves: [total, contributed, ...today],
  };
}
