import { type FunctionComponent, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { ToolContext } from '../../../../demo/components/form/tool-context.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import type { ToolPage } from '../../../../demo/model/tool-page.ts';
import { loadAnswerParts, loadFormParts } from '../../../../demo/tools/load-page.ts';
import type { Dictionary } from '../../../../src/form/language/language.ts';
import { tools } from '../../../../src/tools/registry.ts';
import { pageFor, post } from '../page.ts';

/**
 * Translates each English text into あ and the names of its values. A sentence ends with a wide full
 * stop.
 */
const everyText: Dictionary = new Proxy<Dictionary>(
  {},
  {
    get: (_, english) => translated(String(english)),
    getOwnPropertyDescriptor: () => ({ configurable: true }),
  },
);

function translated(english: string) {
  const names = (english.match(/\{\w+\}/g) ?? []).join('');
  const text = `あ${names}${english.endsWith('.') ? '。' : ''}`;
  return names.includes('{count}') ? { other: text } : text;
}

/**
 * Selects unit symbols, sources, dice, text that visitors have typed, and texts of another
 * component.
 */
const untranslated = 'option, [lang=en], a[href*=niosh], [dir=ltr], bdi, button.copy';

/** Returns the elements that a part shows in a language. */
function shownIn<Properties extends object>(
  code: 'ar' | 'ja',
  tool: ToolPage,
  Part: FunctionComponent<Properties> | undefined,
  properties: Properties,
): HTMLElement {
  const copy = document.createElement('div');
  if (!Part) return copy;
  const root = document.createElement('div');
  const part = h(ToolContext.Provider, { value: tool, children: h(Part, properties) });
  inLanguage({ code, dictionary: everyText }, () => act(() => render(part, root)));
  copy.innerHTML = root.innerHTML;
  render(null, root);
  return copy;
}

/** Returns the texts of a part that an Arabic page shows or reads out in Latin letters. */
function englishTexts<Properties extends object>(
  tool: ToolPage,
  Part: FunctionComponent<Properties> | undefined,
  properties: Properties,
): readonly string[] {
  const copy = shownIn('ar', tool, Part, properties);
  for (const element of copy.querySelectorAll(untranslated)) element.remove();
  const readOut = [...copy.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...readOut].filter((text) => /\p{Script=Latin}/u.test(text));
}

const slugs = tools.map(({ slug }) => slug);
const access = { fill: () => {}, change: () => {}, leaveUnread: () => {}, reword: () => {} };

test.each([
  { slug: 'age-calculator', request: { birthDate: '1990-05-17' } },
  { slug: 'bmi-calculator', request: { unit: 'imperial', height: 70, weight: 250 } },
  {
    slug: 'bmr-calculator',
    request: { gender: 'female', age: 80, weight: 10, height: 50, formula: 'harris' },
  },
  { slug: 'body-fat-calculator', request: { gender: 'male', height: 178, neck: 38, waist: 85 } },
  { slug: 'sleep-cycle-calculator', request: { mode: 'sleep-now', time: '22:00' } },
  { slug: 'dice-roller', request: { count: 60, sides: 20 } },
  { slug: 'random-number-generator', request: { count: 300 } },
  { slug: 'randomizer', request: { items: '1\n'.repeat(250) } },
] as const)('the parts of $slug are in the page’s language', async ({ slug, request }) => {
  const { Shortcuts } = await loadFormParts(slug);
  const { Picture, More } = await loadAnswerParts(slug);
  const page = pageFor(slug);
  expect(englishTexts(page, Shortcuts, access)).toEqual([]);
  for (const asked of [page.example, request]) {
    const { ok, result } = await post(slug, asked);
    const shown = { ...access, request: asked, result };
    expect(ok).toBe(true);
    expect([...englishTexts(page, Picture, shown), ...englishTexts(page, More, shown)]).toEqual([]);
  }
});

test.each(slugs)('a Japanese page of %s has no space between sentences', async (slug) => {
  const { Picture, More } = await loadAnswerParts(slug);
  const page = pageFor(slug);
  const { result } = await post(slug, page.example);
  for (const Part of [Picture, More]) {
    const shown = shownIn('ja', page, Part, { ...access, request: page.example, result });
    for (const { textContent } of shown.querySelectorAll('p, figcaption')) {
      expect(textContent).not.toMatch(/。 +(?=\S)/);
    }
  }
});
