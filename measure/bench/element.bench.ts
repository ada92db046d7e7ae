import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { listen, staticHost } from '../../test/system/browser/site.ts';
import { median } from './statistics.ts';
import { theme } from './theme.ts';

const rounds = 9;
const slowdown = 4;

const script = `
  import { defineToolForm } from '/dist/elements/index.js';
  import { loanPayoffCalculatorTool } from '/dist/tools/loan-payoff-calculator/index.js';
  performance.mark('begin');
  defineToolForm({ tools: [loanPayoffCalculatorTool] });`;

const element = `<script>addEventListener('result', () => performance.mark('end'))</script>
<tool-form tool="loan-payoff-calculator" currency="EUR"></tool-form>`;

/** The least that writes a number as people do: the browser reads its data of languages once. */
const floor = `
  performance.mark('begin');
  document.body.append(new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(1));
  performance.mark('end');`;

const pages: Readonly<Record<string, string>> = {
  '/element': `${element}<script type="module">${script}</script>`,
  '/elements': `${element.repeat(10)}<script type="module">${script}</script>`,
  '/floor': `<script type="module">${floor}</script>`,
};

const rows = [
  ['a number format of the browser', '/floor'],
  ['the element of a loan', '/element'],
  ['ten of them', '/elements'],
] as const;

theme(
  'Element',
  'From the script to the first answer of an element, with its tool already loaded.',
  async () => {
    const dist = staticHost([['/dist/', 'dist']]);
    const site = await listen((request, response) => {
      const { url = '' } = request;
      if (url.startsWith('/dist/')) return dist(request, response);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><title>Element</title><body>${pages[url] ?? ''}`,
      );
    });
    const browser = await chromium.launch({
      executablePath: inject('chromium'),
      chromiumSandbox: false,
    });
    try {
      const measured = [];
      for (const [name, path] of rows) {
        const times = [];
        for (const rate of [1, slowdown]) {
          times.push(await timeOf(browser, site.origin + path, rate));
        }
        measured.push([name, ...times.map((time) => `${Math.round(time)} ms`)]);
      }
      const columns = ['what appears', 'time', `with a processor slowed down ${slowdown} times`];
      return [{ columns, rows: measured }];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
);

/** Returns the median of the milliseconds between the marks of a page. */
async function timeOf(browser: Browser, url: string, rate: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await tab.goto(url);
    await tab.waitForFunction(() => performance.getEntriesByName('end').length > 0);
    times.push(
      await tab.evaluate(() => {
        const [begin] = performance.getEntriesByName('begin');
        const end = performance.getEntriesByName('end').at(-1);
        return (end?.startTime ?? Number.NaN) - (begin?.startTime ?? Number.NaN);
      }),
    );
    await context.close();
  }
  return median(times);
}
