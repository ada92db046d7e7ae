import { useCallback, useMemo } from 'preact/hooks';
import type { Field } from '../../../src/form/fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { loadToolOfSite } from '../../browser/load-tool-of-site.ts';
import { useLoaded } from '../../components/basic/use-loaded.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { usualDecimalMark } from '../../tables/cell-number.ts';
import { exampleCell } from '../../tables/requests.ts';
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
  const mark = usualDecimalMark();
  const row = shown.map((field) => exampleCell(field, mark));
  const results = useMemo(() => resultColumns(tool), [tool]);
  const compute = useCallback(async () => {
    const { run, example } = await loadToolOfSite(tool.slug);
    return { result: { ...(await run(example)) } };
  }, [tool.slug]);
  const outcome = useLoaded(compute);
  const cellOf = (column: (typeof results)[number]) =>
    outcome ? resultCell(outcome, column, mark) : '…';
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
