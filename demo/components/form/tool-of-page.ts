import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { fieldsOf } from '../../../src/form/form-fields.ts';
import type { ToolPage } from '../../model/tool-page.ts';

export const ToolOfPage = createContext<ToolPage | undefined>(undefined);

/** Returns the tool of this page, and the fields of the API's request. */
export function useToolOfPage() {
  const tool = useContext(ToolOfPage);
  if (!tool) throw new Error('This part is not in the page of a tool.');
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  return { tool, fields };
}
