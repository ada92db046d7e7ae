import { useMemo, useState } from 'preact/hooks';
import { formatNumber } from '../format.ts';
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
  readonly mark: DecimalMark;
}

const mostShown = 50;

/** Says what became of the rows, shows some of them, and downloads all. */
export function TableResult({ tool, columns, rows, delimiter, outcomes, mark }: Properties) {
  const [isRefusedOnly, setRefusedOnly] = useState(false);
  const [state, setState] = useState('Download as CSV');
  const results = useMemo(() => resultColumns(tool.response), [tool]);
  const refused = useMemo(
    () => [...outcomes.keys()].filter((index) => 'error' in (outcomes[index] ?? {})),
    [outcomes],
  );
  const hasErrors = refused.length > 0;
  const header = [
    ...columns,
    ...(hasErrors ? ['Error'] : []),
    ...results.map(({ heading }) => heading),
  ];
  const rowAt = (index: number) => {
    const outcome = outcomes[index] ?? { error: '' };
    return [
      ...(rows[index] ?? []),
      ...(hasErrors ? ['error' in outcome ? outcome.error : ''] : []),
      ...results.map(({ path }) => resultCell(outcome, path, mark)),
    ];
  };
  const shown = (isRefusedOnly ? refused : [...outcomes.keys()]).slice(0, mostShown);
  const download = async () => {
    setState('Writing…');
    const { writeTable } = await import('../tables/write-table.ts');
    const parts = await writeTable({ header, rowCount: outcomes.length, rowAt }, delimiter);
    saveFile(`${tool.slug}.csv`, parts);
    setState('Download as CSV');
  };
  const computed = outcomes.length - refused.length;
  return (
    <section class="card step" aria-labelledby="table-result">
      <h2 id="table-result">3. Result</h2>
      <p class="state" role="status">
        {formatNumber(computed)} computed
        {hasErrors && `, ${formatNumber(refused.length)} refused`}.
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={download}>
          {state}
        </button>
        {hasErrors && (
          <label class="check">
            <input
              type="checkbox"
              checked={isRefusedOnly}
              onChange={({ currentTarget }) => setRefusedOnly(currentTarget.checked)}
            />{' '}
            Refused rows alone
          </label>
        )}
      </div>
      <TablePreview label="Computed rows" header={header} rows={shown.map(rowAt)} />
      {shown.length < outcomes.length && (
        <p class="note">
          {formatNumber(shown.length)} of {formatNumber(outcomes.length)} rows are shown; the file
          has all.
        </p>
      )}
    </section>
  );
}
