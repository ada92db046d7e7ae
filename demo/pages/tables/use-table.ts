import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { numberInCell } from '../../tables/cell-number.ts';
import { mostColumns, type Table } from '../../tables/table.ts';

export interface LoadedTable extends Table {
  readonly name: string;
  /** The text that it was read from. The example has none. */
  readonly text?: string | undefined;
  /** Distinguishes a table from the previous one, which may look the same. */
  readonly number: number;
}

/** Holds the visitor's table, and whether its first row names the columns. */
export function useTable() {
  const [table, setTable] = useState<LoadedTable>();
  const [hasHeader, setHeader] = useState(true);
  const load = (read: Table, name: string, text?: string) => {
    setTable((before) => ({ ...read, name, text, number: (before?.number ?? 0) + 1 }));
    setHeader(looksLikeHeader(read.rows));
  };
  const unload = (name: string) =>
    setTable((before) => (before?.name === name ? undefined : before));
  const [first = []] = table?.rows ?? [];
  const columns = Array.from(
    { length: Math.min(table?.columnCount ?? 0, mostColumns) },
    (_, index) =>
      (hasHeader && first[index]) || t('Column {number}', { number: formatNumber(index + 1) }),
  );
  const rows = table?.rows.slice(hasHeader ? 1 : 0) ?? [];
  return { table, load, unload, hasHeader, setHeader, columns, rows };
}

/** Whether the first row contains names but no numbers, and other rows follow. */
function looksLikeHeader([first = [], ...others]: Table['rows']): boolean {
  const isNumber = (cell: string) =>
    numberInCell(cell, '.') !== undefined || numberInCell(cell, ',') !== undefined;
  return others.length > 0 && !first.some(isNumber) && first.some((cell) => cell.trim() !== '');
}
