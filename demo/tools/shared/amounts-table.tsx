import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatBriefly } from '../../../src/form/numbers/format.ts';
import { PresentationContext } from '../../../src/form/view/presentation.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { HeadedTable } from './headed-table.tsx';
import { useMoney } from './money.ts';

interface AmountsRow {
  /** The time of the row, such as the year and the age. */
  readonly period: readonly number[];
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

/** A collapsible table of amounts of money over time, with buttons to save and print it. */
export function AmountsTable({ title, fileName, header, rows, children, note }: Properties) {
  const money = useMoney();
  const { isOutdated } = useContext(PresentationContext);
  const download = async () => {
    const { writeTable } = await import('../../tables/write-table.ts');
    const cells = rows.map((row) => cellsOf(row, plainTenths, (amount) => amount.toFixed(2)));
    const rowAt = (index: number) => cells[index] ?? [];
    saveFile(fileName, await writeTable({ header, rowCount: rows.length, rowAt }, ','));
  };
  return (
    <details class="card extra amounts-table" open>
      <summary>{title}</summary>
      <div class="buttons">
        {children}
        <button type="button" disabled={isOutdated} onClick={download}>
          {t('Download as CSV')}
        </button>
        <button type="button" disabled={isOutdated} onClick={() => print()}>
          {t('Print')}
        </button>
      </div>
      <Scrollable label={title}>
        <HeadedTable
          class="amounts"
          columns={header}
          rows={rows.map((row) => ({
            key: row.period[0] ?? 0,
            cells: cellsOf(row, formatBriefly, money).map((cell) => <bdi key={cell}>{cell}</bdi>),
          }))}
        />
      </Scrollable>
      <p class="note">{note}</p>
    </details>
  );
}

function cellsOf(
  { period, amounts }: AmountsRow,
  writePeriod: (period: number) => string,
  writeAmount: (amount: number) => string,
): readonly string[] {
  return [...period.map(writePeriod), ...amounts.map(writeAmount)];
}

/** Writes a number with at most one decimal for programs to read. */
function plainTenths(value: number): string {
  return String(Number(value.toFixed(1)));
}
