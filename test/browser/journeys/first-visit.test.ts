import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { hardReload, waitUntil } from '../browser.ts';
import { staticHost } from '../site.ts';
import { controlled, formReady, headlineOf, openDemo } from './demo.ts';

/** Whether the server sends a new version of the worker. */
let isNewVersion = false;
/** Delays the worker's file. */
let beforeWorker = Promise.resolve();

const host = staticHost([['/', 'dist/demo']]);

const answer: RequestListener = async (request, response) => {
  if (request.url === '/sw.js') await beforeWorker;
  if (request.url !== '/sw.js' || !isNewVersion) return host(request, response);
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  response.end(`${readFileSync('dist/demo/sw.js', 'utf8')}// the next version`);
};

const demo = openDemo({ host: answer });

afterEach(() => {
  isNewVersion = false;
});

test('a first visit is answered by the page, and by the worker once it is ready', async () => {
  const { page } = demo;
  let sendWorker = () => {};
  beforeWorker = new Promise((resolve) => {
    sendWorker = resolve;
  });
  const isByWorker: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/percentage-of')) {
      isByWorker.push(response.fromServiceWorker());
    }
  });
  const ask = async (x: string) => {
    await page.locator('#x').fill(x);
    await page.locator('.headline .value', { hasText: x }).waitFor();
  };
  try {
    await page.goto(`${await demo.newOrigin()}/tools/percentage-of/`);
    await page.locator('#y').fill('100');
    await ask('7');
    // The page computed it.
    expect(isByWorker).toEqual([]);
    sendWorker();
    await controlled(page);
    await ask('8');
    expect(isByWorker).toEqual([true]);
  } finally {
    sendWorker();
  }
  await hardReload(page);
  // The script fills in what the browser keeps, which would come between the steps of `fill()`.
  await formReady(page);
  await page.locator('#x').fill('7');
  await page.locator('#y').fill('100');
  await expect.poll(() => headlineOf(page)).toBe('7');
});

test.each([
  { slug: 'percentage-of', answer: '12' },
  // The content security policy would report a validator that compiles code.
  { slug: 'roof-pitch', answer: '9\u00a0in 12' },
])('$slug is computed in the page without a worker', async ({ slug, answer }) => {
  const { page } = demo;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await page.goto(`${await demo.newOrigin()}/tools/${slug}/`);
  await expect.poll(() => headlineOf(page)).toBe(answer);
  await formReady(page);
  await page.locator('form input').first().press('Enter');
  expect(await headlineOf(page)).toBe(answer);
});

test('an update is on request, and keeps the inputs', async () => {
  const { page } = demo;
  await demo.visitControlled('/tools/hmac-generator/');
  await page.locator('#message').fill('kept');
  await page.locator('#key').fill('kept as well');
  await page.locator('.headline .value', { hasText: /^[\da-f]{64}$/ }).waitFor();
  isNewVersion = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const takeover = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      }),
  );
  await page.getByRole('button', { name: 'Update' }).click();
  await takeover;
  expect(await page.locator('#key').inputValue()).toBe('kept as well');
  const before = await headlineOf(page);
  await page.locator('#message').fill('changed');
  await expect.poll(() => headlineOf(page)).not.toBe(before);
});

test('a visitor is offered the language of the browser once, and guides lead back to it', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] }),
  );
  await page.goto(`${origin}/tools/bmi-calculator/#unit=metric&height=180`);
  await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
  await page.waitForURL('**/de/tools/bmi-calculator/#*height=180*');
  await formReady(page);
  await page.getByRole('link', { name: 'Anleitungen' }).first().click();
  await page.waitForURL('**/docs/');
  // The page's script leads back.
  await page.locator('#header a[href$="/de/tables/"]').click();
  await page.waitForURL('**/de/tables/');
  await page.goto(`${origin}/tools/bmi-calculator/`);
  await page.getByLabel('Height').first().waitFor();
  expect(await page.locator('.language-offer').count()).toBe(0);
  await page.goto(`${origin}/docs/testing/`);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/');
});

/** Bytes by the bundler and zlib, which are the same on every machine. */
interface Budget {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  /** The text that the page shows last. */
  readonly last?: string;
  /** The language of the browser, unless it is American English. */
  readonly language?: string;
  /** The most that the layout may shift, unless it is 0.003. */
  readonly shift?: number;
}

/** Pages that ask their tool for a draw on arrival. */
const asking = 'random-number-generator randomizer';

/** Pages with the answer in the units of this browser's country. */
const answered = 'bmi-calculator bmr-calculator body-fat-calculator';

