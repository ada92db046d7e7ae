import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Scrollable } from '../components/scrollable.tsx';
import { Currency } from '../currency.ts';
import { formatMoney } from '../format.ts';
import { saveFile } from '../save-file.ts';
import './money.css';

interface AmountsRow {
  /** Names the period, such as its year and the age. */
  readonly period: readonly string[];
  readonly amounts: readonly number[];
}

interface Properties {
  readonly title: string;
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: readonly AmountsRow[];
  /** Shown before the buttons that save and print the table. */
  readonly children?: ComponentChildren;
  readonly note: string;
}

/** Amounts of money over time, to open, save and print. */
export function AmountsTable({ title, fileName, header, rows, children, note }: Properties) {
  const currency = useContext(Currency);
  const download = async () => {
    const { writeTable } = await import('../tables/write-table.ts');
    const cells = rows.map((row) => cellsOf(row, (amount) => amount.toFixed(2)));
    const rowAt = (index: number) => cells[index] ?? [];
    saveFile(fileName, await writeTable({ header, rowCount: rows.length, rowAt }, ','));
  };
  return (
    <details class="card extra amounts-table">
      <summary>{title}</summary>
      <div class="buttons">
        {children}
        <button type="button" onClick={download}>
          Download as CSV
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </div>
      <Scrollable label={title}>
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
              <tr key={row.period[0]}>
                {cellsOf(row, (amount) => formatMoney(amount, currency)).map((cell, index) => (
                  <td key={header[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p class="note">{note}</p>
    </details>
  );
}

function cellsOf(
  { period, amounts }: AmountsRow,
  write: (amount: number) => string,
): readonly string[] {
  return [...period, ...amounts.map(write)];
}
