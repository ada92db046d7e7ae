import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listen, staticHost } from '../site.ts';
import { copiedIn, hashOf, headlineOf, openDemo, press } from './demo.ts';

const demo = openDemo();

/** Someone's own page, which loads the built package. Its address has its body. */
let own: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const dist = staticHost([['/dist/', 'dist']]);
  own = await listen((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/dist/')) return dist(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(new URL(url, own.origin).searchParams.get('html'));
  });
  return () => own.stop();
});

const { resolve } = createRequire(import.meta.url);

/** Opens a page with a module and a tag that were copied. */
async function openOwn(module: string, tag: string) {
  const code = module.replaceAll(
    /(?<=from ')[^']+/g,
    (specifier) => `/${relative('.', resolve(specifier)).replaceAll('\\', '/')}`,
  );
  const html = `<!doctype html><html lang="en"><title>Own</title><link rel="icon" href="data:,">
<h1>Own</h1>${tag}<p id="after">After</p><script type="module">${code}</script>`;
  const page = await demo.browser.context.newPage();
  await page.goto(`${own.origin}/?${new URLSearchParams({ html })}`);
  return page;
}

const code = (title: string) => demo.page.locator('.embed-code figure', { hasText: title });

async function copied(title: string): Promise<string> {
  const button = code(title).getByRole('button');
  await button.click();
  await code(title).getByText('Copied').waitFor();
  return copiedIn(demo.page);
}

const preview = () => demo.page.locator('.embed-preview');

const tag = () => code('HTML').locator('code').textContent();

test('what is copied computes on another page what the page of the tool shows', async () => {
  const { page } = demo;
  await demo.visit(
    '/tools/loan-payoff-calculator/#principal=200000&annualRate=6.5&years=20&currency=EUR',
  );
  await expect.poll(() => headlineOf(page)).toBe('€1,491.15');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Put this tool on your page' }).click();
  await page.waitForURL('**/embed/#tool=loan-payoff-calculator&**');
  await expect.poll(() => headlineOf(page)).toBe('€1,491.15');
  const module = await copied('JavaScript');
  const other = await openOwn(module, await copied('HTML'));
  await expect.poll(() => headlineOf(other)).toBe('€1,491.15');
  expect(await other.getByLabel('Term').inputValue()).toBe('20');
  await other.close();
});

test('fields are fixed or hidden, and what is typed into the preview is in the code', async () => {
  const { page } = demo;
  await demo.visit('/embed/#tool=loan-payoff-calculator');
  await preview().getByLabel('Annual interest rate').fill('4');
  await expect.poll(tag).toContain('"annualRate":4,');
  await page.locator('.embed-places').getByLabel('Annual interest rate').selectOption('Always 4');
  await page.locator('.embed-places').getByLabel('Extra monthly payment').selectOption('Hidden');
  await page.getByLabel('Amounts in').selectOption('EUR');
  await expect.poll(() => preview().getByLabel('Annual interest rate').count()).toBe(0);
  // A loan of 200,000 at 4 % over 30 years.
  await expect.poll(() => headlineOf(page)).toBe('€954.83');
  await preview().getByLabel('Term').fill('15');
  await expect.poll(() => headlineOf(page)).toBe('€1,479.38');
  const expected = `<tool-form
  tool="loan-payoff-calculator"
  lang="en"
  currency="EUR"
  request='{"principal":200000,"years":15}'
  fixed='{"annualRate":4}'
  fields="principal years monthlyPayment"
></tool-form>`;
  expect(await tag()).toBe(expected);
  const other = await openOwn(await copied('JavaScript'), await copied('HTML'));
  await expect.poll(() => headlineOf(other)).toBe('€1,479.38');
  await other.close();

  await page.reload();
  await expect.poll(() => headlineOf(page)).toBe('€1,479.38');
  expect(await tag()).toBe(expected);
  await page.goto(`${demo.origin}/tables/`);
  await page.goBack();
  await expect.poll(tag).toBe(expected);
  // A field that is shown again has its value.
  await page.locator('.embed-places').getByLabel('Annual interest rate').selectOption('Shown');
  await expect.poll(() => preview().getByLabel('Annual interest rate').inputValue()).toBe('4');
});

