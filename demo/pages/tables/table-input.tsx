import type { TargetedDragEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { Table } from '../../tables/table.ts';

interface Properties {
  readonly onTable: (table: Table, name: string, text: string) => void;
  /** The visitor emptied the cells, which may be those of the table with this name. */
  readonly onEmpty: (name: string) => void;
}

/** Accepts a table that is pasted, opened or dropped. */
export function TableInput({ onTable, onEmpty }: Properties) {
  const { state, read, open, stop } = useReading(onTable);
  const cells = useRef<HTMLTextAreaElement>(null);
  const readCells = () => {
    const text = cells.current?.value ?? '';
    const name = t('the pasted cells');
    if (text.trim() !== '') {
      read(name, text);
      return;
    }
    stop();
    onEmpty(name);
  };
  // They may be older than this script, such as those that the browser restores.
  useLayoutEffect(readCells, []);
  const drop = (event: TargetedDragEvent<HTMLDivElement>) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file only saves a click.
    <div class="table-input" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div class="field">
        <label for="cells">{t('Cells')}</label>
        <textarea
          id="cells"
          ref={cells}
          rows={4}
          spellcheck={false}
          placeholder={t('Paste cells from a spreadsheet, or comma-separated values')}
          aria-describedby="cells-hint"
          onInput={readCells}
        />
        <p class="hint" id="cells-hint">
          {t('Or open a file, or drop one here: CSV, TSV or text.')}
        </p>
      </div>
      <FileButton onFile={open} />
      <p class="state" role="status">
        {state}
      </p>
    </div>
  );
}

/** Reads tables, and says what it is doing and what went wrong. */
function useReading(onTable: Properties['onTable']) {
  const [state, setState] = useState('');
  const last = useRef(0);
  const read = async (name: string, bytesOrText: Promise<Uint8Array> | string) => {
    last.current += 1;
    const { current: turn } = last;
    setState(t('Reading…'));
    const loaded = await import('../../tables/read-table.ts').catch(() => undefined);
    if (!loaded) return setState(t('{name} cannot be read.', { name }));
    const { decodeText, readTable } = loaded;
    try {
      const text = typeof bytesOrText === 'string' ? bytesOrText : decodeText(await bytesOrText);
      const table = await readTable(text);
      // Something else was read or emptied meanwhile.
      if (turn !== last.current) return;
      if (table.rows.length === 0) return setState(t('There are no cells in {name}.', { name }));
      onTable(table, name, text);
      setState('');
    } catch (error) {
      setState(error instanceof Error ? error.message : t('{name} cannot be read.', { name }));
    }
  };
  const open = (file: File | undefined) => {
    if (file) read(file.name, bytesOf(file));
  };
  const stop = () => {
    last.current += 1;
    setState('');
  };
  return { state, read, open, stop };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function FileButton({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  return (
    <label class="button">
      {t('Open a file')}
      <input
        class="hidden"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // Allows opening the same file again after a change.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
