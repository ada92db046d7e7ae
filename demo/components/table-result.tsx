import { useMemo, useState } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { t } from '../language.ts';
import { saveFile } from '../save-file.ts';
import type { DecimalMark } from '../tables/cell-number.ts';
import type { RowOutcome } from '../tables/compute-rows.ts';
import { resultCell, resultColumns } from '../tables/write-table.ts';
import type { ToolPage } from '../tool-page.ts';
import { TablePreview } from './table-preview.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly outcomes: readonly RowOutcome[];
  /** Returns the error of the row with this index in words for visitors. */
  readonly wordError: (error: string, index: number) => string;
  readonly mark: DecimalMark;
}

const mostShown = 50;

/** Says how many rows were computed, shows some of them, and offers all as a file. */
export function TableResult(properties: Properties) {
  const { tool, columns, rows, delimiter, outcomes, wordError, mark } = properties;
  const [isRefusedOnly, setRefusedOnly] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const results = useMemo(() => resultColumns(tool), [tool]);
  const refused = useMemo(
    () => [...outcomes.keys()].filter((index) => 'error' in (outcomes[index] ?? {})),
    [outcomes],
  );
  const hasErrors = refused.length > 0;
  const header = [
    ...columns,
    ...(hasErrors ? [t('Error')] : []),
    ...results.map(({ heading }) => heading),
  ];
  const rowAt = (index: number) => {
    const outcome = outcomes[index] ?? { error: '' };
    const cells = rows[index] ?? [];
    return [
      ...columns.map((_, column) => cells[column] ?? ''),
      ...(hasErrors ? ['error' in outcome ? wordError(outcome.error, index) : ''] : []),
      ...results.map((column) => resultCell(outcome, column, mark)),
    ];
  };
  const shown = (isRefusedOnly ? refused : [...outcomes.keys()]).slice(0, mostShown);
  const download = async () => {
    setWriting(true);
    const { writeTable } = await import('../tables/write-table.ts');
    const parts = await writeTable({ header, rowCount: outcomes.length, rowAt }, delimiter);
    saveFile(`${tool.slug}.csv`, parts);
    setWriting(false);
  };
  const computed = outcomes.length - refused.length;
  return (
    <section class="card step" aria-labelledby="table-result">
      <h2 id="table-result">{t('3. Result')}</h2>
      <p class="state" role="status">
        {hasErrors
          ? t('{computed} computed, {refused} refused.', {
              computed: formatNumber(computed),
              refused: formatNumber(refused.length),
            })
          : t('{computed} computed.', { computed: formatNumber(computed) })}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={download}>
          {isWriting ? t('Writing…') : t('Download as CSV')}
        </button>
        {hasErrors && (
          <label class="check">
            <input
              type="checkbox"
              checked={isRefusedOnly}
              onChange={({ currentTarget }) => setRefusedOnly(currentTarget.checked)}
            />{' '}
            {t('Refused rows alone')}
          </label>
        )}
      </div>
      <TablePreview label={t('Computed rows')} header={header} rows={shown.map(rowAt)} />
      {shown.length < outcomes.length && (
        <p class="note">
          {t('{shown} of {all} rows are shown; the file has all.', {
            shown: formatNumber(shown.length),
            all: formatNumber(outcomes.length),
          })}
        </p>
      )}
    </section>
  );
}
