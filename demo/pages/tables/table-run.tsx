import { useMemo, useState } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import { initialInputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { type DecimalMark, decimalMarkIn, usualDecimalMark } from '../../tables/cell-number.ts';
import { requestOfRow, type Sources, sourcesFor } from '../../tables/requests.ts';
import { ColumnSource } from './column-source.tsx';
import { DecimalMarkChoice } from './decimal-mark-choice.tsx';
import { TableResult } from './table-result.tsx';
import { useTableRun } from './use-table-run.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

/** The number of cells that are checked for the table's decimal mark. */
const cellsToJudge = 10_000;

/** Assigns columns to fields, computes the rows, and shows the result. */
export function TableRun({ tool, fields, columns, rows, delimiter }: Properties) {
  const initial = useMemo(() => initialInputs(fields), [fields]);
  const beginning = useMemo(() => beginningOf(rows), [rows]);
  const [sources, setSources] = useState<Sources>(() => sourcesFor(fields, columns, initial));
  const [mark, setMark] = useState<DecimalMark>(() => decimalMarkIn(beginning, usualDecimalMark()));
  const { done, computed, compute, cancel, discard } = useTableRun(tool, fields);
  const start = () => {
    const requestAt = (index: number) => requestOfRow(fields, sources, rows[index] ?? [], mark);
    compute({ rowCount: rows.length, requestAt, mark });
  };
  const choose = (choice: () => void) => {
    discard();
    choice();
  };
  return (
    <>
      <form noValidate>
        <div class="card step">
          <h2>{t('2. Columns')}</h2>
          <div class="sources">
            {fields.map((field) => (
              <ColumnSource
                key={field.name}
                field={field}
                columns={columns}
                source={sources[field.name] ?? { input: '' }}
                initial={initial[field.name] ?? ''}
                onChange={(source) =>
                  choose(() => setSources({ ...sources, [field.name]: source }))
                }
              />
            ))}
            <DecimalMarkChoice
              cells={beginning}
              mark={mark}
              onChange={(chosen) => choose(() => setMark(chosen))}
            />
          </div>
          <p class="hint">
            {t(
              'A number may be a sum, a product or an amount with a unit: 20+60, 4*12 or 70 kg. What may be a date, a range or a size is never computed: 3/8, 1‑2 or 4 x 6.',
            )}
          </p>
          {done === undefined ? (
            <StartButton rowCount={rows.length} onStart={start} />
          ) : (
            <Progress rowCount={rows.length} done={done} onCancel={cancel} />
          )}
        </div>
      </form>
      {computed && <TableResult {...{ tool, columns, rows, delimiter, ...computed }} />}
    </>
  );
}

function StartButton(properties: { readonly rowCount: number; readonly onStart: () => void }) {
  const { rowCount, onStart } = properties;
  return (
    <button
      type="submit"
      class="primary"
      // A sandboxed frame may block forms. Enter presses this button, too.
      // @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox
      onClick={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {plural(rowCount, 'Compute {count} row', 'Compute {count} rows')}
    </button>
  );
}

interface ProgressProperties {
  readonly rowCount: number;
  readonly done: number;
  readonly onCancel: () => void;
}

function Progress({ rowCount, done, onCancel }: ProgressProperties) {
  return (
    <div class="progress">
      <progress max={rowCount} value={done} aria-label={t('Rows computed')} />
      <button type="button" onClick={onCancel}>
        {t('Cancel')}
      </button>
    </div>
  );
}

/** Returns about as many cells as are judged. */
function beginningOf(rows: Properties['rows']): readonly string[] {
  const cells: string[] = [];
  for (const row of rows) {
    cells.push(...row);
    if (cells.length >= cellsToJudge) break;
  }
  return cells;
}
