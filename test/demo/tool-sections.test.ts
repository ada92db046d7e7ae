import { createHandler, tools } from 'toolworker';
import { beforeEach, expect, test, vi } from 'vitest';
import { toolSections } from '../../demo/tool-sections.ts';

const handle = createHandler();

beforeEach(() => {
  document.body.replaceChildren(...toolSections(tools));
  const answer = (path: string, init: RequestInit) =>
    handle(new Request(new URL(path, 'https://example.com'), init));
  vi.stubGlobal('fetch', answer);
  return () => vi.unstubAllGlobals();
});

function formOf(slug: string): HTMLFormElement {
  const form = document.querySelector(`#${slug}`)?.closest('form');
  if (!form) throw new Error(`The page has no form for ${slug}.`);
  return form;
}

async function submit(slug: string, request?: string): Promise<string> {
  const form = formOf(slug);
  const [textarea, output] = [form.querySelector('textarea'), form.querySelector('output')];
  if (textarea && request !== undefined) textarea.value = request;
  const before = output?.textContent;
  form.requestSubmit();
  await vi.waitUntil(() => output?.textContent !== before);
  return output?.textContent ?? '';
}

test('the tools stand under their families, each with its path and its words', () => {
  const names = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(tools.map(({ name }) => name));
  for (const { slug, description, category } of tools) {
    const form = formOf(slug);
    expect(form.querySelector('label')?.textContent).toBe(`POST /api/${slug}`);
    expect(form.textContent).toContain(description);
    expect(form.closest('section')?.querySelector('h2')?.textContent).toBe(category);
  }
});

test.each(tools)('the example of $slug succeeds', async ({ slug }) => {
  expect(await submit(slug)).toMatch(/^200\n{\n {2}"ok": true,\n {2}"result": {/);
});

test('a refused request shows its status and its error', async () => {
  const shown = await submit('percentage-of', '{"x":"7"}');
  expect(shown).toMatch(/^400\n/);
  expect(shown).toContain('x: expected a number; y: expected a number');
});

test('a page without an API says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submit('percentage-of')).toContain('Nothing answered');
});
