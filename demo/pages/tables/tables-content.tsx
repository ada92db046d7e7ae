import { t } from '../../../src/form/language/language.ts';
import { Data } from '../../browser/data.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import { TableBench } from './table-bench.tsx';

export function Tables({ tools }: { readonly tools: readonly ToolPage[] }) {
  return (
    <>
      <div class="title">
        <h1>{t('Compute a whole table')}</h1>
        <p>
          {t(
            'Paste cells from a spreadsheet or open a CSV file, say which column is which, and every row is computed. Nothing leaves your device.',
          )}
        </p>
      </div>
      <noscript>
        <p class="card">
          {t('This page needs JavaScript, since your browser does the computing.')}
        </p>
      </noscript>
      <div id="table-bench">
        <TableBench tools={tools} />
      </div>
      <Data id="tools" value={tools} />
    </>
  );
}
