import { handle } from '../../../demo/browser/in-page.ts';
import { fieldsOfPage } from '../../../demo/components/form/form-parts.ts';
// It sets the language of the page.
import '../../../demo/language/page-language.ts';
import type { ToolPage } from '../../../demo/model/tool-page.ts';
import { toolPageOf } from '../../../demo/model/tool-page-of.ts';
import { type Tools, tools } from '../../../demo/own-tools/tools-of-site.ts';
import { loadFormParts } from '../../../demo/tools/load-page.ts';
import { type Field, fieldsOf } from '../../../src/form/fields.ts';

export function pageFor(slug: string): ToolPage {
  return toolPageOf(toolNamed(slug));
}

/** Returns the fields of a tool's request. */
export function fieldsFor(slug: string): readonly Field[] {
  return fieldsOf(pageFor(slug));
}

/** Resolves to the fields of the form of a tool's page. */
export async function formFieldsFor(slug: string): Promise<readonly Field[]> {
  const tool = pageFor(slug);
  return fieldsOfPage(tool, await loadFormParts(tool.slug));
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
