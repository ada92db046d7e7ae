import { beforeAll, describe, expect, test } from 'vitest';
import { readGuides } from '../../../demo/build/guides/guides.ts';
import { aboutTool } from '../../../demo/model/load-about.ts';
import { toolPageOf } from '../../../demo/model/tool-page-of.ts';
import { tools } from '../../../demo/own-tools/tools-of-site.ts';
import { toolSlugs } from '../../support/tool-slugs.ts';
import { fetchInPage, waitUntil } from '../browser.ts';
import {
  contrast,
  flawsOf,
  headlineOf,
  keepEverything,
  openDemo,
  overflowOf,
  rulesOfSight,
} from './demo.ts';

const demo = openDemo({ hasOnePage: true });
const foreignRequests: string[] = [];

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];
const phone = [390, 'light'] as const;
const desktop = [1280, 'light'] as const;
const darkPhone = [390, 'dark'] as const;
const darkDesktop = [1280, 'dark'] as const;

// Everything works offline after one visit to the home page.
beforeAll(async () => {
  const { context } = demo.browser;
  context.on('request', (request) => {
    if (!request.url().startsWith(demo.origin)) foreignRequests.push(request.url());
  });
  const page = await context.newPage();
  await page.goto(demo.origin);
  await keepEverything(page);
  await page.close();
  await demo.goOffline();
  return () => expect(foreignRequests).toEqual([]);
});

/**
 * Expects that a page fits on phones, and that axe-core finds nothing in these looks. The first one
 * is asked for all.
 */
async function expectAccessible([first, ...others]: readonly Look[], without: string[] = []) {
  const { page } = demo;
  const look = async ([width, colorScheme]: Look) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  };
  await look(first ?? desktop);
  expect(await flawsOf(page, { without })).toEqual([]);
  for (const other of others) {
    await look(other);
    expect(await flawsOf(page, { only: rulesOfSight }), other.join(' ')).toEqual([]);
  }
  // Numbers have buttons for their signs where a finger points.
  const devTools = await demo.browser.context.newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await waitUntil(page, "matchMedia('(pointer: coarse)').matches");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), { message: `${width} px` }).toBe(0);
  }
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devTools.detach();
}

test.each(tools)('$slug shows the result of its example', async (tool) => {
  const { page } = demo;
  const { slug, name } = tool;
  await demo.visit(`/tools/${slug}`);
  expect(await page.title()).toMatch(
    new RegExp(`^${aboutTool(slug).heading ?? name}: [^·]+(?: · Toolworker)?$`),
  );
  await expect.poll(() => headlineOf(page)).not.toBe('–');
  await page.locator('.acts summary').click();
  // A few tokens would be a hairline in the window of a model.
  if (toolPageOf(tool).parts.includes('picture') && slug !== 'token-counter') {
    await page.locator('.picture > *').first().waitFor({ state: 'attached' });
    expect(await page.locator('.picture').textContent()).not.toMatch(/undefined|NaN|null/);
  }
  // A color depends on the theme and a size on the width, which are both seen twice.
  await expectAccessible([desktop, darkPhone]);
});

const pages = [
  { path: '/', status: 200, heading: 'Everyday tools that work offline' },
  { path: '/console/', status: 200, heading: 'A JSON API without a server' },
  { path: '/tables/', status: 200, heading: 'Compute a whole table' },
  { path: '/embed/', status: 200, heading: 'Embed a calculator on your website' },
  { path: '/tools/none', status: 404, heading: 'There is no page at this address' },
  { path: '/tools/bmi-calculator/', status: 200, heading: 'BMI Calculator' },
  { path: '/tools/word-counter/', status: 200, heading: 'Word Counter' },
];

test.each(pages)('$path is accessible in every look', async ({ path, status, heading }) => {
  const { page } = demo;
  const response = await page.goto(`${demo.origin}${path}`);
  expect(response?.status()).toBe(status);
  expect((await page.getByRole('heading', { level: 1 }).textContent())?.trim()).toBe(heading);
  if (path === '/console/') await page.getByText('The worker, which controls').waitFor();
  if (path === '/embed/') await page.locator('.embed-preview .headline').waitFor();
  await expectAccessible([desktop, phone, darkPhone, darkDesktop]);
});

describe('the guide', () => {
  const guides = [
    ...readGuides('.').flatMap((section) => section.guides),
    { url: '/docs/examples/', title: 'Examples', html: '<article class="card">' },
  ];

  /**
   * Few guides that together have each kind of element and of highlighted code, since all have one
   * style.
   */
  const samples = new Set<string>();
  const seen = new Set<string>();
  for (const { url, html } of guides) {
    const kinds = html.match(/<[a-z]\w*|class="[^"]*"/g) ?? [];
    if (kinds.some((kind) => !seen.has(kind))) samples.add(url);
    for (const kind of kinds) seen.add(kind);
  }

  test.each(guides)('$url is accessible', async ({ url, title }) => {
    const { page } = demo;
    await demo.visit(url);
    expect(await page.title()).toBe(`${title} · Toolworker`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    for (const picture of await page.locator('.prose img').all()) {
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    if (samples.has(url)) await expectAccessible([desktop, darkPhone]);
    else await expectAccessible([phone], [contrast]);
  });
});

test("the worker serves the site's own tool, also after a reload", async () => {
  const { page } = demo;
  await demo.visit('/tools/roof-pitch/');
  await page.reload();
  const body = '{"rise":3,"run":4}';
  const answer = await fetchInPage(page, '/api/roof-pitch', { method: 'POST', body });
  expect(answer).toMatchObject({ status: 200, fromServiceWorker: true });
  const result = { pitch: 9, percent: 75, angle: 36.86989764584402, rafter: 5 };
  expect(JSON.parse(answer.body)).toEqual({ ok: true, result });
  const index = JSON.parse((await fetchInPage(page, '/api/')).body);
  const served = index.tools.map(({ endpoint }: { readonly endpoint: string }) => endpoint);
  expect(served.toSorted()).toEqual(
    ['roof-pitch', ...toolSlugs].map((slug) => `/api/${slug}`).toSorted(),
  );
  const { paths, components } = JSON.parse((await fetchInPage(page, '/api/openapi.json')).body);
  const { schema } = paths['/api/roof-pitch'].post.requestBody.content['application/json'];
  const { properties } = components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  expect(properties.rise).toMatchObject({ exclusiveMinimum: 0, 'x-unit': 'm or ft' });
});

// The page's policy forbids a validator that compiles code.
test("the errors of the site's own tool are shown beside its fields", async () => {
  const { page } = demo;
  await demo.visit('/tools/roof-pitch/#rise=-3&run=');
  await page.locator('#rise').press('Enter');
  const error = (name: string) => page.locator(`#${name}-error`).innerText();
  await expect.poll(() => error('rise')).toBe('Enter a number above 0.');
  // It has the example again.
  expect(await error('run')).toBe('');
  expect(await page.locator('.state').textContent()).toBe('Check the fields that show an error.');
  await page.locator('#rise').fill('1e308');
  await page.locator('#run').fill('1');
  await expect
    .poll(() => error('rise'))
    .toBe('Enter a smaller number for a run of 1. You entered 1e+308.');
});
