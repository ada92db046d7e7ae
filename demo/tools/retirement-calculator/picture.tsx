import { useContext, useMemo } from 'preact/hooks';
import { calculateRetirement } from 'toolworker';
import { Currency } from '../../currency.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { type Curve, Curves } from '../../pictures/curves.tsx';
import { monthsOf } from '../../pictures/months.ts';
import type { Shown } from '../../pictures/shown.ts';

/** Savings over time, split into contributions and growth. */
export function Picture({ request, result }: Shown<'retirement-calculator'>) {
  const { ages, curves } = useMemo(() => curvesOf(request), [request]);
  const currency = useContext(Currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const { projectedSavings, totalContributed, totalGrowth } = result;
  const caption = `You will have ${money(projectedSavings)} at the age of ${formatNumber(request.retirementAge)}: ${money(totalContributed)} paid in, and ${money(totalGrowth)} of growth.`;
  return <Curves years={ages} curves={curves} axis="Age" caption={caption} />;
}

function curvesOf(request: Shown<'retirement-calculator'>['request']) {
  const { currentAge, retirementAge, targetNestEgg, ...plan } = request;
  const [now = 0, ...months] = monthsOf(Math.max(1, Math.round(12 * (retirementAge - currentAge))));
  const later = months.map((month) =>
    calculateRetirement({ ...plan, currentAge: now, retirementAge: month / 12 }),
  );
  const { currentSavings = 0 } = plan;
  const total: Curve = {
    name: 'Growth',
    color: '--second',
    isFilled: true,
    values: [currentSavings, ...later.map(({ projectedSavings }) => projectedSavings)],
  };
  const contributed: Curve = {
    name: 'Contributions',
    color: '--first',
    isFilled: true,
    values: [currentSavings, ...later.map(({ totalContributed }) => totalContributed)],
  };
  return {
    ages: [now, ...months].map((month) => currentAge + month / 12),
    curves: [total, contributed],
  };
}
