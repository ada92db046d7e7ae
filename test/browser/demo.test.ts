import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import { serve } from './site.ts';

// Only an engine can break the demo's page: its policy, its drawings, and what works without a
// network.

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await engine.launch();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
  await site.stop().catch(() => {});
  // Firefox may still be fetching the page's icons when it closes.
  expect(browser.messages.filter((text) => !text.includes('/icon'))).toEqual([]);
});

const shows = (selector: string, text: string) =>
  page.waitFor(
    ([selected, expected]) => {
      const found = [...document.querySelectorAll(selected)];
      return found.some((element) => element.textContent?.includes(expected));
    },
    [selector, text] as const,
  );

const click = (name: string) =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent?.trim() === wanted);
    if (!button) throw new Error(`There is no button ${wanted}.`);
    button.click();
  }, name);

test('computes on the first visit', async () => {
  await page.goto(`${site.origin}/tools/percentage-of/#x=15&y=80`);
  await shows('.headline .value', '12');
});

// The page's policy decides whether an engine loads drawings from a file.
test('draws the icon of a tool', async () => {
  await page.waitFor(() => {
    const icon = document.querySelector('.tool-title use');
    return icon instanceof SVGGraphicsElement && icon.getBBox().width > 0;
  });
});

test('needs no network once everything is kept', async () => {
  await shows('#offline', 'this page');
  await click('Save everything offline (1 MB)');
  await shows('#offline', 'every page in this language works');
  await site.stop();
  await page.goto(`${site.origin}/`);
  await shows('h1', 'Everyday tools');
  const loan = 'principal=200000&annualRate=6.5&years=30';
  await page.goto(`${site.origin}/tools/loan-payoff-calculator/#${loan}`);
  await shows('.headline .value', '1,264.14');
  await shows('.picture figcaption', 'Drag the ring');
  const charts = () => page.evaluate(() => document.querySelectorAll('.line-chart .line').length);
  await expect.poll(charts).toBe(1);
  await page.goto(`${site.origin}/tools/roof-pitch/`);
  await shows('.headline .value', '9');
  await shows('.say', 'The rafter is');
  await page.goto(`${site.origin}/console/`);
  await shows('dd', 'The worker, which controls');
  await click('Send');
  await shows('.answer figcaption', 'Status 200 from the worker');
  await page.goto(`${site.origin}/nowhere`);
  await shows('h1', 'There is no page');
});
