import { useContext, useMemo, useState } from 'preact/hooks';
import { Scrollable } from '../../components/scrollable.tsx';
import { Currency } from '../../currency.ts';
import { formatMoney } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { saveFile } from '../../save-file.ts';
import { type Installment, monthlySchedule, yearlySchedule } from './schedule.ts';

/** The payment schedule, by year or by month. */
export function More({ request, result }: Shown<'loan-payoff-calculator'>) {
  const currency = useContext(Currency);
  const [isMonthly, setMonthly] = useState(false);
  const months = useMemo(() => monthlySchedule({ request, result }), [request, result]);
  if (months.length === 0) return null;
  const period = isMonthly ? 'Month' : 'Year';
  const header = [period, 'Paid', 'Interest', 'Repaid', 'Still owed'];
  const rows = isMonthly ? months : yearlySchedule(months);
  const download = async () => {
    const { writeTable } = await import('../../tables/write-table.ts');
    const cells = rows.map((row) => cellsOf(row, (amount) => amount.toFixed(2)));
    const rowAt = (index: number) => cells[index] ?? [];
    saveFile('schedule.csv', await writeTable({ header, rowCount: rows.length, rowAt }, ','));
  };
  return (
    <details class="card extra">
      <summary>Payment schedule</summary>
      <div class="buttons">
        <button type="button" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
          By year
        </button>
        <button type="button" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
          By month
        </button>
        <button type="button" class="quiet" onClick={download}>
          Download as CSV
        </button>
      </div>
      <Scrollable label="Payment schedule">
        <table class="amounts">
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.period}>
                {cellsOf(row, (amount) => formatMoney(amount, currency)).map((cell, index) => (
                  <td key={header[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p class="note">
        With the extra payment, if there is one. Lenders round each payment to cents, so their
        schedules can differ by a few.
      </p>
    </details>
  );
}

function cellsOf(
  { period, paid, interest, repaid, owed }: Installment,
  written: (amount: number) => string,
): readonly string[] {
  return [String(period), ...[paid, interest, repaid, owed].map(written)];
}