test('an element that visitors cannot change, in another language', async () => {
  const { page } = demo;
  await demo.visit('/embed/#tool=loan-payoff-calculator&annualRate=6.5&principal=200000&years=30');
  await expect.poll(() => headlineOf(page)).toBe('1,264.14');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect.poll(() => headlineOf(page)).toBe('1.264,14');
  await page.getByLabel('Visitors cannot change anything').check();
  await expect.poll(() => preview().locator('input').first().isEditable()).toBe(false);
  const other = await openOwn(await copied('JavaScript'), await copied('HTML'));
  await expect.poll(() => headlineOf(other)).toBe('1.264,14');
  expect(await other.locator('tool-form input').first().isEditable()).toBe(false);
  await other.close();
  expect(hashOf(page)).toContain('lang=de');
});

test('hostile text is a value on the other page, and nothing else', async () => {
  const text = `'"></tool-form><img src=x onerror="document.title='hurt'"><script>document.title='hurt'</script>&quot;`;
  await demo.visit(`/embed/#${new URLSearchParams({ tool: 'word-counter', text })}`);
  await expect.poll(() => preview().locator('textarea').inputValue()).toBe(text);
  const other = await openOwn(await copied('JavaScript'), await copied('HTML'));
  await expect.poll(() => other.locator('textarea').inputValue()).toBe(text);
  expect(await other.title()).toBe('Own');
  expect(
    await other.locator('tool-form ~ *').evaluateAll((all) => all.map(({ id }) => id)),
  ).toEqual(['after', '']);
  await other.close();
});

test('secrets are neither in the address nor in the code', async () => {
  const { page } = demo;
  await demo.visit('/tools/hmac-generator/#message=hello');
  await page.locator('#key').fill('hush');
  await page.getByText('More', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Put this tool on your page' });
  await expect.poll(() => link.getAttribute('href')).toContain('message=hello');
  expect(await link.getAttribute('href')).not.toContain('hush');
  await link.click();
  await preview().getByLabel('Secret key', { exact: true }).fill('hush');
  await preview().getByLabel('Message').fill('good bye');
  await expect.poll(tag).toContain('good bye');
  expect(await tag()).not.toContain('hush');
  expect(page.url()).not.toContain('hush');
});

test('another tool, and a page without a build, are chosen with the keyboard', async () => {
  const { page } = demo;
  await demo.visit('/embed/');
  await preview().locator('.headline').waitFor();
  await page.locator('#tool').focus();
  await page.keyboard.type('word c');
  await expect.poll(tag).toBe('<tool-form tool="word-counter" lang="en"></tool-form>');
  await preview().getByLabel('Text').waitFor();
  await page.getByLabel('With a bundler').focus();
  await press(page, 'ArrowRight');
  const command = code('Terminal').locator('code');
  await expect.poll(() => command.textContent()).toContain('--elements --tools word-counter');
  expect(await tag()).toBe(`<script type="module" src="tool-form.js"></script>

<tool-form tool="word-counter" lang="en"></tool-form>`);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await press(page, 'Enter');
  await expect.poll(() => page.locator('#tool').inputValue()).toBe('word-counter');
});

test("the site's own tool, which the package lacks, is not offered", async () => {
  const { page } = demo;
  await demo.visit('/tools/roof-pitch/');
  await expect.poll(() => headlineOf(page)).not.toBe('–');
  expect(await page.getByRole('link', { name: 'Put this tool on your page' }).count()).toBe(0);
  await demo.visit('/embed/');
  expect(await page.locator('#tool option[value="roof-pitch"]').count()).toBe(0);
});
