import { useContext, useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';
import { useFormLocale } from '../../../src/form/view/form-locale.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import type { Curve } from '../shared/pictures/curve.ts';
import { Curves } from '../shared/pictures/curves.tsx';
import { monthsOf } from '../shared/pictures/months.ts';
import type { Shown } from '../shared/shown.ts';
import { OtherPlan } from './other-plan.tsx';
import { monthlySchedule, owedAfter, yearlySchedule } from './schedule.ts';

type Loan = Shown<'loan-payoff-calculator'>;

/** The debt over time, with and without the extra payment. */
export function Picture({ request, result }: Loan) {
  const currency = useContext(Currency);
  const locale = useFormLocale();
  // A curve's name contains a number in the format of the locale.
  const { years, curves } = useMemo(
    () => curvesOf({ request, result }, currency),
    [request, result, currency, locale],
  );
  const caption = captionOf({ request, result }, currency);
  if (curves.length > 0) {
    return <Curves years={years} curves={curves} axis={t('Years')} caption={caption} />;
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
    name: t('As scheduled'),
    color: '--first',
    values: months.map((month) => owedAfter(month, standard, scheduledPayment, rate)),
  };
  const payment = scheduledPayment + extraPayment;
  const extra: Curve = {
    name: t('With {amount} extra a month', { amount: formatMoney(extraPayment, currency) }),
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

function captionOf({ request, result }: Loan, currency: string | undefined): string {
  const { standard, accelerated, monthsSaved } = result;
  if (accelerated.months === null) {
    const interest = (request.principal * request.annualRate) / 1200;
    return t('This loan is never paid off: the first month’s interest alone is {interest}.', {
      interest: formatMoney(interest, currency),
    });
  }
  if (standard.months === null) {
    return plural(
      accelerated.months,
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
    accelerated.months,
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
export function More(shown: Shown<'loan-payoff-calculator'>) {
  return (
    <>
      <OtherPlan {...shown} />
      <Schedule {...shown} />
    </>
  );
}

/** The payment schedule, by year or by month. */
function Schedule({ request, result }: Shown<'loan-payoff-calculator'>) {
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
      <button type="button" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
        {t('By year')}
      </button>
      <button type="button" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
        {t('By month')}
      </button>
    </AmountsTable>
  );
}
