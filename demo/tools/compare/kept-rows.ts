import { parseRows, type Row } from './rows.ts';

/** The rows of a tool's page, which this tab keeps until it is closed. */
export function keptRows(slug: string): readonly Row[] {
  try {
    return parseRows(sessionStorage.getItem(keyOf(slug)) ?? '[]');
  } catch {
    // Storage may be blocked.
    return [];
  }
}

export function keepRows(slug: string, rows: readonly Row[]): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(rows));
  } catch {
    // Storage may be blocked or full.
  }
}

function keyOf(slug: string): string {
  return `comparison of ${slug}`;
}
