import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listen, staticHost } from '../../test/browser/site.ts';
import { specs } from '../../test/support/specs.ts';
import { type Cost, costOf } from './process.ts';
import { worstBodies } from './requests.ts';

const shares = [0.01, 0.1, 1] as const;

// Ten times the length takes ten times as long, plus some variation; quadratic time would take a
// hundred times as long. Times of less than a few milliseconds prove nothing.
const mostGrowth = 20;
const leastMilliseconds = 5;

interface Row {
  readonly tool: string;
  readonly what: string;
  readonly chromium: readonly Cost[];
  readonly node: Cost;
}

const html = `<!doctype html><script type="module">
  import { createHandler, tools } from '/bundle.js';
  globalThis.handle = createHandler({ tools });
</script>`;

const rows: Row[] = [];
let body = '';
let browser: Awaited<ReturnType<typeof chromium.launch>>;
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const files = staticHost([['/', 'dist']]);
  site = await listen((request, response) => {
    if (request.url === '/body') response.end(body);
    else if (request.url === '/') response.setHeader('content-type', 'text/html').end(html);
    else files(request, response);
  });
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    chromiumSandbox: false,
    args: ['--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/limits.md', table());
});

declare const handle: (request: Request) => Promise<Response>;
declare const given: string;

/**
 * Returns the cost in a page with its own process, which contains no garbage from earlier requests.
 */
async function costInChromium(slug: string): Promise<Cost & { readonly status: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.evaluate(prepare);
  await collectGarbage(context, page);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let status = 0;
  const cost = await costOf(renderers, async () => {
    status = await page.evaluate(answer, slug);
  });
  await session.detach();
  await context.close();
  return { ...cost, status };
}

async function prepare() {
  const first = { method: 'POST', body: '{"x":7,"y":100}' };
  await (await handle(new Request('/api/percentage-of', first))).text();
  Object.assign(globalThis, { given: await (await fetch('/body')).text() });
}

async function answer(slug: string) {
  const response = await handle(new Request(`/api/${slug}`, { method: 'POST', body: given }));
  await response.text();
  return response.status;
}

async function collectGarbage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
}

async function costInNode(slug: string): Promise<Cost> {
  const child = fork('measure/limits/answer.js');
  child.send({ slug, body });
  await once(child, 'message');
  const cost = await costOf([child.pid ?? 0], async () => {
    child.send({});
    await once(child, 'message');
  });
  child.kill();
  await once(child, 'exit');
  return cost;
}

/**
 * Returns the cost: the least of three for a slow request, since other work on the machine makes it
 * slower.
 */
async function leastCost(share: number, measureOnce: () => Promise<Cost>): Promise<Cost> {
  let least = await measureOnce();
  for (let more = share === 1 && least.milliseconds > 500 ? 2 : 0; more > 0; more -= 1) {
    const { milliseconds, megabytes } = await measureOnce();
    least = {
      milliseconds: Math.min(least.milliseconds, milliseconds),
      megabytes: Math.min(least.megabytes, megabytes),
    };
  }
  return least;
}

async function measure(
  tool: string,
  slug: string,
  what: string,
  bodyOf: (share: 1 | 0.1 | 0.01) => string,
) {
  const costs: Cost[] = [];
  for (const share of shares) {
    body = bodyOf(share);
    costs.push(
      await leastCost(share, async () => {
        const { status, ...cost } = await costInChromium(slug);
        expect(status).toBe(what.endsWith('refused') ? 400 : 200);
        return cost;
      }),
    );
  }
  rows.push({ tool, what, chromium: costs, node: await leastCost(1, () => costInNode(slug)) });
  const [tenth = 0, whole = 0] = costs.slice(-2).map(({ milliseconds }) => milliseconds);
  const most = mostGrowth * Math.max(tenth, leastMilliseconds);
  expect(whole, `${tenth} ms at a tenth of the length`).toBeLessThan(most);
}

describe.each([...specs])('%s', (slug, { slowest }) => {
  test.each(Object.entries(slowest))('%s', async (what, requestOf) => {
    await measure(slug, slug, what, (share) => JSON.stringify(requestOf(share)));
  });
});

describe('any tool', () => {
  test.each(Object.entries(worstBodies))('%s', async (what, bodyOf) => {
    await measure('any', 'percentage-of', what, bodyOf);
  });
});

function table(): string {
  const lines = rows.map(({ tool, what, chromium: costs, node }) => {
    const times = costs.map(({ milliseconds }) => milliseconds);
    const cells = [
      tool,
      what,
      ...times,
      costs.at(-1)?.megabytes,
      node.milliseconds,
      node.megabytes,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const machine = `${cpus()[0]?.model}, ${arch()}`;
  return [
    '# What the longest requests cost',
    '',
    'Written by `npm run limits`: the slowest requests of each tool, at a hundredth, a tenth and all of their',
    'length. All three are the same if nothing can be longer. Milliseconds (ms) are the CPU time of the answering',
    'thread, cold. Megabytes (MB) are the peak growth of its process, including garbage. Figures of long requests',
    'are the least of three runs. All costs grow in proportion to the length; times differ on other machines.',
    '',
    `Chromium ${browser.version()} and Node ${process.version.slice(1)} on ${machine}.`,
    '',
    '| tool | request | ms of 1/100 | ms of 1/10 | ms | MB | ms in Node | MB in Node |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}
