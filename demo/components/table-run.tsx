import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { splitErrors } from '../errors.ts';
import { errorsInWords } from '../errors-in-words.ts';
import { formatNumber } from '../format.ts';
import { initialInputs } from '../inputs.ts';
import { t } from '../language.ts';
import { plural } from '../plural.ts';
import {
  type DecimalMark,
  decimalMarkIn,
  doubtfulCellIn,
  numberInCell,
  usualDecimalMark,
} from '../tables/cell-number.ts';
import { computeRows, type RowOutcome } from '../tables/compute-rows.ts';
import { requestOfRow, type Sources, sourcesFor } from '../tables/requests.ts';
import type { Field, ToolPage } from '../tool-page.ts';
import { ColumnSource } from './column-source.tsx';
import { TableResult } from './table-result.tsx';
import { loadReadableErrors } from './use-readable-errors.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

/** The number of cells that are checked for the table's decimal mark. */
const cellsToJudge = 10_000;

interface Computed {
  readonly outcomes: readonly RowOutcome[];
  readonly wordError: (error: string, index: number) => string;
  readonly mark: DecimalMark;
}

/** Assigns columns to fields, computes the rows, and shows the result. */
export function TableRun({ tool, fields, columns, rows, delimiter }: Properties) {
  const initial = useMemo(() => initialInputs(fields), [fields]);
  const [sources, setSources] = useState<Sources>(() => sourcesFor(fields, columns, initial));
  const [mark, setMark] = useState<DecimalMark>(() =>
    decimalMarkIn(beginningOf(rows), usualDecimalMark()),
  );
  const doubtful = useMemo(() => doubtfulCellIn(beginningOf(rows)), [rows]);
  const [done, setDone] = useState<number>();
  const [computed, setComputed] = useState<Computed>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  // Results of the previous choice, finished or not, no longer apply.
  const discard = () => {
    running.current?.abort();
    setComputed(undefined);
  };
  const compute = async () => {
    discard();
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    const requestAt = (index: number) => requestOfRow(fields, sources, rows[index] ?? [], mark);
    const [{ run }, readable] = await Promise.all([
      import('../in-page.ts'),
      loadReadableErrors(tool),
    ]);
    const outcomes = await computeRows({
      count: rows.length,
      compute: (index) => run(tool.slug, requestAt(index)),
      onProgress: setDone,
      signal: controller.signal,
    });
    if (running.current !== controller) return;
    setDone(undefined);
    if (controller.signal.aborted) return;
    const { properties } = tool.parameters;
    // Thousands of rows may have the same error, such as a missing cell.
    const worded = new Map<string, string>();
    const wordError = (error: string, index: number) => {
      const known = worded.get(error);
      if (known !== undefined) return known;
      const errors = splitErrors(error, Object.keys(properties), requestAt(index));
      const words = errorsInWords(errors, properties, readable);
      worded.set(error, words);
      return words;
    };
    setComputed({ outcomes, wordError, mark });
  };

  return (
    <>
      <form class="card" noValidate>
        <h2>{t('2. Columns')}</h2>
        <div class="sources">
          {fields.map((field) => (
            <ColumnSource
              key={field.name}
              field={field}
              columns={columns}
              source={sources[field.name] ?? { input: '' }}
              initial={initial[field.name] ?? ''}
              onChange={(source) => {
                discard();
                setSources({ ...sources, [field.name]: source });
              }}
            />
          ))}
        </div>
        <div class="field">
          <label for="decimal-mark">{t('Decimals are written with')}</label>
          <select
            id="decimal-mark"
            aria-describedby={doubtful === undefined ? undefined : 'decimal-mark-hint'}
            value={mark}
            onChange={({ currentTarget }) => {
              discard();
              setMark(currentTarget.value === ',' ? ',' : '.');
            }}
          >
            <option value="." selected={mark === '.'}>
              {t('a point: 1,234.5')}
            </option>
            <option value="," selected={mark === ','}>
              {t('a comma: 1.234,5')}
            </option>
          </select>
          {doubtful !== undefined && (
            <p class="hint" id="decimal-mark-hint">
              {t('{cell} can mean {first} or {second}. Check this choice.', {
                cell: doubtful,
                first: formatNumber(numberInCell(doubtful, '.') ?? Number.NaN),
                second: formatNumber(numberInCell(doubtful, ',') ?? Number.NaN),
              })}
            </p>
          )}
        </div>
        {done === undefined ? (
          <button
            type="submit"
            class="primary"
            // A sandboxed frame may block forms. Enter presses this button, too.
            onClick={(event) => {
              event.preventDefault();
              compute();
            }}
          >
            {plural(rows.length, 'Compute {count} row', 'Compute {count} rows')}
          </button>
        ) : (
          <div class="progress">
            <progress max={rows.length} value={done} aria-label={t('Rows computed')} />
            <button type="button" onClick={() => running.current?.abort()}>
              {t('Cancel')}
            </button>
          </div>
        )}
      </form>
      {computed && (
        <TableResult
          tool={tool}
          columns={columns}
          rows={rows}
          delimiter={delimiter}
          {...computed}
        />
      )}
    </>
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
