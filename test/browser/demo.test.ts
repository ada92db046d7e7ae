import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTool } from '../../demo/describe.ts';
import { readGuides } from '../../demo/guides/guides.ts';
import { handle } from '../../demo/in-page.ts';
import { exampleInputs, requestOf, shownFields } from '../../demo/inputs.ts';
import { usualUnits } from '../../demo/preferred-units.ts';
import { formFieldsOf } from '../../demo/tool-page.ts';
import { loadFormParts, partsOf } from '../../demo/tools/part-files.ts';
import { type Tools, tools } from '../../demo/tools.ts';
import { fewOf } from '../sampled.ts';
import { type Browser, fetchInPage, openBrowser } from './browser.ts';
import { serve } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const guides = readGuides('.').flatMap((section) => section.guides);

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;
const foreignRequests: string[] = [];

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await openBrowser();
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  browser.context.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) foreignRequests.push(request.url());
  });
  page = await browser.context.newPage();
  await visit('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

afterAll(async () => {
  await browser.close();
  await site.stop().catch(() => {});
  expect(browser.messages).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

async function visit(path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
}

/** Returns axe-core's findings; a sweep checks both themes, on a phone and on a desktop. */
async function violations(): Promise<readonly string[]> {
  const found = new Set<string>();
  await page.evaluate(axe);
  for (const width of fewOf([1280, 390], 1)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of fewOf(['light', 'dark'] as const, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const isFirst = width === 1280 && colorScheme === 'light';
      for (const violation of await page.evaluate(runAxe, isFirst ? [] : rulesOfSight)) {
        found.add(`${width} ${colorScheme}: ${violation}`);
      }
    }
  }
  await page.setViewportSize({ width: 390, height: 900 });
  return [...found];
}

/** Rules whose result depends on the theme or the width. */
const rulesOfSight = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

async function runAxe(rules: readonly string[]): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Returns how far the page scrolls sideways. */
function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - innerWidth);
}

/** Returns the request of a page's example in the units of the US, where this browser seems to be. */
async function exampleRequest(tool: Tools[number]): Promise<object> {
  const { own, asking } = await loadFormParts(tool.slug);
  const fields = (own?.fieldsOf ?? formFieldsOf)(await describeTool(tool));
  const inputs = exampleInputs(fields, usualUnits('en-US'));
  const typed = requestOf(shownFields(fields, inputs), inputs);
  return asking?.ask(inputs, typed).request ?? typed;
}

async function expectedAnswer(slug: string, example: object): Promise<object> {
  const init = { method: 'POST', body: JSON.stringify(example) };
  return (await handle(new Request(`https://example.com/api/${slug}`, init))).json();
}

function responseOf(): Promise<string | null> {
  return page.locator('figure', { hasText: 'Response' }).locator('code').textContent();
}

describe('offline, after one visit to the home page', () => {
  beforeAll(async () => {
    await site.stop();
    await browser.context.setOffline(true);
  });

  afterAll(() => browser.context.setOffline(false));

  test.each(fewOf(tools, 2))('opens $slug and shows the result of its example', async (tool) => {
    const { slug, name } = tool;
    await visit(`/tools/${slug}`);
    expect(await page.title()).toMatch(new RegExp(`^${name}: .* · Toolworker$`));
    await page.locator('.developers > summary').click();
    const expected = slug.startsWith('random')
      ? expect.objectContaining({ ok: true })
      : await expectedAnswer(slug, await exampleRequest(tool));
    await expect.poll(async () => JSON.parse((await responseOf()) ?? '')).toEqual(expected);
    expect(await page.locator('.headline .value').first().textContent()).not.toBe('–');
    if (partsOf(slug).includes('picture')) {
      const words = page.locator('.picture figcaption');
      await words.waitFor();
      expect(await words.textContent()).not.toMatch(/undefined|NaN|null/);
    }
    expect(await violations()).toEqual([]);
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
  });

  const documents = [
    ...guides,
    { url: '/docs/api', title: 'API reference' },
    { url: '/docs/examples/', title: 'Examples' },
  ];

  test.each(fewOf(documents, 2))(
    'opens the guide at $url without accessibility problems',
    async ({ url, title }) => {
      await visit(url);
      expect(await page.title()).toBe(`${title} · Toolworker`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      const pictures = page.locator('.prose img');
      for (const picture of await pictures.all()) {
        const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(width).toBeGreaterThan(0);
      }
      expect(await violations()).toEqual([]);
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
    },
  );

  test('the search finds a guide by words of its text', async () => {
    await visit('/tools/bmi-calculator/');
    await page.getByRole('button', { name: /^Search/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('navigateFallbackDenylist');
    const found = dialog.getByRole('region', { name: 'Guides' });
    await found.getByRole('link').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/hosts/**');
    await page.getByText('navigateFallbackDenylist').first().waitFor();
  });

  test("the worker serves the site's own tool, also after a reload", async () => {
    await visit('/tools/roof-pitch/');
    await page.reload();
    const body = '{"rise":3,"run":4}';
    const answer = await fetchInPage(page, '/api/roof-pitch', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 200, fromServiceWorker: true });
    expect(JSON.parse(answer.body)).toEqual({
      ok: true,
      result: { pitch: 9, percent: 75, angle: 36.86989764584402, rafter: 5 },
    });
    const index = JSON.parse((await fetchInPage(page, '/api/')).body);
    const endpoints = tools.map(({ slug }) =>
      expect.objectContaining({ endpoint: `/api/${slug}` }),
    );
    expect(index.tools).toEqual(endpoints);
    const { paths } = JSON.parse((await fetchInPage(page, '/api/openapi.json')).body);
    const { schema } = paths['/api/roof-pitch'].post.requestBody.content['application/json'];
    expect(schema.properties.rise).toMatchObject({ exclusiveMinimum: 0, 'x-unit': 'm or ft' });
  });

  const wrongRoofs = [
    { rise: '-3', run: '4', field: 'rise', error: 'Expected a number greater than 0' },
    { rise: '3', run: '', field: 'run', error: 'Required, a number greater than 0' },
    {
      rise: '1e308',
      run: '1',
      field: 'rise',
      error: 'Expected a smaller number for a run of 1, got 1e+308',
    },
  ];

  test.each(fewOf(wrongRoofs, 1))(
    'shows the error of a rise of "$rise" and a run of "$run" beside its field',
    async (roof) => {
      const { rise, run, field, error } = roof;
      await visit(`/tools/roof-pitch/#rise=${rise}&run=${run}`);
      await page.locator('#rise').press('Enter');
      const line = page.locator(`#${field}-error`);
      await expect.poll(() => line.innerText()).toBe(error);
      const state = await page.locator('.state').textContent();
      expect(state).toBe('Check the fields that show an error.');
    },
  );

  const pages = [
    { path: '/', status: 200, heading: 'Everyday tools that work offline' },
    { path: '/console/', status: 200, heading: 'A JSON API without a server' },
    { path: '/tables/', status: 200, heading: 'Compute a whole table' },
    { path: '/tools/none', status: 404, heading: 'There is no page at this address' },
  ];

  test.each(fewOf(pages, 2))(
    'opens $path without accessibility problems',
    async ({ path, status, heading }) => {
      const response = await page.goto(`${site.origin}${path}`);
      expect(response?.status()).toBe(status);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
      if (path === '/console/') await page.getByText('The worker, which controls').waitFor();
      expect(await violations()).toEqual([]);
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
    },
  );
});
