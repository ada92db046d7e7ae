import { useMemo } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { type Curve, Curves } from './curves.tsx';
import type { Shown } from './pictures.ts';
import { monthsOf, savingsAfter } from './schedules.ts';

/** Savings over time, split into what was paid in and what has grown. */
export function Picture({ request, result }: Shown<'retirement-calculator'>) {
  const { currentAge, retirementAge } = request;
  const { currentSavings = 0, monthlyContribution = 0, annualReturn = 7 } = request;
  const { ages, curves } = useMemo(() => {
    const months = monthsOf(Math.max(1, Math.round(12 * (retirementAge - currentAge))));
    const plan = {
      savings: currentSavings,
      contribution: monthlyContribution,
      rate: annualReturn / 1200,
    };
    const total: Curve = {
      name: 'Growth',
      color: '--second',
      isFilled: true,
      values: months.map((month) => savingsAfter(month, plan)),
    };
    const contributed: Curve = {
      name: 'Contributions',
      color: '--first',
      isFilled: true,
      values: months.map((month) => currentSavings + month * monthlyContribution),
    };
    return {
      ages: months.map((month) => currentAge + month / 12),
      curves: [total, contributed],
    };
  }, [request]);
  const { projectedSavings, totalContributed, totalGrowth } = result;
  const caption = `${formatNumber(projectedSavings)} at the age of ${formatNumber(retirementAge)}: ${formatNumber(totalContributed)} paid in and ${formatNumber(totalGrowth)} of growth.`;
  return <Curves years={ages} curves={curves} axis="Age" caption={caption} />;
}
