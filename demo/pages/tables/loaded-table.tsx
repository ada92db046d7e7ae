import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { mostColumns, type Table } from '../../tables/table.ts';
import { DelimiterChoice } from './delimiter-choice.tsx';
import { TablePreview } from './table-preview.tsx';
import type { LoadedTable as Loaded } from './use-table.ts';

interface Properties {
  readonly table: Loaded;
  readonly columns: readonly string[];
  readonly rows: Table['rows'];
  readonly hasHeader: boolean;
  readonly onHeader: (hasHeader: boolean) => void;
  readonly onTable: (table: Table) => void;
}

const previewedRows = 3;

/** Shows what was read as the visitor's table, and lets the visitor correct it. */
export function LoadedTable(properties: Properties) {
  const { table, columns, rows, hasHeader, onHeader, onTable } = properties;
  return (
    <div class="given">
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
        <DelimiterChoice table={table} text={table.text} onTable={onTable} />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={hasHeader}
          onChange={({ currentTarget }) => onHeader(currentTarget.checked)}
        />{' '}
        {t('The first row names the columns')}
      </label>
      <TablePreview
        label={t('Beginning of the table')}
        header={columns}
        rows={rows.slice(0, previewedRows)}
      />
    </div>
  );
}
