import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { ToolPage } from '../../model/tool-page.ts';
import { FormPartsContext, fieldsOfPage } from './form-parts.ts';

export const ToolContext = createContext<ToolPage | undefined>(undefined);

/** Returns the tool of this page, and those fields of its form that are the API's. */
export function useToolContext() {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error('This part is not in the page of a tool.');
  const parts = useContext(FormPartsContext);
  const fields = useMemo(
    () => fieldsOfPage(tool, parts).filter(({ isOfPage }) => !isOfPage),
    [tool, parts],
  );
  return { tool, fields };
}
