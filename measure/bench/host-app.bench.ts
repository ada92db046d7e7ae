import type { Chromium, Tab } from './chromium.ts';
import {
  mswContender,
  openPage,
  withContenders,
  workerCode,
  workerContender,
} from './contenders.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { formatTime, type Table, theme } from './theme.ts';

const rounds = 9;
const fileCount = 500;

const files = Object.fromEntries(
  Array.from({ length: fileCount }, (_, index) => [`/${index}.json`, `{"index":${index}}`]),
);

// Runs the worker as in browsers without static routes.
const withoutStaticRoutes = async () =>
  `delete InstallEvent.prototype.addRoutes;${await workerCode.toolworker()}`;

const contenders = [
  { name: 'no worker', open: (chromium) => openPage(chromium, files) },
  workerContender('a worker that ignores them', workerCode.ignoring, files),
  workerContender('**toolworker.js**', workerCode.toolworker, files),
  workerContender('**toolworker.js** without static routes', withoutStaticRoutes, files),
  mswContender(files),
] satisfies Parameters<typeof withContenders>[1];

theme(
  'Cost to the host app',
  `A page fetches ${fileCount} small files at once, none of them the worker's; the time is per file and includes asking the worker. Then the page is visited while the worker is stopped; the time is until the first byte. With static routes, which Firefox lacks, a visit does not have to start the worker.`,
  async (chromium) =>
    withContenders(chromium, contenders, async (tabs) => {
      const ofFiles = await interleave(tabs, rounds, (tab) => tab.call(fetchAll, fileCount));
      const ofVisits = await interleave(tabs, rounds, (tab) => visit(chromium, tab));
      return [tableOf('a file', ofFiles), tableOf('a visit', ofVisits)];
    }),
);

function tableOf(measured: string, samples: readonly (readonly number[])[]): Table {
  const [none = [], ignoring = []] = samples;
  return {
    columns: ['the page has', measured, 'above no worker', 'ratio', 'ratio to ignoring'],
    rows: contenders.map(({ name }, index) => {
      const times = samples[index] ?? [];
      const above = times.map((time, round) => time - (none[round] ?? Number.NaN));
      return [
        name,
        formatTime(median(times)),
        `${median(above).toFixed(2)} ms`,
        medianRatio(times, none).toFixed(2),
        medianRatio(times, ignoring).toFixed(2),
      ];
    }),
  };
}

/** Opens the page in a new tab after the browser has stopped its worker. */
async function visit(chromium: Chromium, tab: Tab): Promise<number> {
  const url = await tab.call(() => location.href, undefined);
  await chromium.stopWorkers();
  const visited = await chromium.open(url);
  const time = await visited.call(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.responseStart : Number.NaN;
  }, undefined);
  await visited.close();
  return time;
}

async function fetchAll(count: number): Promise<number> {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = await (await fetch(`/${index}.json`, { cache: 'no-store' })).json();
      if (file.index !== index) throw new Error('This is not the file.');
    }),
  );
  return (performance.now() - start) / count;
}
