import { store, storedJson } from '../../../browser/storage.ts';
import { type Row, rowsIn } from './rows.ts';

/** Returns the rows of a tool's page, which are kept until the tab is closed. */
export function keptRows(slug: string): readonly Row[] {
  return rowsIn(storedJson(keyOf(slug), 'tab'));
}

export function keepRows(slug: string, rows: readonly Row[]): void {
  store(keyOf(slug), JSON.stringify(rows), 'tab');
}

function keyOf(slug: string): string {
  return `comparison of ${slug}`;
}
