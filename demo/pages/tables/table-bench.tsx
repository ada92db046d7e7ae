import { useCallback, useMemo, useState } from 'preact/hooks';
import { fieldsOf } from '../../../src/form/fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { replaceHash } from '../../browser/page-access.ts';
import { useHash } from '../../components/basic/use-hash.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { ExampleTable } from './example-table.tsx';
import { LoadedTable } from './loaded-table.tsx';
import { TableInput } from './table-input.tsx';
import { TableRun } from './table-run.tsx';
import { useTable } from './use-table.ts';

/** Lets the visitor choose a tool and a table, and computes every row. */
export function TableBench({ tools }: { readonly tools: readonly ToolPage[] }) {
  const [slug, choose] = useSlugInHash(tools);
  const { table, load, unload, hasHeader, setHeader, columns, rows } = useTable();
  const tool = tools.find((one) => one.slug === slug) ?? tools[0];
  const fields = useMemo(() => (tool ? fieldsOf(tool) : []), [tool]);
  if (!tool) return null;
  return (
    <>
      <div class="card step">
        <div class="given">
          <h2>{t('1. Tool and table')}</h2>
          <ToolChoice tools={tools} slug={slug} onChange={choose} />
          <TableInput onTable={load} onEmpty={unload} />
        </div>
        {table ? (
          <LoadedTable
            {...{ table, columns, rows, hasHeader }}
            onHeader={setHeader}
            onTable={(read) => load(read, table.name, table.text)}
          />
        ) : (
          <ExampleTable key={slug} tool={tool} fields={fields} onTable={load} />
        )}
      </div>
      {table && !table.isInDoubt && rows.length > 0 && (
        <TableRun
          key={`${slug} ${table.number} ${hasHeader}`}
          {...{ tool, fields, columns, rows }}
          delimiter={table.delimiter}
        />
      )}
    </>
  );
}

/** Holds the chosen tool, which the address names. */
function useSlugInHash(tools: readonly ToolPage[]) {
  const [slug, setSlug] = useState<string>(tools[0]?.slug ?? '');
  const follow = useCallback(
    (hash: string) => {
      const named = hash.slice(1);
      if (tools.some((tool) => tool.slug === named)) setSlug(named);
    },
    [tools],
  );
  useHash(follow);
  const choose = (chosen: string) => {
    replaceHash(chosen);
    setSlug(chosen);
  };
  return [slug, choose] as const;
}

interface ToolChoiceProperties {
  readonly tools: readonly ToolPage[];
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

function ToolChoice({ tools, slug, onChange }: ToolChoiceProperties) {
  return (
    <div class="field">
      <label for="tool">{t('Tool')}</label>
      <select
        id="tool"
        value={slug}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {tools.map(({ slug: value, name }) => (
          <option key={value} id={value} value={value} selected={value === slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
