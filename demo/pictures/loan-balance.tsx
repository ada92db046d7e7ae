import { useMemo } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { type Curve, Curves } from './curves.tsx';
import type { Shown } from './pictures.ts';
import { balanceAfter, monthsOf } from './schedules.ts';

/** Ten years are drawn of a loan that is never paid off. */
const shownWithoutEnd = 120;

/** What is still owed over time, with and without the extra payment. */
export function Picture({ request, result }: Shown<'loan-payoff-calculator'>) {
  const { principal, annualRate, extraPayment = 0 } = request;
  const { scheduledPayment, standard, accelerated } = result;
  const { years, curves } = useMemo(() => {
    const months = monthsOf(standard.months ?? accelerated.months ?? shownWithoutEnd);
    const rate = annualRate / 1200;
    const balances = (payment: number, lastMonth: number | null) =>
      months.map((month) => balanceAfter(month, { principal, rate, payment }, lastMonth));
    const scheduled: Curve = {
      name: 'As scheduled',
      color: '--first',
      values: balances(scheduledPayment, standard.months),
    };
    const extra: Curve = {
      name: `With ${formatNumber(extraPayment)} extra a month`,
      color: '--second',
      values: balances(scheduledPayment + extraPayment, accelerated.months),
    };
    return {
      years: months.map((month) => month / 12),
      curves: extraPayment > 0 ? [scheduled, extra] : [scheduled],
    };
  }, [request, result]);
  return <Curves years={years} curves={curves} axis="Years" caption={captionOf(result)} />;
}

function captionOf({
  standard,
  accelerated,
  monthsSaved,
}: Shown<'loan-payoff-calculator'>['result']) {
  if (standard.months === null) return 'As scheduled, this loan is never paid off.';
  const scheduled = `As scheduled, nothing is owed after ${formatNumber(standard.months)} months`;
  if (!monthsSaved || accelerated.months === null) return `${scheduled}.`;
  return `${scheduled}; with the extra payment after ${formatNumber(accelerated.months)}, ${formatNumber(monthsSaved)} sooner.`;
}
