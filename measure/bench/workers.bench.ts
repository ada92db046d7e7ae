import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createContext, Script } from 'node:vm';
import { median } from 'simple-statistics';
import { test } from 'vitest';
import { listen } from '../../test/browser/site.ts';
import { bundleFile } from '../../test/package/bundle.ts';
import { type Chromium, openChromium, type Tab } from './chromium.ts';

const toolworker = readFileSync('dist/toolworker.js', 'utf8');
const written = (name: string) => bundleFile(`${import.meta.dirname}/workers/${name}.js`);

/** Workers that answer the BMI calculator. The first is the floor: it computes nothing. */
const answering = {
  'a constant answer': await written('constant'),
  'a worker by hand': await written('hand-written'),
  'Hono with its validator': await written('hono'),
  'five tools': await written('five-tools'),
  'toolworker.js': toolworker,
};

test('a call, one after another', async () => {
  const calls = 60;
  const rows = await compareWorkers(answering, 84, (tab) => tab.call(timesOfCalls, calls));
  print(rows, 'a call');
});

test('the first answer after the browser has stopped the worker', async () => {
  const rows = await compareWorkers(answering, 75, async (tab, chromium) => {
    await chromium.stopWorkers();
    return tab.call(timesOfCalls, 1);
  });
  print(rows, 'the first answer');
});

test('the page itself, while its worker is stopped', async () => {
  const workers = {
    'a worker that ignores it': await written('ignoring'),
    'toolworker.js without static routes': `delete InstallEvent.prototype.addRoutes;${toolworker}`,
    'toolworker.js': toolworker,
  };
  const rows = await compareWorkers(workers, 45, async (tab, chromium) => {
    const url = await tab.call(() => location.href, undefined);
    await chromium.stopWorkers();
    const visited = await chromium.open(url);
    const time = await visited.call(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return visit instanceof PerformanceNavigationTiming ? visit.responseStart : Number.NaN;
    }, undefined);
    await visited.close();
    return [time];
  });
  print(rows, 'the first byte');
});

// Browsers keep the compiled code of a worker, so that a start is mostly the second of these.
test('compiling and running the script, in Node', async () => {
  const compiling = rowsOf(answering);
  const running = rowsOf(answering);
  await inTurns(Object.entries(answering), 75, async ([name, code]) => {
    const context = createContext({
      ...{ URL, URLSearchParams, Request, Response, Headers, TextEncoder, TextDecoder, fetch },
      addEventListener: () => {},
      location: new URL('https://example.com/worker.js'),
    });
    new Script('globalThis.self = globalThis').runInContext(context);
    const start = performance.now();
    // The engine would reuse the compiled code of a text that it has already seen.
    const script = new Script(`${code}\n// ${start}`);
    const compiled = performance.now();
    script.runInContext(context);
    compiling.get(name)?.push(compiled - start);
    running.get(name)?.push(performance.now() - compiled);
  });
  print(compiling, 'compiling');
  print(running, 'running');
});

/** The milliseconds that each contender took, one for each round. */
type Rows = ReadonlyMap<string, number[]>;

function rowsOf(contenders: object): Rows {
  return new Map(Object.keys(contenders).map((name) => [name, []]));
}

/** Measures each once per round, in random order, so that none always follows a slow one. */
async function inTurns<Contender>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const turns = contenders.map((contender) => ({ contender, rank: Math.random() }));
    for (const { contender } of turns.sort((one, other) => one.rank - other.rank)) {
      await measure(contender);
    }
  }
}

/** Opens a page under each worker and measures them in turns, each at an origin of its own. */
async function compareWorkers(
  workers: Readonly<Record<string, string>>,
  rounds: number,
  measure: (tab: Tab, chromium: Chromium) => Promise<number[]>,
): Promise<Rows> {
  const chromium = await openChromium();
  const sites: Awaited<ReturnType<typeof listen>>[] = [];
  try {
    const tabs: [string, Tab][] = [];
    for (const [name, code] of Object.entries(workers)) {
      const site = await listen(({ url }, response) => {
        if (url === '/worker.js') {
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
        } else response.writeHead(200, isolated).end('<!doctype html><title>Benchmark</title>');
      });
      sites.push(site);
      const tab = await chromium.open(`${site.origin}/`);
      await tab.call(comeUnderWorker, '/worker.js');
      await measure(tab, chromium);
      tabs.push([name, tab]);
    }
    const rows = rowsOf(workers);
    await inTurns(tabs, rounds, async ([name, tab]) => {
      rows.get(name)?.push(median(await measure(tab, chromium)));
    });
    return rows;
  } finally {
    await chromium.close();
    for (const site of sites) await site.stop();
  }
}

// A cross-origin isolated page has a clock precision of 5 µs, any other page one of 100 µs.
const isolated = {
  'Content-Type': 'text/html',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

async function comeUnderWorker(script: string): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve);
  });
  await serviceWorker.register(script);
  await controlled;
}

/** Posts requests to the BMI calculator one after another. */
async function timesOfCalls(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const response = await fetch('/api/bmi-calculator', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"unit":"metric","height":180,"weight":81}',
    });
    const { ok, result } = await response.json();
    times.push(performance.now() - start);
    if (!ok || result.bmi !== 25) throw new Error('This is not the answer.');
  }
  return times;
}

/** Prints medians, and the medians of the differences and ratios within a round to the first. */
function print(rows: Rows, measured: string): void {
  const [floor = []] = rows.values();
  const toFloor = (times: readonly number[], compare: (time: number, least: number) => number) =>
    median(times.map((time, round) => compare(time, floor[round] ?? Number.NaN)));
  const table = [...rows].map(([name, times]) => [
    name,
    {
      [`${measured}, ms`]: Number(median(times).toPrecision(3)),
      'above the first': Number(toFloor(times, (time, least) => time - least).toFixed(2)),
      ratio: Number(toFloor(times, (time, least) => time / least).toFixed(2)),
    },
  ]);
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores; Node ${process.versions.node}`);
  console.table(Object.fromEntries(table));
}
