import Papa from 'papaparse';
import { t } from '../language.ts';
import { decideDelimiter, noDelimiter } from './decide-delimiter.ts';
import { pause } from './pause.ts';

/** The cells of a table, row by row. All rows are as long as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** The character that separated the cells: a comma, a semicolon, a tab … */
  readonly delimiter: string;
  /** Whether commas may separate the cells or belong to numbers. Until the visitor decides, there is one column. */
  readonly isInDoubt?: true;
}

/** Short enough that the page stays responsive while a chunk is read. */
const charactersInChunk = 200_000;

/** Decodes UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which old spreadsheets write. */
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
 * Reads a table whose cells are separated by commas, semicolons, bars or, as copied from a spreadsheet, tabs. The
 * delimiter is the chosen one, where `''` means that there is one column, or else the one that fits the text. Skips empty rows. Rejects with an `Error` that names the row if a quotation mark is never closed.
 */
export async function readTable(text: string, chosen?: string): Promise<Table> {
  const rows: string[][] = [];
  const { delimiter, isInDoubt } =
    chosen === undefined ? decideDelimiter(text) : { delimiter: chosen || noDelimiter(text) };
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      skipEmptyLines: 'greedy',
      chunkSize: charactersInChunk,
      chunk({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        // Not `push(...data)`: a chunk can have more rows than Safari allows arguments.
        for (const row of data) rows.push(row);
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
  return { rows, delimiter, ...(isInDoubt && { isInDoubt }) };
}
