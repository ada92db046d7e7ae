import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { translations } from '../../demo/languages/languages.ts';
import { testInSweep as test } from '../sampled.ts';
import { type Browser, hardReload, openBrowser } from './browser.ts';
import { listen, staticHost } from './site.ts';

/** Stopped after the last test, so that none reuses the port of another. */
const sites: Awaited<ReturnType<typeof listen>>[] = [];
let site: string;
let browser: Browser;
/** Whether the server sends a new version of the worker. */
let isNewVersion = false;
/** Delays the worker's file. */
let beforeWorker = Promise.resolve();
let page: Page;

const host = staticHost([['/', 'dist/demo']]);

const answer: RequestListener = async (request, response) => {
  if (request.url === '/sw.js') await beforeWorker;
  if (request.url !== '/sw.js' || !isNewVersion) return host(request, response);
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  response.end(`${readFileSync('dist/demo/sw.js', 'utf8')}// the next version`);
};

beforeAll(async () => {
  site = await newOrigin();
  browser = await openBrowser();
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterAll(async () => {
  await browser.close();
  for (const { stop } of sites) await stop();
  expect(browser.messages).toEqual([]);
});

beforeEach(async () => {
  page = await browser.context.newPage();
});

afterEach(() => page.close());

/** Returns a new origin of the site, which has no worker. */
async function newOrigin(): Promise<string> {
  const fresh = await listen(answer);
  sites.push(fresh);
  return fresh.origin;
}

async function visit(path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function copied(): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whether the top of an element is visible. */
function isInWindow(element: Element): boolean {
  // A page scrolls by whole pixels.
  const top = Math.round(element.getBoundingClientRect().top);
  return top >= 0 && top < innerHeight;
}

function headline(): Promise<string | null> {
  return page.locator('.headline .value').first().textContent();
}

describe('by keyboard only', () => {
  test("goes from the search to the site's own tool", async () => {
    await visit('/');
    await press('Control+k');
    await page.keyboard.type('rafter');
    await press('Enter');
    await page.waitForURL('**/tools/roof-pitch/');
  });

  test('goes from the search to a tool, and copies its result', async () => {
    await visit('/');
    await press('Control+k');
    await page.keyboard.type('percent increase');
    await press('Enter');
    await page.waitForURL('**/tools/percentage-change/');
    await page.locator('#from').focus();
    await page.keyboard.type('80');
    await press('Tab');
    await page.keyboard.type('100');
    await page.locator('.headline .value', { hasText: '25' }).waitFor();
    await press('Tab', 'Tab', 'Tab', 'Enter');
    expect(await copied()).toBe('25');
  });

  test('goes from one tool to another through the search', async () => {
    await visit('/tools/dice-roller/');
    await press('/');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('hex');
    await press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
    await page.waitForURL(/tools\/(base|color)-converter/);
    await press('Control+k');
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('keeps a favorite, and lists recently used tools', async () => {
    await visit('/tools/bmi-calculator/');
    await page.getByRole('button', { name: 'Favorite' }).focus();
    await press('Enter');
    await visit('/');
    const linksOf = (name: string) =>
      page.getByRole('region', { name }).getByRole('link').allTextContents();
    await expect.poll(() => linksOf('Favorites')).toEqual(['BMI Calculator']);
    expect((await linksOf('Recently used'))[0]).toBe('BMI Calculator');
  });
});

describe('the example', () => {
  const values = () =>
    page
      .locator('form input[type=text]')
      .evaluateAll((controls) =>
        controls.map((control) => (control instanceof HTMLInputElement ? control.value : '')),
      );

  test('is filled in, answered and drawn when a page opens, and is no link', async () => {
    await visit('/tools/loan-payoff-calculator/');
    expect((await values()).slice(0, 3)).toEqual(['200,000', '6.5', '30']);
    const shade = page.locator('#principal').evaluate((field) => getComputedStyle(field).color);
    expect(await shade).toMatch(/^rgb\(/);
    expect(await headline()).toBe('1,264.14');
    expect(await page.locator('.state').textContent()).toContain('An example');
    await page.locator('.picture figcaption', { hasText: '360 months' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  test.each(['click', 'Tab'])('is replaced by the first key after a %s', async (entry) => {
    await visit('/tools/percentage-of/');
    if (entry === 'click') await page.locator('#x').click();
    else await page.locator('#x').focus();
    await page.keyboard.type('7');
    expect(await values()).toEqual(['7', '']);
    await expect.poll(headline).toBe('–');
    await page.locator('#y').click();
    await page.keyboard.type('100');
    await expect.poll(headline).toBe('7');
    await page.getByRole('button', { name: 'Show the example' }).click();
    expect(await values()).toEqual(['15', '80']);
    expect(await headline()).toBe('12');
  });

  test('is answered anew for another choice', async () => {
    await visit('/tools/cooking-converter/');
    await page.locator('#to').selectOption('ml');
    await page.locator('.headline .value', { hasText: /^237\b/ }).waitFor();
    expect(await page.locator('#value').inputValue()).toBe('1');
  });

  test('is not shown by a page with a link', async () => {
    await visit('/tools/percentage-of/#x=7&y=100');
    await expect.poll(headline).toBe('7');
    expect(await values()).toEqual(['7', '100']);
  });

  test('keeps the answer in sight above the form of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visit('/tools/loan-payoff-calculator/');
    await page.locator('#extraPayment').fill('200');
    expect(await page.locator('.answer-bar').evaluate(isInWindow)).toBe(true);
  });
});

test('shows an error beside its field once the field is filled in', async () => {
  await visit('/tools/bmr-calculator/');
  await page.locator('#age').fill('-3');
  await page.locator('#age-error', { hasText: 'greater than 0' }).waitFor();
  expect(await page.locator('#age').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#weight-error').textContent()).toBe('');
  await page.locator('#age').press('Enter');
  await page.locator('#weight-error', { hasText: 'required' }).waitFor();
});

test('shows what is wrong in a link', async () => {
  await visit('/tools/dice-roller/#count=2&sides=1');
  await page.locator('#sides-error', { hasText: 'from 2 to' }).waitFor();
  expect(await page.locator('.state').textContent()).toBe('Check the fields that show an error.');
  await visit('/tools/sleep-cycle-calculator/#time=07:00&minCycles=9');
  await page.locator('.error', { hasText: 'cycles' }).first().waitFor();
});

test('has working buttons as soon as it is loaded', async () => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('form button')?.click(),
    );
  });
  await visit('/tools/percentage-of/');
  await expect.poll(headline).toBe('–');
});

test('restores inputs from a link, except secrets', async () => {
  await visit('/tools/hmac-generator/');
  await page.locator('#message').fill('what do ya want for nothing?');
  await page.locator('#key').fill('Jefe');
  await page.getByRole('radio', { name: 'sha-512' }).check();
  await page.locator('.headline .value', { hasText: /^[\da-f]{128}$/ }).waitFor();
  await page.getByRole('button', { name: 'link to this calculation' }).click();
  const link = await copied();
  expect(link).not.toContain('Jefe');
  expect(await page.locator('pre').allTextContents()).not.toContain('Jefe');
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => page.locator('#message').inputValue()).toMatch(/^what do ya/);
  expect(await page.locator('input[value="sha-512"]').isChecked()).toBe(true);
  expect(await page.locator('#key').inputValue()).toBe('');
});

test('keeps the theme on the next page', async () => {
  await visit('/');
  await page.getByLabel('Theme').selectOption('dark');
  await visit('/tools/dice-roller/');
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(scheme)).toBe('dark');
  await page.getByLabel('Theme').selectOption('system');
  expect(await page.evaluate(scheme)).toBe('light dark');
});

test('answers after a hard reload', async () => {
  await visit('/tools/percentage-of/');
  await hardReload(page);
  await page.locator('#x').fill('7');
  await page.locator('#y').fill('100');
  await expect.poll(headline).toBe('7');
});

describe('the API page', () => {
  test('shows the state of the worker, and that it answers without the network', async () => {
    await visit('/console/');
    await page.getByText('The worker, which controls').waitFor();
    await page.getByText(/Ready: \d+ files/).waitFor();
    expect(await page.locator('dd').last().textContent()).toMatch(/^\d+\.\d+\.\d+$/);
    const proof = page.locator('.proof p');
    await page.getByRole('button', { name: 'Test' }).click();
    await expect.poll(() => proof.textContent()).toMatch(/can be reached.*answers/);
    const networkSwitch = page.getByLabel('Block the network');
    await networkSwitch.check();
    await page.getByRole('button', { name: 'Test' }).click();
    await expect.poll(() => proof.textContent()).toMatch(/cannot be reached.*answers/);
    await page.reload();
    await expect.poll(() => networkSwitch.isChecked()).toBe(true);
    await networkSwitch.uncheck();
  });

  test('sends any request, and describes every operation', async () => {
    await visit('/console/');
    await page.getByLabel('Path').selectOption('/api/percentage-of');
    await page.getByRole('textbox', { name: 'Body' }).fill('{"x": 7}');
    await press('Control+Enter');
    await page.getByText('"y: required, a number"').waitFor();
    await page
      .locator('figcaption', { hasText: /^Status 400 from the worker in [\d.]+ ms/ })
      .waitFor();
    await page.locator('summary', { hasText: '/api/slope-calculator' }).click();
    await page.getByText('x-coordinate of the second point').waitFor();
  });
});

describe('a guide', () => {
  test('has code that can be copied, and a link to each heading', async () => {
    await visit('/docs/getting-started/');
    const code = page.locator('figure', { hasText: 'calculateBmi' }).first();
    await code.getByRole('button', { name: /^Copy/ }).click();
    await code.getByText('Copied').waitFor();
    expect(await copied()).toBe(await code.locator('pre').textContent());
    await page.getByRole('link', { name: 'Link to “Call a function”' }).focus();
    await press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#call-a-function');
  });

  test('marks its entry in the list of guides, and scrolls to it', async () => {
    await visit('/docs/decisions/three-engines/');
    const here = page.getByRole('navigation', { name: 'Guides' }).locator('[aria-current]');
    expect(await here.getAttribute('href')).toBe('/docs/decisions/three-engines/');
    await expect.poll(() => here.evaluate(isInWindow)).toBe(true);
  });

  test('links to the next guide and to the list of guides on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit('/docs/getting-started/');
    await page.getByRole('link', { name: 'All guides' }).click();
    const list = page.getByRole('navigation', { name: 'Guides' });
    await expect.poll(() => list.evaluate(isInWindow)).toBe(true);
    await page.getByRole('navigation', { name: 'Previous and next' }).getByText('Next').click();
    await page.getByRole('heading', { level: 1, name: 'Keep pages offline' }).waitFor();
  });
});

test('the search shows guides beside the tools', async () => {
  await visit('/');
  await page.locator('#search').fill('offline');
  const found = page.getByRole('region', { name: 'Guides' });
  await found.getByRole('link', { name: /^Keep pages offline/ }).waitFor();
  await page.locator('#search').fill('xylophone');
  await page.getByText('Nothing found').waitFor();
});

// Other work on the machine can prolong a pause, but never shorten one.
test('a text of 5 MB keeps the page busy for less time than a plain textarea', {
  retry: 2,
}, async () => {
  await visit('/tools/word-counter/');
  const { longestPause, plain } = await page.evaluate(async () => {
    const area = document.querySelector<HTMLTextAreaElement>('#text');
    if (!area) throw new Error('The form has no text.');
    const text = 'Nothing is as it was. '.repeat(240_000);
    const timeToShow = () => {
      const other = document.body.appendChild(document.createElement('textarea'));
      const start = performance.now();
      other.value = text;
      other.getBoundingClientRect();
      other.remove();
      return performance.now() - start;
    };
    const plain = timeToShow();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const pauses: number[] = [];
    let last = performance.now();
    const clock = setInterval(() => {
      pauses.push(performance.now() - last);
      last = performance.now();
    }, 10);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    area.dispatchEvent(new ClipboardEvent('paste', paste));
    const value = () => document.querySelector('.headline .value')?.textContent;
    while (value() !== '1,200,000') await new Promise((resolve) => setTimeout(resolve, 50));
    clearInterval(clock);
    return { longestPause: Math.max(...pauses), plain };
  });
  expect(longestPause / plain).toBeLessThan(0.5);
  await page.getByText('Too long for a link').waitFor();
});

test('updates on request, and keeps the inputs', async () => {
  await visit('/tools/hmac-generator/');
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
  await page.locator('#message').fill('changed');
  const before = await headline();
  await expect.poll(headline).not.toBe(before);
});

test.each([
  { slug: 'percentage-of', answer: '12' },
  // The content security policy would report a validator that compiles code.
  { slug: 'roof-pitch', answer: '9\u00a0in 12' },
])('computes $slug in the page without a worker', async ({ slug, answer: expected }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await page.goto(`${await newOrigin()}/tools/${slug}/`);
  await expect.poll(headline).toBe(expected);
  await page.locator('form input').first().press('Enter');
  await page.locator('.developers > summary').click();
  await page.getByText('status 200, from this page').waitFor();
});

interface Budget {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  /** The text that the page shows last. */
  readonly last?: string;
}

describe('a first visit', () => {
  test('is answered by the page at first, and by the worker once it is ready', async () => {
    let sendWorker = () => {};
    beforeWorker = new Promise((resolve) => {
      sendWorker = resolve;
    });
    const answerOf = async (x: string) => {
      await page.locator('#x').fill(x);
      await page.locator('.headline .value', { hasText: x }).waitFor();
      return page.locator('figcaption', { hasText: 'Response' }).textContent();
    };
    try {
      await page.goto(`${await newOrigin()}/tools/percentage-of/`);
      await page.locator('#y').fill('100');
      expect(await answerOf('7')).toContain('status 200, from this page');
      sendWorker();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      expect(await answerOf('8')).toContain('status 200, from the worker');
    } finally {
      sendWorker();
    }
  });

  const budgets: readonly Budget[] = [
    { path: '/', requests: 18, kilobytes: 40 },
    // They also offer English, the language of this browser.
    ...translations.map((code) => ({ path: `/${code}/`, requests: 19, kilobytes: 40 })),
    // The answer to the example is drawn at once, by a library of 23 kB.
    { path: '/tools/loan-payoff-calculator/', requests: 48, kilobytes: 95 },
    { path: '/ar/tools/loan-payoff-calculator/', requests: 48, kilobytes: 100 },
    { path: '/tools/percentage-of/', requests: 42, kilobytes: 70 },
    // It computes its answer itself, so that the example in other units does not need the API.
    { path: '/tools/unit-price-calculator/', requests: 50, kilobytes: 75 },
    { path: '/de/tools/fuel-cost-calculator/', requests: 50, kilobytes: 75 },
    { path: '/console/', requests: 20, kilobytes: 40, last: 'files kept' },
    { path: '/docs/servers/', requests: 15, kilobytes: 30 },
  ];

  // A busy browser may paint a page that it has only partly parsed.
  test.each(budgets)(
    'to $path needs few requests and few bytes, and causes no layout shift',
    { retry: 2 },
    async (budget) => {
      const loaded = new Set<string>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isOfPage = response.request().frame() === page.mainFrame();
        if (isOfPage && !pathname.startsWith('/api/')) loaded.add(pathname);
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shifts = JSON.parse(document.documentElement.dataset.shifts ?? '[]');
            const { value } = entry as PerformanceEntry & { readonly value: number };
            document.documentElement.dataset.shifts = JSON.stringify([...shifts, value]);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${await newOrigin()}${budget.path}`, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      if (budget.last) await page.getByText(budget.last).waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      const shifts = await page.evaluate(() => document.documentElement.dataset.shifts);
      const shifted: readonly number[] = JSON.parse(shifts ?? '[]');
      // In Arabic, a bracket of the example's result moves sideways once the script has started.
      expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
      const sizes = [...loaded].map((path) => {
        const file = `dist/demo${path.replace(/\/$/, '/index.html')}`;
        return gzipSync(readFileSync(file)).length;
      });
      const bytes = sizes.reduce((total, size) => total + size, 0);
      expect(bytes).toBeGreaterThan(10 * 1024);
      expect(loaded.size).toBeLessThanOrEqual(budget.requests);
      expect(bytes).toBeLessThanOrEqual(budget.kilobytes * 1024);
    },
  );
});

test('an address of the part for developers opens it, and the code follows the form', async () => {
  await page.goto(`${site}/tools/percentage-of/#fields`);
  const fields = page.getByRole('heading', { name: 'Fields of the API' });
  await fields.waitFor();
  expect(await page.locator('#x').inputValue()).toBe('15');
  await page.locator('#x').fill('15');
  await page.locator('#y').fill('80');
  const code = page.locator('.calls pre').first();
  await expect.poll(() => code.innerText()).toContain('x: 15');
  await page.locator('.developers > summary').click();
  expect(await fields.isVisible()).toBe(false);
  await expect.poll(() => new URL(page.url()).hash).toBe('#x=15&y=80');
  await page.reload();
  expect(await fields.isVisible()).toBe(false);
});
