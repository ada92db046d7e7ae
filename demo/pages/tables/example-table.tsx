import { useCallback, useMemo } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { loadToolOfSite } from '../../browser/load-tool-of-site.ts';
import { useLoaded } from '../../components/basic/use-loaded.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { usualDecimalMark } from '../../tables/cell-number.ts';
import type { Table } from '../../tables/table.ts';
import { resultCell, resultColumns } from '../../tables/write-table.ts';
import { TablePreview } from './table-preview.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly onTable: (table: Table, name: string) => void;
}

/** Shows a table that a tool can compute, and what it adds, before there is one of the visitor. */
export function ExampleTable({ tool, fields, onTable }: Properties) {
  const shown = fields.filter(({ sample }) => sample !== '');
  const header = shown.map(({ title }) => title);
  const row = shown.map(sampleCell);
  const results = useMemo(() => resultColumns(tool), [tool]);
  const compute = useCallback(async () => {
    const { run, example } = await loadToolOfSite(tool.slug);
    return { result: { ...(await run(example)) } };
  }, [tool.slug]);
  const outcome = useLoaded(compute);
  const cellOf = (column: (typeof results)[number]) =>
    outcome ? resultCell(outcome, column, usualDecimalMark()) : '…';
  const use = () =>
    onTable({ rows: [header, row], columnCount: header.length, delimiter: ',' }, t('the example'));
  return (
    <div class="example-table">
      <h3>{t('Example table')}</h3>
      <TablePreview label={t('Example table')} header={header} rows={[row]} />
      <h3>{t('Computed columns')}</h3>
      <TablePreview
        label={t('Computed columns')}
        header={results.map(({ heading }) => heading)}
        rows={[results.map(cellOf)]}
      />
      <button type="button" onClick={use}>
        {t('Try an example')}
      </button>
    </div>
  );
}

/** Returns the table cell for the value of a field in the example: the label of an option. */
function sampleCell({ sample, options }: Field): string {
  return options.find(({ value }) => value === sample)?.label ?? sample;
}
