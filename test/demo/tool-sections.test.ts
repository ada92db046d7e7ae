import { createHandler, tools } from 'toolworker';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toolSections } from '../../demo/tool-sections.ts';

const handle = createHandler();

beforeEach(() => {
  document.body.replaceChildren(...toolSections(tools));
  const answer = (path: string, init: RequestInit) =>
    handle(new Request(new URL(path, 'https://example.com'), init));
  vi.stubGlobal('fetch', answer);
  return () => vi.unstubAllGlobals();
});

function request(slug: string): Request {
  return new Request(`https://example.com/api/${slug}`);
}

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

describe('a reference', () => {
  async function open(slug: string): Promise<HTMLDetailsElement> {
    const details = formOf(slug).querySelector('details');
    if (!details) throw new Error(`The form of ${slug} has no reference.`);
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await vi.waitUntil(() => details.children.length > 1);
    return details;
  }

  test.each(tools)('of $slug lists every field of its documents', async ({ slug }) => {
    const { parameters, response } = await (await handle(request(slug))).json();
    const reference = await open(slug);
    const [taken, answered] = [...reference.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('th')].map(({ textContent }) => textContent),
    );
    expect(taken).toEqual(Object.keys(parameters.properties));
    expect(answered).toEqual(expect.arrayContaining(Object.keys(response.properties)));
    expect(reference.querySelector('pre')?.textContent).toMatch(/^curl /);
  });

  test('says what may be left out, which values there are, and what lies within', async () => {
    const rows = async (slug: string) =>
      [...(await open(slug)).querySelectorAll('tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      );
    expect(await rows('body-fat-calculator')).toContainEqual([
      'hip',
      'number',
      expect.stringMatching(/ Optional\.$/),
    ]);
    expect(await rows('bmr-calculator')).toContainEqual([
      'formula',
      '"mifflin" | "harris"',
      expect.stringMatching(/ Default "mifflin"\.$/),
    ]);
    const names = (await rows('loan-payoff-calculator')).map(([name]) => name);
    expect(names).toContain('standard.totalInterest');
    expect((await rows('meta-tag-generator')).map(([name]) => name)).toContain('tags[].html');
  });

  test('of a page without an API says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await open('percentage-of')).textContent).toContain('Nothing answered');
  });
});
