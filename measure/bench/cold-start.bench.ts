import { createContext, Script } from 'node:vm';
import type { Chromium } from './chromium.ts';
import { storingContender, withContenders, workerCode, workerContender } from './contenders.ts';
import { latencies } from './in-page.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { formatTime, type Table, theme } from './theme.ts';

const rounds = 75;

const contenders = [
  workerContender('a worker that answers a constant', workerCode.constant),
  workerContender('the same, with the code of toolworker.js in it, unused', workerCode.carrying),
  storingContender('the same, with that code in a file that only its installation loads'),
  workerContender('a worker by hand, `request.json()` alone', workerCode.handWritten),
  workerContender('Hono with its validator, in a worker', workerCode.hono),
  workerContender('**a worker with five of the tools**', workerCode.fiveTools),
  workerContender('**toolworker.js**, with all its tools', workerCode.toolworker),
];

const scripts = [
  ['a worker that answers a constant', workerCode.constant],
  ['Hono with its validator, in a worker', workerCode.hono],
  ['**a worker with five of the tools**', workerCode.fiveTools],
  ['**toolworker.js**, with all its tools', workerCode.toolworker],
] as const;

theme(
  'Cold start',
  'The browser stops the worker; then the page posts to `/api/bmi-calculator`. msw is missing because its worker forgets its pages when it is stopped. Browsers cache the compiled code of a worker, so the second table separates compiling from evaluating, in Node.',
  async (chromium) => [await firstAnswers(chromium), await evaluation()],
);

function firstAnswers(chromium: Chromium): Promise<Table> {
  return withContenders(chromium, contenders, async (tabs) => {
    for (const tab of tabs) await tab.call(latencies, 20);
    const samples = await interleave(tabs, rounds, async (tab) => {
      await chromium.stopWorkers();
      return median(await tab.call(latencies, 1));
    });
    const floor = samples[0] ?? [];
    return {
      columns: ['answered by', 'first answer', 'above the constant', 'ratio'],
      rows: contenders.map(({ name }, index) => {
        const times = samples[index] ?? [];
        const above = median(times.map((time, round) => time - (floor[round] ?? Number.NaN)));
        return [
          name,
          formatTime(median(times)),
          `${above.toFixed(1)} ms`,
          medianRatio(times, floor).toFixed(2),
        ];
      }),
    };
  });
}

async function evaluation(): Promise<Table> {
  const codes = await Promise.all(
    scripts.map(async ([name, code]) => [name, await code()] as const),
  );
  const samples = await interleave(codes, rounds, async ([, code]) => {
    const context = createContext({
      URL,
      URLSearchParams,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      fetch,
      addEventListener: () => {},
      location: new URL('https://example.com/worker.js'),
    });
    new Script('globalThis.self = globalThis').runInContext(context);
    const start = performance.now();
    // The engine would reuse the compiled code of a text that it has already seen.
    const script = new Script(`${code}\n// ${start}`);
    const compiled = performance.now();
    script.runInContext(context);
    return [compiled - start, performance.now() - compiled] as const;
  });
  return {
    columns: ['script', 'compiling', 'evaluating'],
    rows: codes.map(([name], index) => {
      const times = samples[index] ?? [];
      return [
        name,
        formatTime(median(times.map(([compiling]) => compiling))),
        formatTime(median(times.map(([, evaluating]) => evaluating))),
      ];
    }),
  };
}
