import { useMemo, useState } from 'preact/hooks';
import { calculateLoanPayoff } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatMonths } from '../../../src/form/numbers/format.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import { ChoiceButtons } from '../shared/choices.tsx';
import { Comparison } from '../shared/compare/comparison.tsx';
import { type Compare, monthsInWords } from '../shared/compare/comparison-figures.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { useMoney } from '../shared/money.ts';
import { roundStep, withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import { orDash } from '../shared/or-dash.ts';
import { LineChart } from '../shared/pictures/line-chart.tsx';
import { monthsOf, timeAxis } from '../shared/pictures/line-places.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { monthlySchedule, owedAfter, yearlySchedule } from './schedule.ts';

type Loan = ToolAnswer<'loan-payoff-calculator'>;

/**
 * The debt over time, with the extra payment and, in gray, without it. A ring at the end of the
 * loan sets the extra payment.
 */
export function Picture({ request, result, change }: Loan & FormFiller) {
  const money = useMoney();
  const { fields } = useToolContext();
  const { months, lines } = useMemo(() => debtOf({ request, result }), [request, result]);
  const names = namesOf(request, money);
  // Takes the room that the page keeps for the chart.
  if (lines.length === 0) return <figure hidden />;
  const { extraPayment = 0 } = request;
  const longest = result.standard.months;
  const end = result.accelerated.months ?? 0;
  return (
    <LineChart
      {...timeAxis(months)}
      lines={lines.map(({ plan, ...line }) => ({ ...line, name: names[plan] }))}
      write={money}
      caption={longest ? t('Drag the ring to pay the loan off sooner.') : undefined}
      over={
        longest && (
          <input
            type="range"
            class="over"
            aria-label={fields.find(({ name }) => name === 'extraPayment')?.title}
            aria-valuetext={formatList([money(extraPayment), formatMonths(end) ?? ''])}
            min="0"
            max={longest}
            value={end}
            onInput={({ currentTarget: { valueAsNumber } }) =>
              change('extraPayment', String(extraFor(valueAsNumber, { request, result })))
            }
          />
        )
      }
    />
  );
}

/** Returns the extra payment, in round amounts, that pays off a loan within some months. */
export function extraFor(months: number, { request, result }: Loan): number {
  const { principal, annualRate } = request;
  const { scheduledPayment, standard } = result;
  if (months >= (standard.months ?? 0)) return 0;
  const years = Math.max(1, months) / 12;
  const payment = calculateLoanPayoff({ principal, annualRate, years }).scheduledPayment;
  const step = roundStep(scheduledPayment / 1_000);
  return withoutBinaryNoise(Math.ceil((payment - scheduledPayment) / step) * step);
}

function namesOf({ extraPayment = 0 }: Loan['request'], money: (amount: number) => string) {
  return {
    scheduled: t('As scheduled'),
    extra: t('With {amount} extra a month', { amount: money(extraPayment) }),
  };
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

/** Both plans side by side, a comparison with others, and the payment schedule. */
export function More(shown: Loan) {
  return (
    <>
      <Plans {...shown} />
      <Comparison
        {...comparedLoans()}
        title={t('Compare loans')}
        itemName={t('Loan')}
        numberedName={(number) => t('Loan {number}', { number })}
        hint={t('Change a figure to see what another rate, term or extra payment costs.')}
        beginLabel={t('Compare with another loan')}
        repeated={Object.keys(shown.request)}
        request={shown.request}
      />
      <Schedule {...shown} />
    </>
  );
}

/** Loans are judged by their interest. */
export function comparedLoans(): Compare {
  return {
    figures: [
      { title: t('Monthly payment'), name: 'scheduledPayment', kind: 'money' },
      { title: t('Time'), name: 'accelerated.months', kind: 'months' },
      { title: t('Total interest'), name: 'accelerated.totalInterest', kind: 'money' },
      { title: t('Total paid'), name: 'accelerated.totalPaid', kind: 'money' },
    ],
    judge: () => ({
      by: 'accelerated.totalInterest',
      isLeast: true,
      sayOne: (name) => t('{name} costs the least interest.', { name }),
      saySeveral: (names) => t('{names} tie for the least interest.', { names }),
    }),
  };
}

function Plans({ request, result }: Loan) {
  const money = useMoney();
  const { extraPayment = 0 } = request;
  const { scheduledPayment, standard, accelerated } = result;
  const names = namesOf(request, money);
  const plans = [
    { name: names.scheduled, payment: scheduledPayment, ...standard },
    { name: names.extra, payment: scheduledPayment + extraPayment, ...accelerated },
  ].filter(({ payoffPossible }, index) => payoffPossible && (index === 0 || extraPayment > 0));
  if (plans.length === 0) return null;
  const row = (title: string, cells: readonly string[]) => ({
    key: title,
    cells: [title, ...cells],
  });
  const amounts = (name: 'payment' | 'totalInterest' | 'totalPaid') =>
    plans.map((plan) => orDash(plan[name] ?? undefined, money));
  const times = plans.map(({ months }) => orDash(months ?? undefined, monthsInWords));
  return (
    <Scrollable label={t('Both plans')}>
      <HeadedTable
        class="amounts"
        columns={['', ...plans.map(({ name }) => name)]}
        rows={[
          row(t('Monthly payment'), amounts('payment')),
          row(t('Time'), times),
          row(t('Total interest'), amounts('totalInterest')),
          row(t('Total paid'), amounts('totalPaid')),
        ]}
      />
    </Scrollable>
  );
}

function Schedule({ request, result }: Loan) {
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
