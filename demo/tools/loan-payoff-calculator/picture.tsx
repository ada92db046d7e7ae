import { useContext, useMemo } from 'preact/hooks';
import { Currency } from '../../currency.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { type Curve, Curves } from '../../pictures/curves.tsx';
import { monthsOf } from '../../pictures/months.ts';
import { owedAfter } from '../../pictures/repayment.ts';
import type { Shown } from '../../pictures/shown.ts';

type Loan = Shown<'loan-payoff-calculator'>;

/** The debt over time, with and without the extra payment. */
export function Picture({ request, result }: Loan) {
  const currency = useContext(Currency);
  const { years, curves } = useMemo(
    () => curvesOf({ request, result }, currency),
    [request, result, currency],
  );
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

function curvesOf({ request, result }: Loan, currency: string | undefined) {
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
    name: `With ${formatMoney(extraPayment, currency)} extra a month`,
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
  const withExtra = `after ${formatNumber(accelerated.months)} months with the extra payment`;
  if (standard.months === null) {
    return `The loan is paid off ${withExtra}, and never without it.`;
  }
  const scheduled = `The loan is paid off after ${formatNumber(standard.months)} months`;
  if (!monthsSaved) return `${scheduled}.`;
  return `${scheduled}, or ${withExtra}: ${formatNumber(monthsSaved)} months sooner.`;
}
