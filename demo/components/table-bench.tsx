import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { t } from '../language.ts';
import { replaceHash } from '../page-access.ts';
import { plural } from '../plural.ts';
import { numberInCell } from '../tables/cell-number.ts';
import { mostColumns, type Table } from '../tables/table.ts';
import { type Field, fieldsOf, type ToolPage } from '../tool-page.ts';
import { DelimiterChoice } from './delimiter-choice.tsx';
import { TableInput } from './table-input.tsx';
import { TablePreview } from './table-preview.tsx';
import { TableRun } from './table-run.tsx';

interface LoadedTable extends Table {
  readonly name: string;
  /** The text that it was read from. The example has none. */
  readonly text?: string | undefined;
  /** Distinguishes a table from the previous one, which may look the same. */
  readonly number: number;
}

const previewedRows = 3;

/** Lets the visitor choose a tool and a table, and computes every row. */
export function TableBench({ tools }: { readonly tools: readonly ToolPage[] }) {
  const [slug, setSlug] = useState<string>(tools[0]?.slug ?? '');
  const [table, setTable] = useState<LoadedTable>();
  const [hasHeader, setHeader] = useState(true);
  useEffect(() => {
    const choose = () => {
      const named = location.hash.slice(1);
      if (tools.some((tool) => tool.slug === named)) setSlug(named);
    };
    choose();
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, [tools]);
  const tool = tools.find((one) => one.slug === slug) ?? tools[0];
  const fields = useMemo(() => (tool ? fieldsOf(tool) : []), [tool]);
  if (!tool) return null;

  const load = (read: Table, name: string, text?: string) => {
    setTable((before) => ({ ...read, name, text, number: (before?.number ?? 0) + 1 }));
    setHeader(looksLikeHeader(read.rows));
  };
  const example = () => {
    const shown = fields.filter(({ sample }) => sample !== '');
    const rows = [shown.map(({ title }) => title), shown.map(sampleCell)];
    load({ rows, columnCount: shown.length, delimiter: ',' }, t('the example'));
  };
  const [first = []] = table?.rows ?? [];
  const columns = Array.from(
    { length: Math.min(table?.columnCount ?? 0, mostColumns) },
    (_, index) =>
      (hasHeader && first[index]) || t('Column {number}', { number: formatNumber(index + 1) }),
  );
  const rows = table?.rows.slice(hasHeader ? 1 : 0) ?? [];

  return (
    <>
      <div class="card step">
        <h2>{t('1. Tool and table')}</h2>
        <div class="field">
          <label for="tool">{t('Tool')}</label>
          <select
            id="tool"
            value={slug}
            onChange={({ currentTarget }) => {
              replaceHash(currentTarget.value);
              setSlug(currentTarget.value);
            }}
          >
            {tools.map(({ slug: value, name }) => (
              <option key={value} id={value} value={value} selected={value === slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <TableInput onTable={load} onExample={example} />
        {table && (
          <>
            <p class="state" role="status">
              {t('{rows} and {columns} from {source}.', {
                rows: plural(rows.length, '{count} row', '{count} rows'),
                columns: plural(table.columnCount, '{count} column', '{count} columns'),
                source: table.name,
              })}
              {table.columnCount > mostColumns && (
                <>
                  {' '}
                  {t('Only the first {number} columns are read and kept.', {
                    number: formatNumber(mostColumns),
                  })}
                </>
              )}
            </p>
            {table.text !== undefined && (
              <DelimiterChoice
                table={table}
                text={table.text}
                onTable={(read) => load(read, table.name, table.text)}
              />
            )}
            <label class="check">
              <input
                type="checkbox"
                checked={hasHeader}
                onChange={({ currentTarget }) => setHeader(currentTarget.checked)}
              />{' '}
              {t('The first row names the columns')}
            </label>
            <TablePreview
              label={t('Beginning of the table')}
              header={columns}
              rows={rows.slice(0, previewedRows)}
            />
          </>
        )}
      </div>
      {table && !table.isInDoubt && rows.length > 0 && (
        <TableRun
          key={`${slug} ${table.number} ${hasHeader}`}
          tool={tool}
          fields={fields}
          columns={columns}
          rows={rows}
          delimiter={table.delimiter}
        />
      )}
    </>
  );
}

/** Returns the table cell for the value of a field in the example: the label of an option. */
function sampleCell({ sample, options }: Field): string {
  return options.find(({ value }) => value === sample)?.label ?? sample;
}

/** Whether the first row contains names but no numbers, and other rows follow. */
function looksLikeHeader([first = [], ...others]: Table['rows']): boolean {
  const isNumber = (cell: string) =>
    numberInCell(cell, '.') !== undefined || numberInCell(cell, ',') !== undefined;
  return others.length > 0 && !first.some(isNumber) && first.some((cell) => cell.trim() !== '');
}
