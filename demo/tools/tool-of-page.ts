import type { ToolPage } from '../tool-page.ts';

/** Returns the tool of this page, from the data that was built into it. */
export function toolOfPage(): ToolPage {
  return JSON.parse(document.getElementById('tool')?.textContent ?? 'null');
}
