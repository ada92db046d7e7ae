import { t } from '../../src/form/language/language.ts';
import { pause } from '../browser/pause.ts';
import { type Decision, decideDelimiter, noDelimiter } from './decide-delimiter.ts';
import { rowsOf } from './rows-of.ts';
import { mostColumns, type Table } from './table.ts';

/** Few enough that the page stays responsive while they are read. */
const charactersAtOnce = 200_000;

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which old spreadsheets write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a table whose cells are separated by commas, semicolons, bars or, as copied from a
 * spreadsheet, tabs. The delimiter is the chosen one, where `''` means that there is one column, or
 * else the one that fits the text. Skips empty rows, and the columns after the first `mostColumns`.
 * Rejects with an `Error` that names the row if a quotation mark is never closed.
 */
export async function readTable(text: string, chosen?: string): Promise<Table> {
  const written = text.replace(/^\ufeff/, '');
  const { delimiter, isInDoubt }: Decision =
    chosen === undefined ? decideDelimiter(written) : { delimiter: chosen || noDelimiter(written) };
  const rows: (readonly string[])[] = [];
  let columnCount = 0;
  let pauseAt = charactersAtOnce;
  try {
    for (const { cells, end } of rowsOf(written, delimiter)) {
      if (cells.some((cell) => cell.trim() !== '')) {
        rows.push(cells.slice(0, mostColumns));
        columnCount = Math.max(columnCount, cells.length);
      }
      if (end < pauseAt) continue;
      await pause();
      pauseAt = end + charactersAtOnce;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const number = String(rows.length + 1);
    throw new Error(t('Row {number}: a quotation mark is not closed.', { number }));
  }
  return { rows, columnCount, delimiter, ...(isInDoubt && { isInDoubt }) };
}
