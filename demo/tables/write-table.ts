import Papa from 'papaparse';
import type { ShownField, ShownFields } from '../../src/form/fields.ts';
import { unitName } from '../../src/form/numbers/with-unit.ts';
import { pause, sliceMilliseconds } from '../browser/pause.ts';
import type { ToolPage } from '../model/tool-page.ts';
import type { DecimalMark } from './cell-number.ts';
import type { RowOutcome } from './compute-rows.ts';
import { hidesFormula, inertCell } from './inert-cell.ts';

/** A column of the result: a field, or a field of a nested object, with its heading. */
export interface ResultColumn {
  readonly heading: string;
  readonly path: readonly string[];
  /** Labels of its options, if it is a choice. */
  readonly labels: NonNullable<ShownField['labels']>;
}

/** Returns the columns of a tool's results. A nested object has a column for each of its fields. */
export function resultColumns({ response }: Pick<ToolPage, 'response'>): readonly ResultColumn[] {
  return columnsOf(response.properties, [], '');
}

function columnsOf(
  properties: ShownFields['properties'],
  path: readonly string[],
  prefix: string,
): readonly ResultColumn[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { title = name, properties: inner, 'x-unit': unit } = schema;
    const heading = prefix + title;
    const here = [...path, name];
    if (inner && Object.keys(inner).length > 0) {
      return columnsOf(inner, here, `${heading}: `);
    }
    return [
      {
        heading: unit === undefined ? heading : `${heading} (${unitName(unit)})`,
        path: here,
        labels: schema.labels ?? {},
      },
    ];
  });
}

/**
 * Returns a cell of a result: a number in full, an option's label, a list as JSON, or nothing for a
 * missing value.
 */
export function resultCell(
  outcome: RowOutcome,
  { path, labels }: Pick<ResultColumn, 'path' | 'labels'>,
  mark: DecimalMark,
): string {
  if ('issues' in outcome) return '';
  const value = path.reduce<unknown>(memberOf, outcome.result);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', mark);
  if (typeof value === 'object') return JSON.stringify(value);
  return labels[String(value)] ?? String(value);
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A table with the results next to its rows. */
export interface ResultTable {
  readonly header: readonly string[];
  readonly rowCount: number;
  readonly rowAt: (index: number) => readonly string[];
}

/**
 * Resolves to the lines of the table as delimited text, written in slices so that the page stays
 * responsive. No spreadsheet runs any of its cells as a formula.
 */
export async function writeTable(
  { header, rowCount, rowAt }: ResultTable,
  delimiter: string,
): Promise<readonly string[]> {
  const write = (cells: readonly string[]) =>
    `${Papa.unparse([cells.map(inertCell)], { delimiter, quotes: hidesFormula })}\r\n`;
  const lines = [write(header)];
  let end = performance.now() + sliceMilliseconds;
  for (let index = 0; index < rowCount; index += 1) {
    lines.push(write(rowAt(index)));
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + sliceMilliseconds;
  }
  return lines;
}
