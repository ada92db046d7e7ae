import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import { t } from '../../language.ts';
import { type Curve, Curves } from '../../pictures/curves.tsx';
import { monthsOf } from '../../pictures/months.ts';
import type { Shown } from '../../pictures/shown.ts';
import { useMoney } from '../use-money.ts';
import { monthsOfPlan, savingsAfter } from './growth.ts';

/** Savings over time, split into contributions and growth. */
export function Picture({ request, result }: Shown<'retirement-calculator'>) {
  const { ages, curves } = useMemo(() => curvesOf(request), [request]);
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

function curvesOf(request: Shown<'retirement-calculator'>['request']) {
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
  return {
    ages: months.map((month) => request.currentAge + month / 12),
    curves: [total, contributed],
  };
}
