import { useMemo } from 'preact/hooks';
import { dataOf } from '../hydrate-page.tsx';
import { fieldsOf, type ToolPage } from '../tool-page.ts';

/** Returns the tool of this page, from the data built into the page, and the fields of its form. */
export function useToolOfPage() {
  return useMemo(() => {
    const tool = dataOf<ToolPage>('tool');
    return { tool, fields: fieldsOf(tool) };
  }, []);
}
