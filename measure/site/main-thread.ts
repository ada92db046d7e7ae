import { type Browser, chromium, devices } from 'playwright-core';
import { chromiumPath, serveSite } from './built-site.ts';

/** How many times slower a phone is. */
const slowdown = 4;
/** Microseconds from which a task is long, as browsers count it. */
const long = 50_000;
const visits = 5;
/** Milliseconds in which a page does what it does when it is idle. */
const rest = 3_000;

/** An event of a trace. Its times are in microseconds; `tdur` is CPU time of its thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly beginData?: { readonly url?: string } };
}

/** What the main thread did, in microseconds from the first byte of the page. */
interface Work {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** CPU time of the thread, which hardly depends on how busy the machine is. */
  readonly duration: number;
}

interface Task extends Work {
  /** What takes most of the task. */
  readonly parts: readonly Work[];
}

const wanted = process.argv.slice(3);
const paths = wanted.length > 0 ? wanted : ['/tools/loan-payoff-calculator/'];
const site = await serveSite();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  chromiumSandbox: false,
  args: ['--disable-quic'],
});

for (const path of paths) {
  const runs: (readonly Task[])[] = [];
  while (runs.length < visits) runs.push(await visit(browser, new URL(path, site.origin).href));
  runs.sort((one, other) => longestOf(one) - longestOf(other));
  const longest = runs.map((tasks) => milliseconds(longestOf(tasks)));
  console.log(`${path}: the longest task in ${visits} visits: ${longest.join(', ')} ms`);
  for (const { start, duration, parts } of runs[Math.floor(visits / 2)] ?? []) {
    const named = parts.map((part) => `${part.name} ${milliseconds(part.duration)}`);
    console.log(`  ${milliseconds(duration)} ms at ${milliseconds(start)} ms: ${named.join(', ')}`);
  }
}

await browser.close();
await site.stop();

/** Returns the long tasks of a first visit on a phone. */
async function visit(browser: Browser, url: string): Promise<readonly Task[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
  await page.goto(url);
  await page.locator('html[data-script=ready]').waitFor();
  await page.waitForTimeout(rest);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return longTasks(traceEvents, url);
}

function longTasks(events: readonly TraceEvent[], url: string): readonly Task[] {
  const parsed = events.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url,
  );
  if (!parsed) throw new Error(`The trace has no visit to ${url}.`);
  const work = events
    .filter(({ pid, tid, dur }) => pid === parsed.pid && tid === parsed.tid && dur !== undefined)
    .map(({ name, ts, dur = 0, tdur = 0 }) => {
      const start = ts - parsed.ts;
      return { name, start, end: start + dur, duration: tdur };
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return work
    .filter(
      ({ name, start, duration }) => name.endsWith('RunTask') && start >= 0 && duration >= long,
    )
    .map((task) => ({ ...task, parts: partsOf(task, work) }));
}

/** Returns the outermost work in a task that takes a tenth of it or more. */
function partsOf(task: Work, work: readonly Work[]): readonly Work[] {
  const parts: Work[] = [];
  let end = task.start;
  for (const one of work) {
    if (one === task || one.start < end || one.end > task.end) continue;
    if (one.duration < task.duration / 10) continue;
    parts.push(one);
    end = one.end;
  }
  return parts;
}

function longestOf(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function milliseconds(microseconds: number): string {
  return (microseconds / 1000).toFixed(0);
}
