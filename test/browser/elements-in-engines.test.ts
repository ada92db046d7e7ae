import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import { listen, staticHost } from './site.ts';

// Only an engine can lack what an element is made of: form-associated elements, constructed styles,
// container queries.

const html = `<!doctype html><html lang="en"><title>Page</title>
<script type="module">
  import { defineToolForm } from '/dist/elements/index.js';
  import { loanPayoffCalculatorTool } from '/dist/tools/loan-payoff-calculator/index.js';
  defineToolForm({ tools: [loanPayoffCalculatorTool] });
</script>
<form id="form"><tool-form id="loan" name="loan" tool="loan-payoff-calculator" currency="EUR"></tool-form></form>`;

let site: Awaited<ReturnType<typeof listen>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const dist = staticHost([['/dist/', 'dist']]);
  site = await listen((request, response) => {
    if (request.url?.startsWith('/dist/')) return dist(request, response);
    response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html' }).end(html);
  });
  browser = await engine.launch();
  page = await browser.newPage();
  await page.goto(`${site.origin}/`);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
  expect(browser.messages.filter((text) => !text.includes('favicon'))).toEqual([]);
});

const says = (text: string) =>
  page.waitFor((expected) => {
    const { shadowRoot } = document.querySelector('tool-form') ?? {};
    return shadowRoot?.textContent?.includes(expected) ?? false;
  }, text);

test('opens with its example, computed and styled', async () => {
  await says('€1,264.14');
  const style = await page.evaluate(() => {
    const input = document.querySelector('tool-form')?.shadowRoot?.querySelector('input');
    return input ? getComputedStyle(input).borderTopStyle : '';
  });
  // As the boxes of all values that are assumed.
  expect(style).toBe('dashed');
});

test('answers what is typed, and takes part in the form around it', async () => {
  await page.evaluate(() => {
    const typed = { principal: '200000', years: '30', annualRate: '0' };
    for (const [name, value] of Object.entries(typed)) {
      const input = document.querySelector('tool-form')?.shadowRoot?.querySelector(`#${name}`);
      if (!(input instanceof HTMLInputElement)) throw new Error('There is no field.');
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await says('€555.56');
  const sent = await page.evaluate(() => {
    const form = document.querySelector('form');
    return form ? String(new FormData(form).get('loan')) : '';
  });
  expect(JSON.parse(sent)).toMatchObject({ principal: 200_000, annualRate: 0 });
});
