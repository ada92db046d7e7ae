import { loadTool } from '../../browser/load-tool.ts';

/**
 * Defines `<tool-form>` with the tools of the elements in this page, and loads nothing if there are
 * none.
 */
export async function defineElements(): Promise<void> {
  const elements = [...document.querySelectorAll('tool-form')];
  if (elements.length === 0) return;
  const slugs = new Set(elements.map((element) => element.getAttribute('tool') ?? ''));
  const [{ defineToolForm }, ...tools] = await Promise.all([
    import('toolworker/elements'),
    ...[...slugs].map(loadTool),
  ]);
  defineToolForm({ tools: tools.flatMap((tool) => tool ?? []) });
}
