import Papa from 'papaparse';
import { t } from '../language.ts';
import { pause } from './pause.ts';

/** The cells of a table, row by row; every row has as many as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** What separated the cells: a comma, a semicolon, a tab … */
  readonly delimiter: string;
}

/** Short enough that the page stays responsive between two chunks. */
const charactersInChunk = 200_000;

/** Reads a file as UTF-8, as UTF-16 if it begins so, or else as Windows-1252, as old spreadsheets write. */
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
 * Reads comma-separated values, or what a spreadsheet copies: cells between tabs, semicolons or bars.
 * Skips empty rows. Rejects with an `Error` that names the row if a quotation mark is never closed.
 */
export async function readTable(text: string): Promise<Table> {
  const rows: string[][] = [];
  let delimiter = ',';
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      skipEmptyLines: 'greedy',
      chunkSize: charactersInChunk,
      chunk({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        // A chunk can have more rows than Safari takes arguments.
        for (const row of data) rows.push(row);
        delimiter = meta.delimiter;
        if (errors.some(({ type }) => type === 'Quotes')) {
          reject(
            new Error(
              t('Row {number}: a quotation mark is not closed.', { number: String(rows.length) }),
            ),
          );
          parser.abort();
          return;
        }
        parser.pause();
        pause().then(() => parser.resume());
      },
      complete: () => resolve(),
      error: reject,
    });
  });
  const width = rows.reduce((longest, { length }) => Math.max(longest, length), 0);
  for (const row of rows) while (row.length < width) row.push('');
  return { rows, delimiter };
}
