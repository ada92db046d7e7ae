import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { languageNames } from '../../demo/languages/language-names.ts';
import { directionOf, translations } from '../../demo/languages/languages.ts';
import { tools } from '../../demo/tools.ts';
import { testInSweep as test } from '../sampled.ts';
import { openDemo } from './demo-site.ts';
import { listen, staticHost } from './site.ts';

const demo = openDemo();
let page: Page;

afterEach(() => page.close());

async function visit(path: string): Promise<void> {
  page = await demo.browser.context.newPage();
  await page.goto(`${demo.origin}${path}`);
}

const headline = () => page.locator('.headline .value').first().textContent();

describe('a page in German', () => {
  test('reads, writes and refuses numbers in German', async () => {
    await visit('/de/tools/loan-payoff-calculator/#principal=200000&annualRate=6.5&years=30');
    expect(await page.title()).toMatch(/^Kreditrechner: .* · Toolworker$/);
    await expect.poll(headline).toBe('1.264,14');
    await page.locator('#annualRate').fill('7,25');
    await expect.poll(headline).toBe('1.364,35');
    await expect.poll(() => new URL(page.url()).hash).toContain('annualRate=7.25');
    await page.locator('#principal').fill('-3');
    const error = page.locator('#principal-error');
    await expect
      .poll(() => error.textContent())
      .toBe('Erwartet: eine Zahl größer als 0. Eingegeben: -3.');
  });

  test('links to the same page in other languages, and keeps the inputs', async () => {
    await visit('/de/tools/percentage-of/#x=15&y=80');
    await expect.poll(headline).toBe('12');
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: languageNames.ar }).click();
    await page.waitForURL('**/ar/tools/percentage-of/#x=15&y=80');
    await expect.poll(() => page.locator('#y').inputValue()).toBe('80');
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir };
    });
    expect({ lang, dir }).toEqual({ lang: 'ar', dir: 'rtl' });
    await page.getByRole('link', { name: 'Toolworker' }).click();
    await page.waitForURL('**/ar/');
  });

  test('finds tools by German words, and leads to their German pages', async () => {
    await visit('/de/');
    await page.locator('#search').fill('Baufinanzierung');
    const first = page.locator('.finder .tools a').first();
    await expect.poll(() => first.getAttribute('href')).toBe('/de/tools/loan-payoff-calculator/');
    await page.locator('#search').fill('％');
    await expect.poll(() => first.getAttribute('href')).toBe('/de/tools/percentage-of/');
  });

  test('gives its buttons names in idiomatic German', async () => {
    await visit('/de/tools/bmi-calculator/#height=180&weight=81');
    await expect.poll(headline).toContain('25');
    await page.getByRole('button', { name: 'BMI kopieren', exact: true }).waitFor();
    await page
      .getByRole('button', { name: 'Link zu dieser Berechnung kopieren', exact: true })
      .waitFor();
  });

  test('says what is wrong with the rows of a table in German', async () => {
    await visit('/de/tables/#bmi-calculator');
    await page
      .getByLabel('Zellen', { exact: true })
      .fill('Einheit;Größe;Gewicht\nMetrisch;180;60\nmetric;0;viel\n');
    await page.locator('#source-unit').selectOption({ index: 1 });
    await page.getByRole('button', { name: /^2 Zeilen berechnen/ }).click();
    await page.getByText('Berechnet: 1, mit Fehler: 1.').waitFor();
    const rows = await page.locator('#table-result ~ section tbody tr').allInnerTexts();
    const [normal, refused] = rows.map((row) => row.split('\t'));
    expect(normal?.at(-1)).toBe('Normalgewicht');
    expect(refused?.[3]).toMatch(/^Größe: .* Gewicht: .*viel/);
    expect(refused?.[3]).not.toMatch(/expected|height|weight/);
  });
});

test('a page lists its translations for search engines', async () => {
  await visit('/tools/bmi-calculator/');
  const links = page.locator('link[rel="alternate"][hreflang]');
  const named = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
  expect(named).toEqual([
    ['en', '/tools/bmi-calculator/'],
    ...translations.map((code) => [code, `/${code}/tools/bmi-calculator/`]),
    ['x-default', '/tools/bmi-calculator/'],
  ]);
  await page.goto(`${demo.origin}/docs/`);
  expect(await links.count()).toBe(0);
});

