import { type FunctionComponent, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { type Dictionary, inLanguage } from '../../../demo/language.ts';
import { loadMore, loadPicture, loadShortcuts } from '../../../demo/tools/part-files.ts';
import { pageFor, post } from '../page.ts';

/** Has a text for each English one: the names of its values, without its words. */
const everyText: Dictionary = new Proxy<Dictionary>(
  {},
  {
    get: (_, english) => {
      const names = (String(english).match(/\{\w+\}/g) ?? []).join(' ');
      return names.includes('{count}') ? { other: names } : names;
    },
  },
);

/** Symbols of units, sources, dice, what visitors have typed, and the texts of another component. */
const untranslated = 'option, [lang=en], a[href*=niosh], [dir=ltr], bdi, button.copy';

/** The texts of a part that an Arabic page shows or reads out in Latin letters. */
function englishTexts<Properties extends object>(
  Part: FunctionComponent<Properties> | undefined,
  properties: Properties,
): readonly string[] {
  if (!Part) return [];
  const root = document.createElement('div');
  inLanguage({ code: 'ar', dictionary: everyText }, () =>
    act(() => render(h(Part, properties), root)),
  );
  const copy = document.createElement('div');
  copy.innerHTML = root.innerHTML;
  render(null, root);
  for (const element of copy.querySelectorAll(untranslated)) element.remove();
  const readOut = [...copy.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...readOut].filter((text) => /\p{Script=Latin}/u.test(text));
}

const access = { fill: () => {}, change: () => {} };

test.each([
  { slug: 'age-calculator', request: { birthDate: '1990-05-17' } },
  { slug: 'bmi-calculator', request: { unit: 'imperial', height: 70, weight: 250 } },
  {
    slug: 'bmr-calculator',
    request: { gender: 'female', age: 4, weight: 1, height: 1, formula: 'harris' },
  },
  { slug: 'body-fat-calculator', request: { gender: 'male', height: 178, neck: 38, waist: 85 } },
  { slug: 'sleep-cycle-calculator', request: { mode: 'sleep-now', time: '22:00' } },
  { slug: 'dice-roller', request: { count: 60, sides: 20 } },
  { slug: 'random-number-generator', request: { count: 300 } },
  { slug: 'randomizer', request: { items: '1\n'.repeat(250) } },
] as const)('the parts of $slug are in the page’s language', async ({ slug, request }) => {
  const { Shortcuts } = (await loadShortcuts(slug)) ?? {};
  const { Picture } = (await loadPicture(slug)) ?? {};
  const { More } = (await loadMore(slug)) ?? {};
  const { example } = await pageFor(slug);
  expect(englishTexts(Shortcuts, access)).toEqual([]);
  for (const asked of [example, request]) {
    const { ok, result } = await post(slug, asked);
    const shown = { ...access, request: asked, result };
    expect(ok).toBe(true);
    expect([...englishTexts(Picture, shown), ...englishTexts(More, shown)]).toEqual([]);
  }
});
