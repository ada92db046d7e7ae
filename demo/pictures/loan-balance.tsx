import { useMemo } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { type Curve, Curves } from './curves.tsx';
import { monthsOf } from './months.ts';
import { owedAfter } from './repayment.ts';
import type { Shown } from './shown.ts';

type Loan = Shown<'loan-payoff-calculator'>;

/** What is still owed over time, with and without the extra payment. */
export function Picture({ request, result }: Loan) {
  const { years, curves } = useMemo(() => curvesOf({ request, result }), [request, result]);
  const caption = captionOf(result);
  if (curves.length > 0) {
    return <Curves years={years} curves={curves} axis="Years" caption={caption} />;
  }
  return (
    <figure>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function curvesOf({ request, result }: Loan) {
  const { annualRate, extraPayment = 0 } = request;
  const { scheduledPayment, standard, accelerated } = result;
  const rate = annualRate / 1200;
  const months = monthsOf(standard.months ?? accelerated.months ?? 0);
  const scheduled: Curve = {
    name: 'As scheduled',
    color: '--first',
    values: months.map((month) => owedAfter(month, standard, scheduledPayment, rate)),
  };
  const payment = scheduledPayment + extraPayment;
  const extra: Curve = {
    name: `With ${formatNumber(extraPayment)} extra a month`,
    color: '--second',
    values: months.map((month) => owedAfter(month, accelerated, payment, rate)),
  };
  return {
    years: months.map((month) => month / 12),
    curves: [
      ...(standard.payoffPossible ? [scheduled] : []),
      ...(accelerated.payoffPossible && extraPayment > 0 ? [extra] : []),
    ],
  };
}

function captionOf({ standard, accelerated, monthsSaved }: Loan['result']): string {
  if (accelerated.months === null) return 'This loan is never paid off.';
  const early = `With the extra payment, nothing is owed after ${formatNumber(accelerated.months)} months`;
  if (standard.months === null) return `${early}; as scheduled, the loan is never paid off.`;
  const scheduled = `As scheduled, nothing is owed after ${formatNumber(standard.months)} months`;
  if (!monthsSaved) return `${scheduled}.`;
  return `${scheduled}; with the extra payment after ${formatNumber(accelerated.months)}, ${formatNumber(monthsSaved)} sooner.`;
}
