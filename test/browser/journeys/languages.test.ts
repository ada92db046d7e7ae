import { describe, expect, test } from 'vitest';
import { languageNames } from '../../../demo/language/language-names.ts';
import { languageCodes, translations } from '../../../demo/language/languages.ts';
import { tools } from '../../../demo/own-tools/tools-of-site.ts';
import { directionOf } from '../../../src/form/language/language.ts';
import { flawsOf, headlineOf, openDemo, overflowOf, rulesOfTexts } from './demo.ts';

const demo = openDemo({ hasOnePage: true });

const headline = () => headlineOf(demo.page);

test('a page reads, writes and refuses numbers in German', async () => {
  const { page } = demo;
  await demo.visit('/de/tools/loan-payoff-calculator/#principal=200000&annualRate=6.5&years=30');
  expect(await page.title()).toMatch(/^Kreditrechner: .* · Toolworker$/);
  await expect.poll(headline).toBe('1.264,14\u00a0$');
  await page.getByText('Mehr', { exact: true }).click();
  await page.getByRole('button', { name: 'Link zu dieser Berechnung kopieren' }).waitFor();
  await page.locator('#annualRate').fill('7,25');
  await expect.poll(headline).toBe('1.364,35\u00a0$');
  await expect.poll(() => page.url()).toContain('annualRate=7.25');
  await page.locator('#principal').fill('-3');
  const error = page.locator('#principal-error');
  await expect
    .poll(() => error.textContent())
    .toBe('Geben Sie eine Zahl größer als 0 ein. Ihre Eingabe: −3.');
});

test('the rows of a table are named and refused in German', async () => {
  const { page } = demo;
  await demo.visit('/de/tables/#bmi-calculator');
  const cells = 'Einheit;Größe;Gewicht\nMetrisch;180;60\nmetric;0;viel\n';
  await page.getByLabel('Zellen', { exact: true }).fill(cells);
  await page.locator('#source-unit').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^2 Zeilen berechnen/ }).click();
  await page.getByText('Berechnet: 1, mit Fehler: 1.').waitFor();
  const rows = await page.locator('#table-result ~ section tbody tr').allInnerTexts();
  const [normal, refused] = rows.map((row) => row.split('\t'));
  expect(normal?.at(-1)).toBe('Normalgewicht');
  expect(refused?.[3]).toMatch(/^Größe: .* Gewicht: .*viel/);
  expect(refused?.[3]).not.toMatch(/expected|height|weight/);
});

test('a page links to the same page in other languages, and keeps the inputs', async () => {
  const { page } = demo;
  await demo.visit('/de/tools/percentage-of/#x=15&y=80');
  await expect.poll(headline).toBe('12');
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: languageNames.ar }).click();
  await page.waitForURL('**/ar/tools/percentage-of/#x=15&y=80');
  await expect.poll(() => page.locator('#y').inputValue()).toBe('80');
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await page.getByRole('link', { name: 'Toolworker' }).click();
  await page.waitForURL('**/ar/');
  await page.goto(`${demo.origin}/de/`);
  await page.locator('#search').fill('Baufinanzierung');
  const first = page.locator('.finder .tools a').first();
  await expect.poll(() => first.getAttribute('href')).toBe('/de/tools/loan-payoff-calculator/');
});

// Colors are the same in all languages, and are checked in English. Each tool is opened in one
// language, other pages in the one with the longest words and the one that is written from the
// right.
describe.each([...translations.entries()])('language %i, %s', (place, code) => {
  const slugs = tools.map(({ slug }) => slug).filter((_, index) => index % 7 === place % 7);

  const others = code === 'de' || code === 'ar' ? ['/tables/', '/embed/'] : [];

  test.each(['/', ...others, ...slugs.map((slug) => `/tools/${slug}/`)])(
    '%s is accessible and does not scroll sideways',
    async (path) => {
      const { page } = demo;
      await page.setViewportSize({ width: 390, height: 900 });
      await demo.visit(`/${code}${path}`);
      if (path.startsWith('/tools/')) await page.locator('.acts summary').click();
      expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(
        directionOf(code),
      );
      expect(await flawsOf(page, { only: rulesOfTexts })).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
  );
});

// German has the longest words.
test('no tool scrolls sideways in German', async () => {
  const { page } = demo;
  await page.setViewportSize({ width: 390, height: 900 });
  for (const { slug } of tools) {
    await page.goto(`${demo.origin}/de/tools/${slug}/`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => overflowOf(page), { message: slug }).toBe(0);
  }
});

test.each(languageCodes)(
  'on a phone, the home page begins with search and navigation: %s',
  async (code) => {
    const { page } = demo;
    await page.setViewportSize({ width: 360, height: 740 });
    await demo.visit(code === 'en' ? '/' : `/${code}/`);
    const search = page.locator('#search');
    for (const part of [...(await page.locator('header nav a').all()), search]) {
      const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height, await part.innerText()).toBeLessThan(370);
    }
    const controls = page.locator('main :is(a, button, input)');
    expect(await controls.first().getAttribute('id')).toBe('search');
    expect(await search.evaluate(roomForPlaceholder)).toBeGreaterThanOrEqual(0);
  },
);

/** Returns how much room is left beside the placeholder, which the browser would cut. */
function roomForPlaceholder(input: Element): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return Number.NaN;
  context.font = font;
  const { width } = context.measureText(input.getAttribute('placeholder') ?? '');
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return input.clientWidth - padding - width;
}
