import { handle } from '../../../demo/browser/in-page.ts';
import { describeTool } from '../../../demo/model/describe.ts';
import type { ToolPage } from '../../../demo/model/tool-page.ts';
import { type Tools, tools } from '../../../demo/own-tools/tools.ts';
import { type Field, fieldsOf } from '../../../src/form/form-fields.ts';

export async function pageFor(slug: string): Promise<ToolPage> {
  return describeTool(toolNamed(slug));
}

export async function fieldsFor(slug: string): Promise<readonly Field[]> {
  return fieldsOf(await pageFor(slug));
}

export function toolNamed(slug: string): Tools[number] {
  const found = tools.find((tool) => tool.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
}

export async function post(slug: string, request: object) {
  const init = { method: 'POST', body: JSON.stringify(request) };
  return (await handle(new Request(`https://example.com/api/${slug}`, init))).json();
}
