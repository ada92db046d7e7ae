import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import { ChoiceButtons } from '../shared/choices.tsx';
import { useMoney } from '../shared/money.ts';
import { LineChart } from '../shared/pictures/line-chart.tsx';
import { monthsOf } from '../shared/pictures/line-places.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { OtherPlan } from './other-plan.tsx';
import { monthlySchedule, owedAfter, yearlySchedule } from './schedule.ts';

type Loan = ToolAnswer<'loan-payoff-calculator'>;

/** The debt over time, with the extra payment and, in gray, without it. */
export function Picture({ request, result }: Loan) {
  const money = useMoney();
  const { months, lines } = useMemo(() => debtOf({ request, result }), [request, result]);
  const { extraPayment = 0 } = request;
  const names = {
    scheduled: t('As scheduled'),
    extra: t('With {amount} extra a month', { amount: money(extraPayment) }),
  };
  // Takes the room that the page keeps for the chart.
  if (lines.length === 0) return <figure hidden />;
  return (
    <LineChart
      axis={t('Years')}
      places={months.map((month) => month / 12)}
      lines={lines.map(({ plan, ...line }) => ({ ...line, name: names[plan] }))}
      write={money}
      caption={captionOf(result)}
    />
  );
}

/** Returns the debt after months of each plan, up to its end. */
export function debtOf({ request, result }: Loan) {
  const { annualRate, extraPayment = 0 } = request;
  const { scheduledPayment, standard, accelerated } = result;
  const ends = [standard.months ?? 0, accelerated.months ?? 0];
  const months = [...new Set([...monthsOf(Math.max(...ends)), ...ends])].sort((a, b) => a - b);
  const owed = (plan: Loan['result']['standard'], payment: number) =>
    months.map((month) =>
      month > (plan.months ?? 0) ? null : owedAfter(month, plan, payment, annualRate / 1200),
    );
  const scheduled = {
    plan: 'scheduled',
    tone: extraPayment > 0 ? 'second' : 'first',
    values: owed(standard, scheduledPayment),
  } as const;
  const extra = {
    plan: 'extra',
    tone: 'first',
    values: owed(accelerated, scheduledPayment + extraPayment),
  } as const;
  return {
    months,
    lines: [
      ...(standard.payoffPossible ? [scheduled] : []),
      ...(accelerated.payoffPossible && extraPayment > 0 ? [extra] : []),
    ],
  };
}

function captionOf({ standard, accelerated, monthsSaved }: Loan['result']): string {
  const months = accelerated.months ?? 0;
  if (standard.months === null) {
    return plural(
      months,
      'The loan is paid off after {count} month with the extra payment, and never without it.',
      'The loan is paid off after {count} months with the extra payment, and never without it.',
    );
  }
  const scheduled = plural(
    standard.months,
    'The loan is paid off after {count} month.',
    'The loan is paid off after {count} months.',
  );
  if (!monthsSaved) return scheduled;
  const withExtra = plural(
    months,
    'With the extra payment, it takes {count} month.',
    'With the extra payment, it takes {count} months.',
  );
  const sooner = plural(
    monthsSaved,
    'That is {count} month sooner.',
    'That is {count} months sooner.',
  );
  return [scheduled, withExtra, sooner].join(sentenceSpace());
}

/** A comparison with a second plan, and the payment schedule. */
export function More(shown: ToolAnswer<'loan-payoff-calculator'>) {
  return (
    <>
      <OtherPlan {...shown} />
      <Schedule {...shown} />
    </>
  );
}

function Schedule({ request, result }: ToolAnswer<'loan-payoff-calculator'>) {
  const [isMonthly, setMonthly] = useState(false);
  const months = useMemo(() => monthlySchedule({ request, result }), [request, result]);
  if (months.length === 0) return null;
  const rows = isMonthly ? months : yearlySchedule(months);
  return (
    <AmountsTable
      title={t('Payment schedule')}
      fileName="schedule.csv"
      header={[
        isMonthly ? t('Month') : t('Year'),
        t('Paid'),
        t('Interest'),
        t('Repaid'),
        t('Still owed'),
      ]}
      rows={rows.map(({ period, paid, interest, repaid, owed }) => ({
        period: [period],
        amounts: [paid, interest, repaid, owed],
      }))}
      note={t(
        'With the extra payment, if there is one. Lenders round each payment to cents, so their schedules can differ by a few cents.',
      )}
    >
      <ChoiceButtons
        choices={[
          { value: false, name: t('By year') },
          { value: true, name: t('By month') },
        ]}
        chosen={isMonthly}
        onChoose={setMonthly}
      />
    </AmountsTable>
  );
}
