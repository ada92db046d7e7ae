import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Inputs } from '../../../../src/form/inputs.ts';
import { store, storedJson } from '../../../browser/storage.ts';
import { mostRows, type Row, rowsIn, withRow } from './rows.ts';

/**
 * Returns the rows of a tool's comparison, which are kept until the tab is closed, and functions
 * that change them and move the focus.
 */
export function useRows(slug: string) {
  const key = `comparison of ${slug}`;
  const [rows, setRows] = useState<readonly Row[]>(() => rowsIn(storedJson(key, 'tab')));
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<number | undefined>(undefined);
  useEffect(() => {
    store(key, JSON.stringify(rows), 'tab');
  }, [key, rows]);
  // A layout effect, so that a new row has the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const row = list.current?.children[focused.current];
    (row?.querySelector('input') ?? addButton.current)?.focus();
    focused.current = undefined;
  }, [rows]);
  const setAndFocus = (changed: readonly Row[], index: number) => {
    focused.current = index;
    setRows(changed);
  };
  return {
    rows,
    list,
    addButton,
    isFull: rows.length >= mostRows,
    begin: (all: readonly Inputs[]) =>
      setAndFocus(
        all.map((inputs, index) => ({ id: index + 1, name: '', inputs })),
        all.length - 1,
      ),
    addAfter: (index: number, inputs: Inputs) =>
      setAndFocus(withRow(rows, index, { name: '', inputs }), Math.min(index + 1, mostRows - 1)),
    change: (index: number, row: Row) => setRows(rows.with(index, row)),
    remove: (index: number) =>
      setAndFocus(rows.toSpliced(index, 1), Math.min(index, rows.length - 2)),
    removeAll: () => setAndFocus([], 0),
  };
}
