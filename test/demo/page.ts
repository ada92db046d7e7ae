import { createHandler, type ToolInfo, tools } from 'toolworker';
import { describeTool } from '../../demo/describe.ts';
import { type Field, fieldsOf, type ToolPage } from '../../demo/tool-page.ts';

export const handle = createHandler();

export async function pageFor(slug: string): Promise<ToolPage> {
  return describeTool(infoOf(slug));
}

export async function fieldsFor(slug: string): Promise<readonly Field[]> {
  return fieldsOf(await pageFor(slug));
}

function infoOf(slug: string): ToolInfo {
  const info = tools.find((tool) => tool.slug === slug);
  if (!info) throw new Error(`There is no ${slug}.`);
  return info;
}

export async function post(slug: string, request: object) {
  const init = { method: 'POST', body: JSON.stringify(request) };
  return (await handle(new Request(`https://example.com/api/${slug}`, init))).json();
}
