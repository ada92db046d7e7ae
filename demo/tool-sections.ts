import type { ToolInfo } from 'toolworker';
import { element } from './element.ts';
import { toolReference } from './reference.ts';

/** One section a family, with a form for each of its tools. */
export function toolSections(tools: readonly ToolInfo[]): readonly HTMLElement[] {
  const families = new Set(tools.map(({ category }) => category));
  return [...families].map((family) => {
    const members = tools.filter(({ category }) => category === family);
    return element('section', {}, [
      element('h2', {}, [family]),
      ...members.map((tool) => toolForm(tool)),
    ]);
  });
}

function toolForm({ slug, name, description, example }: ToolInfo): HTMLElement {
  const path = `/api/${slug}`;
  const request = element('textarea', { id: slug, rows: '6', spellcheck: 'false' }, [
    JSON.stringify(example, null, 2),
  ]);
  const response = element('output', { for: slug }, ['The response appears here.']);
  const form = element('form', {}, [
    element('h3', {}, [name]),
    element('p', {}, [description]),
    element('label', { for: slug }, [`POST ${path}`]),
    request,
    element('button', { type: 'submit' }, ['Call']),
    response,
    toolReference(path),
  ]);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    response.textContent = await call(path, request.value);
  });
  return form;
}

async function call(path: string, body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(path, { method: 'POST', headers, body });
    const answer: unknown = await response.json();
    return `${response.status}\n${JSON.stringify(answer, null, 2)}`;
  } catch {
    return 'Nothing answered; see above whether the worker could be installed.';
  }
}
