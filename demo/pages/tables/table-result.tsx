import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import {
  type ResultColumn,
  type ResultTable,
  resultCell,
  resultColumns,
} from '../../tables/write-table.ts';
import { TablePreview } from './table-preview.tsx';
import type { ComputedTable } from './use-table-run.ts';

interface Properties extends ComputedTable {
  readonly tool: ToolPage;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

const mostShown = 50;

/** Says how many rows were computed, shows some of them, and offers all as a file. */
export function TableResult(properties: Properties) {
  const { tool, delimiter, outcomes } = properties;
  const [isRefusedOnly, setRefusedOnly] = useState(false);
  const results = useMemo(() => resultColumns(tool), [tool]);
  const refused = useMemo(
    () => [...outcomes.keys()].filter((index) => 'issues' in (outcomes[index] ?? {})),
    [outcomes],
  );
  const hasErrors = refused.length > 0;
  const { header, rowAt } = tableOf(properties, results, hasErrors);
  const shown = (isRefusedOnly ? refused : [...outcomes.keys()]).slice(0, mostShown);
  const table = { header, rowCount: outcomes.length, rowAt };
  const { isWriting, download } = useDownload(`${tool.slug}.csv`, table, delimiter);
  return (
    <section class="card step" aria-labelledby="table-result">
      <h2 id="table-result">{t('3. Result')}</h2>
      <p class="state" role="status">
        {countsOf(outcomes.length, refused.length)}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={download}>
          {isWriting ? t('Writing…') : t('Download as CSV')}
        </button>
        {hasErrors && <RefusedOnly checked={isRefusedOnly} onChange={setRefusedOnly} />}
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

function useDownload(fileName: string, table: ResultTable, delimiter: string) {
  const [isWriting, setWriting] = useState(false);
  const download = async () => {
    setWriting(true);
    const { writeTable } = await import('../../tables/write-table.ts');
    saveFile(fileName, await writeTable(table, delimiter));
    setWriting(false);
  };
  return { isWriting, download };
}

/** Returns the visitor's columns, errors if there are any, and results. */
function tableOf(
  { columns, rows, outcomes, wordRefusal, mark }: Properties,
  results: readonly ResultColumn[],
  hasErrors: boolean,
) {
  const header = [
    ...columns,
    ...(hasErrors ? [t('Error')] : []),
    ...results.map(({ heading }) => heading),
  ];
  const rowAt = (index: number) => {
    const outcome = outcomes[index] ?? { message: '', issues: [] };
    const cells = rows[index] ?? [];
    return [
      ...columns.map((_, column) => cells[column] ?? ''),
      ...(hasErrors ? ['issues' in outcome ? wordRefusal(outcome) : ''] : []),
      ...results.map((column) => resultCell(outcome, column, mark)),
    ];
  };
  return { header, rowAt };
}

function countsOf(all: number, refused: number): string {
  const computed = formatNumber(all - refused);
  if (refused === 0) return t('{computed} computed.', { computed });
  return t('{computed} computed, {refused} refused.', { computed, refused: formatNumber(refused) });
}

interface RefusedOnlyProperties {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function RefusedOnly({ checked, onChange }: RefusedOnlyProperties) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      {t('Only refused rows')}
    </label>
  );
}