test.each<Budget>([
  { path: '/', requests: 8, kilobytes: 31 },
  // They also offer English, the language of this browser.
  { path: '/ja/', requests: 9, kilobytes: 35 },
  { path: '/ar/', requests: 9, kilobytes: 35 },
  { path: '/tools/loan-payoff-calculator/', requests: 14, kilobytes: 99 },
  { path: '/ar/tools/loan-payoff-calculator/', requests: 15, kilobytes: 105 },
  { path: '/de/tools/retirement-calculator/', requests: 17, kilobytes: 107 },
  { path: '/tools/percentage-of/', requests: 13, kilobytes: 92 },
  {
    path: '/tools/roi-calculator/',
    requests: 12,
    kilobytes: 83,
    last: 'Compare with another investment',
  },
  // It computes its answer itself, so that the example in other units does not need the API.
  { path: '/tools/unit-price-calculator/', requests: 13, kilobytes: 98 },
  // This browser asks it in miles and gallons.
  { path: '/de/tools/fuel-cost-calculator/', requests: 16, kilobytes: 103 },
  ...answered.split(' ').map((slug) => ({ path: `/tools/${slug}/`, requests: 10, kilobytes: 79 })),
  ...asking.split(' ').map((slug) => ({ path: `/tools/${slug}/`, requests: 15, kilobytes: 95 })),
  // It shows where the tokens are, which needs the vocabulary of the tool.
  { path: '/tools/token-counter/', requests: 15, kilobytes: 107 },
  { path: '/console/', requests: 12, kilobytes: 81, last: 'files saved' },
  { path: '/docs/servers/', requests: 8, kilobytes: 35 },
])('a first visit to $path needs few requests and bytes, and shifts nothing', expectLightVisit);

// The signs, units, digits and clocks of a region make other lines than those that were built.
test.each<Budget & { readonly language: string }>([
  // Its answer has a chart, which computes with the functions of other tools.
  { path: '/tools/retirement-calculator/', language: 'en-US', requests: 16, kilobytes: 103 },
  { path: '/tools/loan-payoff-calculator/', language: 'en-US', requests: 14, kilobytes: 99 },
  { path: '/tools/sleep-cycle-calculator/', language: 'en-US', requests: 13, kilobytes: 92 },
  { path: '/tools/bmr-calculator/', language: 'en-US', requests: 10, kilobytes: 79 },
  { path: '/tools/cron-generator/', language: 'en-US', requests: 12, kilobytes: 81 },
  { path: '/tools/dice-roller/', language: 'en-US', requests: 10, kilobytes: 80 },
  { path: '/tools/fuel-cost-calculator/', language: 'en-GB', requests: 15, kilobytes: 98 },
  { path: '/de/tools/retirement-calculator/', language: 'de-CH', requests: 16, kilobytes: 107 },
  { path: '/ar/tools/body-fat-calculator/', language: 'ar-EG', requests: 10, kilobytes: 84 },
])(
  'a first visit to $path on a phone ($language) needs few requests and bytes, and shifts little',
  async (budget) => {
    await demo.page.setViewportSize({ width: 412, height: 823 });
    await expectLightVisit({ ...budget, shift: 0.02 });
  },
);

async function expectLightVisit(budget: Budget): Promise<void> {
  const { page } = demo;
  const { language = 'en-US' } = budget;
  await page.addInitScript((language) => {
    Object.defineProperty(navigator, 'language', { value: language });
    Object.defineProperty(navigator, 'languages', { value: [language] });
  }, language);
  // A busy browser may paint a page before it has parsed all of it, so the scripts come after the
  // first whole paint.
  let startScripts = () => {};
  const painted = new Promise<void>((resolve) => {
    startScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await painted;
    await route.continue();
  });
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOfPage = response.request().frame() === page.mainFrame();
    // The worker stores what it answers with before it controls the page.
    if (isOfPage && !response.fromServiceWorker()) loaded.add(pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        const { dataset } = document.documentElement;
        dataset.shifts = String(Number(dataset.shifts ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${await demo.newOrigin()}${budget.path}`, { waitUntil: 'commit' });
  await waitUntil(page, 'document.readyState === "interactive"');
  const before = await shiftsIn(page);
  startScripts();
  // The worker is the last to be ready.
  await controlled(page);
  if (budget.last) await page.getByText(budget.last).waitFor();
  // In Arabic, a bracket of the example's result moves sideways once the script has started.
  expect((await shiftsIn(page)) - before).toBeLessThan(budget.shift ?? 0.003);
  const sizes = [...loaded].map((path) => {
    const file = `dist/demo${path.replace(/\/$/, '/index.html')}`;
    return gzipSync(readFileSync(file)).length;
  });
  const bytes = sizes.reduce((total, size) => total + size, 0);
  expect(bytes).toBeGreaterThan(10 * 1024);
  // The API with all tools is for calls that a visitor of its page makes.
  expect([...loaded].filter((path) => path.includes('/in-page-'))).toEqual([]);
  expect(loaded.size).toBeLessThanOrEqual(budget.requests);
  expect(bytes).toBeLessThanOrEqual(budget.kilobytes * 1024);
}

/** Returns the sum of all layout shifts, once the page has been painted as it is now. */
async function shiftsIn(page: Page): Promise<number> {
  // An observer hears of a frame after it was painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
}
