import type { Field, Option } from '../../src/form/fields.ts';
import { type Request, requestOf, typedValue } from '../../src/form/inputs.ts';
import { t } from '../../src/form/language/language.ts';
import { type DecimalMark, numberInCell } from './cell-number.ts';

/** Where a field gets its value: from a column of each row, or from the form for all rows. */
export type Source = { readonly column: number } | { readonly input: string };

/** The sources of a tool's fields, by the name of the field. */
export type Sources = Readonly<Record<string, Source>>;

/** Returns the request of a row. */
export function requestOfRow(
  fields: readonly Field[],
  sources: Sources,
  row: readonly string[],
  mark: DecimalMark,
): Request {
  const isFromColumn = ({ name }: Field) => 'column' in (sources[name] ?? {});
  const fixed = fields.filter((field) => !isFromColumn(field));
  const inputs = Object.fromEntries(
    fixed.map(({ name }) => {
      const source = sources[name];
      return [name, source && 'input' in source ? source.input : ''];
    }),
  );
  const fromCells = fields.flatMap((field) => {
    const source = sources[field.name];
    if (!source || !('column' in source)) return [];
    const value = valueOfCell(field, row[source.column] ?? '', mark);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { ...requestOf(fixed, inputs), ...Object.fromEntries(fromCells) };
}

/**
 * Returns the value of a cell for a field. Invalid values go to the API, which explains the error.
 */
function valueOfCell(field: Field, cell: string, mark: DecimalMark): unknown {
  const { kind } = field;
  if (kind === 'long text') return cell;
  const trimmed = cell.trim();
  if (trimmed === '') return undefined;
  const lower = trimmed.toLowerCase();
  if (kind === 'number') return numberInCell(trimmed, mark) ?? trimmed;
  if (kind === 'choice') {
    const isMeant = ({ value, label }: Option) =>
      value.toLowerCase() === lower || label.toLowerCase() === lower;
    return typedValue(field, field.options.find(isMeant)?.value ?? trimmed);
  }
  if (kind === 'flag') {
    if (/^(?:true|yes|1|x)$/.test(lower) || lower === t('Yes').toLowerCase()) return true;
    return /^(?:false|no|0)$/.test(lower) || lower === t('No').toLowerCase() ? false : trimmed;
  }
  return typedValue(field, trimmed);
}

/**
 * Matches columns to fields by their names: `Annual interest rate (%)` is the field `annualRate`.
 */
export function sourcesFor(
  fields: readonly Field[],
  columns: readonly string[],
  initial: Readonly<Record<string, string>>,
): Sources {
  const names = columns.map(plainName);
  const free = new Set(names.keys());
  const take = (matches: (name: string) => boolean) => {
    const column = [...free].find((index) => names[index] && matches(names[index]));
    if (column !== undefined) free.delete(column);
    return column;
  };
  const columnOf = ({ name, title }: Field) => {
    const wanted = [plainName(name), plainName(title)];
    return take((column) => wanted.includes(column));
  };
  const exact = new Map(fields.map((field) => [field.name, columnOf(field)]));
  return Object.fromEntries(
    fields.map(({ name }) => {
      const column = exact.get(name);
      return [name, column === undefined ? { input: initial[name] ?? '' } : { column }];
    }),
  );
}

/** Returns the lowercase letters and the digits of a name, without any text in parentheses. */
function plainName(name: string): string {
  return name
    .replace(/\([^()]*\)/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
