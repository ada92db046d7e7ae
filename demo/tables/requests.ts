import { readDates } from '../../src/form/amounts/read-date.ts';
import type { Field, Option } from '../../src/form/fields.ts';
import {
  amountKindOf,
  inputsOf,
  type Request,
  requestOf,
  requestValue,
  unreadInput,
} from '../../src/form/inputs.ts';
import { t } from '../../src/form/language/language.ts';
import { amountInCell, type DecimalMark } from './cell-number.ts';

/** Where a field gets its value: from a column of each row, or from the form for all rows. */
export type Source = { readonly column: number } | { readonly input: string };

/** The sources of a tool's fields, by the name of the field. */
export type Sources = Readonly<Record<string, Source>>;

/** Returns the request of a row. Invalid values go to the API, which explains the error. */
export function requestOfRow(
  fields: readonly Field[],
  sources: Sources,
  row: readonly string[],
  mark: DecimalMark,
): Request {
  const columnOf = ({ name }: Field) => {
    const source = sources[name];
    return source && 'column' in source ? source.column : undefined;
  };
  const inputs = inputsOf(fields, (field) => {
    const [source, column] = [sources[field.name], columnOf(field)];
    if (column !== undefined) return inputOfCell(field, row[column] ?? '', mark);
    return source && 'input' in source ? source.input : '';
  });
  const fromCells = fields.flatMap((field) => {
    const isFromCell = columnOf(field) !== undefined && inputs[field.name] !== '';
    return isFromCell ? [[field.name, requestValue(field, inputs)] as const] : [];
  });
  const fixed = fields.filter((field) => columnOf(field) === undefined);
  return { ...requestOf(fixed, inputs), ...Object.fromEntries(fromCells) };
}

/** Returns the input that a cell is in a form. */
function inputOfCell(field: Field, cell: string, mark: DecimalMark): string {
  const { kind, options } = field;
  if (kind === 'long text') return cell;
  const trimmed = cell.trim();
  const lower = trimmed.toLowerCase();
  if (trimmed === '') return '';
  if (kind === 'number')
    return amountInCell(trimmed, mark, amountKindOf(field)) ?? unreadInput(trimmed);
  if (kind === 'date') {
    const [date = trimmed, ...others] = readDates(trimmed, undefined);
    return others.length === 0 ? date : trimmed;
  }
  const isMeant = ({ value, label }: Option) =>
    value.toLowerCase() === lower || label.toLowerCase() === lower;
  const option = options.find(isMeant);
  if (option) return option.value;
  if (kind === 'flag') {
    if (/^(?:true|yes|1|x)$/.test(lower) || lower === t('Yes').toLowerCase()) return 'true';
    return /^(?:false|no|0)$/.test(lower) || lower === t('No').toLowerCase() ? 'false' : trimmed;
  }
  return trimmed;
}

/** Returns a cell with the example of a field: a number with this mark, or an option's label. */
export function exampleCell({ kind, sample, options }: Field, mark: DecimalMark): string {
  if (kind === 'number') return sample.replace('.', mark);
  return options.find(({ value }) => value === sample)?.label ?? sample;
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
