import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import type { Shown } from '../shared/shown.ts';
import { monthlySchedule, yearlySchedule } from './schedule.ts';

/** The payment schedule, by year or by month. */
export function Schedule({ request, result }: Shown<'loan-payoff-calculator'>) {
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
