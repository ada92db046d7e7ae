import { parseRows, type Row } from './rows.ts';

/** Returns the rows of a tool's page, which are kept until the tab is closed. */
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