test('a visit in one language stores its pages for offline use; others fall back to English', async () => {
  const site = await listen(staticHost([['/', 'dist/demo']]));
  const { context } = demo.browser;
  try {
    page = await context.newPage();
    await page.goto(`${site.origin}/ja/tools/bmi-calculator/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The home page, the tables, and a page for each tool.
    await expect.poll(keptPages).toEqual([[expect.stringMatching(/^pages-ja-/), tools.length + 2]]);
    await context.setOffline(true);
    await page.goto(`${site.origin}/ja/tools/percentage-of#x=15&y=80`);
    await expect.poll(headline).toBe('12');
    await page.goto(`${site.origin}/fr/tools/percentage-of#x=7`);
    expect(await page.locator('main > p').first().textContent()).toBe(
      'Sans réseau, cette page n’existe qu’en anglais.',
    );
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Percentage Of');
    expect(await page.locator('#x').inputValue()).toBe('7');
    const answer = await page.goto(`${site.origin}/fr/tools/none/`);
    expect(answer?.status()).toBe(404);
  } finally {
    await context.setOffline(false);
    await site.stop();
  }
});

test('a new version of the site replaces the stored pages of a language', async () => {
  const host = staticHost([['/', 'dist/demo']]);
  let isNew = false;
  const site = await listen((request, response) => {
    if (request.url !== '/sw.js' || !isNew) return host(request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(readFileSync('dist/demo/sw.js', 'utf8').replace(/pages-ja-\w+/, 'pages-ja-new'));
  });
  try {
    page = await demo.browser.context.newPage();
    await page.goto(`${site.origin}/ja/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(keptPages).toEqual([[expect.stringMatching(/^pages-ja-/), tools.length + 2]]);
    isNew = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.locator('.notice button').click();
    // Not `keptPages`, which could create the old set again by opening it.
    const namesOfSets = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));
    await expect.poll(namesOfSets).toEqual(['pages-ja-new']);
    await expect.poll(keptPages).toEqual([['pages-ja-new', tools.length + 2]]);
  } finally {
    await site.stop();
  }
});

/** Returns the names of the stored sets of translated pages, with the number of pages in each. */
function keptPages(): Promise<readonly (readonly [name: string, count: number])[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const sizes = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(sizes)).map((size, place) => [names[place] ?? '', size] as const);
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe-core's findings, and how far the page scrolls sideways if it does. */
async function flaws(): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(runAxe);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow}`] : found;
}

async function runAxe(): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

// Colors are the same in all languages, and are checked in English. Each language checks a third of the tools.
describe.each([...translations.entries()])('language %i, %s', (place, code) => {
  const slugs = tools.map(({ slug }) => slug).filter((_, index) => index % 3 === place % 3);
  const paths = ['/', '/tables/', ...slugs.map((slug) => `/tools/${slug}/`)];

  test.each(paths)('%s is accessible and does not scroll sideways', async (path) => {
    await visit(`/${code}${path}`);
    await page.setViewportSize({ width: 390, height: 900 });
    if (path.startsWith('/tools/')) {
      await page.locator('.developers > summary').click();
      await page.locator('.calls figcaption').first().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(
      directionOf(code),
    );
    expect(await flaws()).toEqual([]);
  });
});

test('a visitor is offered the language of the browser once, and guides lead back to it', async () => {
  const site = await listen(staticHost([['/', 'dist/demo']]));
  page = await demo.browser.context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] }),
  );
  try {
    await page.goto(`${site.origin}/tools/bmi-calculator/#unit=metric&height=180`);
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
    await page.waitForURL('**/de/tools/bmi-calculator/#*height=180*');
    await page.getByRole('link', { name: 'Anleitungen' }).first().click();
    await page.waitForURL('**/docs/');
    await page.getByRole('link', { name: 'Tables', exact: true }).first().click();
    await page.waitForURL('**/de/tables/');
    await page.goto(`${site.origin}/tools/bmi-calculator/`);
    await page.getByLabel('Height').first().waitFor();
    expect(await page.locator('.language-offer').count()).toBe(0);
    await page.goto(`${site.origin}/docs/testing/`);
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/');
  } finally {
    await site.stop();
  }
});
