import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { openBrowser, useBrowser } from './browser.ts';
import { listen } from './site.ts';

// Only a browser loads a module by its tag, under the policy of a page, from a file that nothing
// else belongs to.

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
    '<!doctype html><html lang="de"><title>BMI</title><script type="module" src="tool-form.js"></script><tool-form tool="bmi-calculator"></tool-form>',
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
  const isScript = url.endsWith('/tool-form.js');
  response.writeHead(isScript || pages[url] ? 200 : 404, {
    // Without a charset, as old hosts serve it.
    'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  });
  response.end(isScript ? readFileSync(join(folder, 'tool-form.js')) : (pages[url] ?? ''));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  site = await listen(host);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Writes the file as a person without a build does. */
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

describe.each(chosen)('one file %s', (_, options) => {
  beforeAll(() => init(...options));

  test('answers in a page of a blog under a strict policy', async () => {
    requested.length = 0;
    const page = await open('/');
    // 250,000 × r ÷ (1 − (1 + r)⁻³⁰⁰) with r = 0.04 ÷ 12.
    await page.locator('.headline').getByText('$1,319.59').waitFor();
    await page.getByLabel('Annual interest rate').fill('0');
    await page.locator('.headline').getByText('$833.33').waitFor();
    expect(await page.getByText('needs JavaScript').isVisible()).toBe(false);
    expect(requested.filter((url) => url !== '/favicon.ico')).toEqual(['/', '/tool-form.js']);
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

test('one file with a language speaks it', async () => {
  init('--tools', 'bmi-calculator', '--languages', 'de');
  const page = await open('/german');
  await page.getByLabel('Gewicht').waitFor();
});

test.each([
  ['all tools', []],
  // Another choice than all, with each tool in one of the two.
  ['most tools', ['--tools', slugs.slice(1).join()]],
  ['one tool', ['--tools', slugs.slice(0, 1).join()]],
])('in one file with %s, each of them answers', async (_, options) => {
  init(...options);
  const chosen = options[1]?.split(',') ?? slugs;
  const { context, close } = await openBrowser();
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools`);
  const answered = () =>
    page
      .locator('tool-form')
      .evaluateAll((forms) =>
        forms.flatMap((form) => ('result' in form && form.result ? form.getAttribute('tool') : [])),
      );
  await expect.poll(answered).toEqual(chosen);
  await close();
});

test('one file with other tools leaves what is in the tag, and the console says why', async () => {
  init('--tools', 'percentage-of,percentage-change');
  const { context, messages, close } = await openBrowser();
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await page.getByText('This calculator needs JavaScript.').waitFor();
  await expect.poll(() => messages).toEqual([expect.stringContaining('tool: unknown name')]);
  await close();
});
