import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { openBrowser, useBrowser, waitUntil } from './browser.ts';
import { listen } from './site.ts';

// Only a browser loads modules by their tag, under the policy of a page, and as the page names
// them.

const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'"],
  ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

const slugs = tools.map(({ slug }) => slug);

const pages: Readonly<Record<string, string>> = {
  '/': readFileSync(new URL('without-build/blog.html', import.meta.url), 'utf8'),
  // WordPress prints a block as it is, between a theme's own elements.
  '/wordpress': `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Post</title><main>${readFileSync(
    new URL('without-build/custom-html.html', import.meta.url),
    'utf8',
  )}</main>`,
  '/german':
    '<!doctype html><html lang="de"><meta charset="utf-8"><title>BMI</title><script type="module" src="tool-form.js"></script><tool-form tool="bmi-calculator"></tool-form>',
  '/later': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Later</title><script type="module" src="tool-form.js"></script>
<p>No tag.</p>`,
  '/tools': `<!doctype html><html lang="en"><title>Tools</title><script type="module" src="tool-form.js"></script>${slugs
    .map((slug) => `<tool-form tool="${slug}"></tool-form>`)
    .join('')}`,
};

let folder: string;
let site: Awaited<ReturnType<typeof listen>>;
const requested: (string | undefined)[] = [];
const browser = useBrowser();

const host: RequestListener = ({ url = '/' }, response) => {
  requested.push(url);
  const file = join(folder, url.replace(/^\/wp-content\/uploads/, ''));
  const isScript = url.endsWith('.js') && existsSync(file);
  response.writeHead(isScript || pages[url] ? 200 : 404, {
    // Without a charset, as old hosts serve it.
    'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
  response.end(isScript ? readFileSync(file) : (pages[url] ?? ''));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  site = await listen(host);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Copies the files as a person without a build does. */
function init(...options: readonly string[]): void {
  const args = [manifest.bin.toolworker, 'init', folder, '--elements', ...options];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
}

async function open(path: string) {
  const page = await browser().context.newPage();
  await page.goto(`${site.origin}${path}`);
  return page;
}

const chosen = [
  ['with all tools', []],
  ['with the chosen ones', ['--tools', 'bmi-calculator,loan-payoff-calculator']],
] as const;

describe.each(chosen)('copied %s, the element', (_, options) => {
  beforeAll(() => init(...options));

  test('answers in a page of a blog under a strict policy', async () => {
    requested.length = 0;
    const page = await open('/');
    // 250,000 × r ÷ (1 − (1 + r)⁻³⁰⁰) with r = 0.04 ÷ 12.
    await page.locator('.headline').getByText('$1,319.59').waitFor();
    await page.getByLabel('Annual interest rate').fill('0');
    await page.locator('.headline').getByText('$833.33').waitFor();
    expect(await page.getByText('needs JavaScript').isVisible()).toBe(false);
    expect(requested.filter((url) => url !== '/favicon.ico').sort()).toEqual([
      '/',
      '/tool-form.js',
      '/tool-form/element.js',
      '/tool-form/real.js',
      '/tool-form/tools/loan-payoff-calculator.js',
    ]);
  });

  test('answers in a block of WordPress', async () => {
    const page = await open('/wordpress');
    await page.getByLabel('Height').fill('200');
    await page.getByLabel('Weight').fill('100');
    // 100 kg ÷ (2 m)².
    await expect
      .poll(() => page.evaluate('document.querySelector("tool-form").result'))
      .toEqual({ bmi: 25, category: 'Overweight' });
  });
});

test('a page in German loads one calculator and its texts in at most 8 requests', async () => {
  init('--tools', 'bmi-calculator');
  requested.length = 0;
  const page = await open('/german');
  await page.getByLabel('Gewicht').waitFor();
  await page.locator('.headline').getByText('kg/m²').waitFor();
  const files = requested.filter((url) => url?.endsWith('.js'));
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(8);
  expect(files.filter((url) => url?.includes('/languages/')).sort()).toEqual([
    '/tool-form/languages/de.js',
    '/tool-form/languages/de/bmi-calculator.js',
  ]);
});

test('a page without a tag loads one file; later tags, tools and languages load theirs', async () => {
  init();
  requested.length = 0;
  const page = await open('/later');
  await page.getByText('No tag.').waitFor();
  await waitUntil(page, 'performance.getEntriesByName(location.origin + "/tool-form.js").length');
  const scripts = () => requested.filter((url) => url?.endsWith('.js'));
  expect(scripts()).toEqual(['/tool-form.js']);
  await page.evaluate(() => {
    const tag = document.createElement('tool-form');
    tag.setAttribute('tool', 'percentage-of');
    // A shadow tree, which no observer of the page sees.
    const host = document.createElement('section');
    const dice = document.createElement('tool-form');
    dice.setAttribute('tool', 'dice-roller');
    host.attachShadow({ mode: 'open' }).append(dice);
    document.body.append(tag, host);
  });
  await page.getByLabel('Percentage', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Roll again' }).waitFor();
  expect(scripts()).not.toContain('/tool-form/tools/bmi-calculator.js');
  await page
    .locator('tool-form')
    .first()
    .evaluate((tag) => tag.setAttribute('tool', 'bmi-calculator'));
  await page.getByLabel('Weight').waitFor();
  await page.getByLabel('Weight').fill('90');
  await page
    .locator('tool-form')
    .first()
    .evaluate((tag) => tag.setAttribute('lang', 'fr'));
  await page.getByLabel('Poids').waitFor();
  expect(await page.getByLabel('Poids').inputValue()).toBe('90');
  expect(scripts()).toContain('/tool-form/languages/fr/bmi-calculator.js');
});

describe('each of all tools', () => {
  let page: Page;
  let close: () => Promise<void>;

  beforeAll(async () => {
    init();
    const opened = await openBrowser();
    close = opened.close;
    page = await opened.context.newPage();
    await page.goto(`${site.origin}/tools`);
  });

  afterAll(() => close());

  const answered = () =>
    page
      .locator('tool-form')
      .evaluateAll((forms) =>
        forms.flatMap((form) => ('result' in form && form.result ? form.getAttribute('tool') : [])),
      );

  test('answers', async () => {
    await expect.poll(answered).toEqual(slugs);
  });

  test('computes what is typed, from then on without a network', async () => {
    await expect.poll(answered).toEqual(slugs);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.context().setOffline(true);
    for (const [slug, label, text, result] of typed) {
      const tag = page.locator(`tool-form[tool="${slug}"]`);
      await tag.getByLabel(label, { exact: true }).fill(text);
      await expect.poll(() => resultOf(tag)).toMatchObject(result);
    }
    const cups = page.locator('tool-form[tool="cooking-converter"]');
    await cups.getByLabel('To', { exact: true }).selectOption('teaspoon');
    await expect.poll(() => resultOf(cups)).toMatchObject({ result: 12 });
    const dice = page.locator('tool-form[tool="dice-roller"]');
    const rolled = dice.evaluate(
      (form) =>
        new Promise((resolve) =>
          form.addEventListener('tool-result', () => resolve(true), { once: true }),
        ),
    );
    await dice.getByRole('button', { name: 'Roll again' }).click();
    expect(await rolled).toBe(true);
    const percentage = page.locator('tool-form[tool="percentage-of"]');
    await percentage.getByLabel('Value', { exact: true }).fill('eighty');
    await percentage.getByText('Enter a number, such as 80.').waitFor();
    expect(sent).toEqual([]);
  });
});

const resultOf = (tag: Locator) => tag.evaluate((form) => Reflect.get(form, 'result'));

/** What is typed into a control of each kind, and what the tool then computes. */
const typed = [
  // 80 kg ÷ (2 m)².
  ['bmi-calculator', 'Height', '2 m', { bmi: 20.25 }],
  ['percentage-of', 'Percentage', '12½', { result: 10 }],
  // A right angle is a quarter of a turn: π ÷ 2.
  ['angle-converter', 'Angle', '89° 60′', { result: Math.PI / 2 }],
  ['sales-tax-calculator', 'Price', '1k', { taxAmount: 82.5 }],
  ['age-calculator', 'Target date optional', '2024-05-17', { years: 34, days: 0 }],
  ['sleep-cycle-calculator', 'Time', '06:30', { anchorTime: '06:30' }],
  ['color-converter', 'Color', '#ff0000', { r: 255, g: 0, b: 0 }],
  ['base-converter', 'Number', '16', { hexadecimal: '10' }],
  ['standard-deviation-calculator', 'Numbers', '1; 3', { mean: 2 }],
  ['word-counter', 'Text', 'One, two, three.', { words: 3 }],
] as const;

test.each([
  ['a tool that was not copied', 'en', 'loan-payoff-calculator', ['could not load the tool']],
  [
    'a tool that was not copied in German',
    'de',
    'loan-payoff-calculator',
    ['could not load the texts', 'could not load the tool'],
  ],
  [
    'no tool',
    'en',
    'loan-payoff-calculater',
    ['tool: unknown name; did you mean loan-payoff-calculator?'],
  ],
])(
  'the name of %s leaves what is in the tag, and the console says why',
  async (_, lang, slug, reasons) => {
    init('--tools', 'percentage-of,percentage-change');
    const { messages } = browser();
    const page = await open('/later');
    const uncaught: unknown[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.evaluate(
      ([name, code]) => {
        const tag = document.createElement('tool-form');
        tag.setAttribute('tool', name);
        tag.lang = code;
        tag.textContent = 'This calculator needs JavaScript.';
        document.body.append(tag);
      },
      [slug, lang] as const,
    );
    await page.getByText('This calculator needs JavaScript.').waitFor();
    await expect
      .poll(() => messages.filter((message) => message.includes('toolworker')).sort())
      .toEqual(reasons.map((reason) => expect.stringContaining(reason)));
    expect(uncaught).toEqual([]);
    messages.length = 0;
  },
);
