import type { Chromium } from './chromium.ts';
import {
  mswContender,
  serverContender,
  withContenders,
  workerCode,
  workerContender,
} from './contenders.ts';
import { latencies, timeOfFlight } from './in-page.ts';
import { interleave, median, medianRatio, quantile } from './statistics.ts';
import { formatCount, formatTime, theme } from './theme.ts';

// Processes with the same code can differ by a few percent as long as they run, so all are started
// several times.
const sittings = 7;
const roundsInTurn = 12;
const roundsInFlight = 4;
const callsInTurn = 60;
const callsInFlight = 320;

const contenders = [
  workerContender('a worker that answers a constant', workerCode.constant),
  workerContender('a worker by hand, `request.json()` alone', workerCode.handWritten),
  workerContender('Hono with its validator, in a worker', workerCode.hono),
  mswContender(),
  workerContender('**toolworker.js**', workerCode.toolworker),
  serverContender('a constant of Node’s `http`', 'servers/constant.js'),
  serverContender('fastify with a schema', 'servers/fastify.js'),
  serverContender('**toolworker/server** through srvx', 'servers/toolworker.js'),
];

theme(
  'Round trip',
  `A page posts to \`/api/bmi-calculator\`: first one call after another, then with 32 in flight, in ${sittings} sittings with new processes each. All except the constants compute the answer; servers run on the same machine. Ratios are relative to the worker by hand. That worker accepts any body; ours reads it as a stream, so that it refuses more than 10 MiB before they fill the memory.`,
  async (chromium) => {
    const all: Awaited<ReturnType<typeof sit>>[] = [];
    for (let sitting = 0; sitting < sittings; sitting += 1) all.push(await sit(chromium));
    const samplesOf = (index: number) => ({
      medians: all.flatMap(({ inTurn }) => (inTurn[index] ?? []).map(median)),
      tails: all.map(({ inTurn }) => quantile((inTurn[index] ?? []).flat(), 0.99)),
      flights: all.flatMap(({ inFlight }) => inFlight[index] ?? []),
    });
    const byHand = samplesOf(1);
    const ratio = (samples: readonly number[], to: readonly number[]) =>
      medianRatio(samples, to).toFixed(2);
    return [
      {
        columns: ['answered by', 'p50', 'ratio', 'p99', 'ratio', '32 in flight', 'ratio'],
        rows: contenders.map(({ name }, index) => {
          const { medians, tails, flights } = samplesOf(index);
          return [
            name,
            formatTime(median(medians)),
            ratio(medians, byHand.medians),
            formatTime(median(tails)),
            ratio(tails, byHand.tails),
            `${formatCount((callsInFlight / median(flights)) * 1000)}/s`,
            ratio(byHand.flights, flights),
          ];
        }),
      },
    ];
  },
);

function sit(chromium: Chromium) {
  return withContenders(chromium, contenders, async (tabs) => {
    for (const tab of tabs) await tab.call(latencies, 2 * callsInTurn);
    const inTurn = await interleave(tabs, roundsInTurn, (tab) => tab.call(latencies, callsInTurn));
    const flight = { count: callsInFlight, inFlight: 32 };
    const inFlight = await interleave(tabs, roundsInFlight, (tab) =>
      tab.call(timeOfFlight, flight),
    );
    return { inTurn, inFlight };
  });
}
