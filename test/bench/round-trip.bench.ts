import { latencies, timeOfFlight } from './in-page.ts';
import { interleave, median, medianRatio, quantile } from './statistics.ts';
import { mswSubject, serverSubject, withSubjects, workerCode, workerSubject } from './subjects.ts';
import { formatCount, formatTime, theme } from './theme.ts';

const rounds = 15;
const callsInTurn = 60;
const callsInFlight = 320;

const subjects = [
  workerSubject('a worker that answers a constant', workerCode.constant),
  workerSubject('a worker by hand, `request.json()` alone', workerCode.handWritten),
  workerSubject('Hono with its validator, in a worker', workerCode.hono),
  mswSubject(),
  workerSubject('**toolworker.js**', workerCode.toolworker),
  serverSubject('a constant of Node’s `http`', 'servers/constant.js'),
  serverSubject('fastify with a schema', 'servers/fastify.js'),
  serverSubject('**toolworker/server** through srvx', 'servers/toolworker.js'),
];

theme(
  'Round trip',
  'A page posts to `/api/bmi-calculator`: one call after the other, and with 32 in flight. All but the first compute the answer; servers run on the same machine. Ratios are to the worker by hand.',
  (chromium) =>
    withSubjects(chromium, subjects, async (tabs) => {
      for (const tab of tabs) await tab.call(latencies, 2 * callsInTurn);
      const inTurn = await interleave(tabs, rounds, (tab) => tab.call(latencies, callsInTurn));
      const flight = { count: callsInFlight, inFlight: 32 };
      const inFlight = await interleave(tabs, rounds, (tab) => tab.call(timeOfFlight, flight));
      const medians = inTurn.map((times) => times.map(median));
      const tails = inTurn.map((times) => quantile(times.flat(), 0.99));
      const byHand = 1;
      const ratio = (samples: readonly number[][], index: number) =>
        medianRatio(samples[index] ?? [], samples[byHand] ?? []).toFixed(2);
      return [
        {
          columns: ['answered by', 'p50', 'ratio', 'p99', 'ratio', '32 in flight', 'ratio'],
          rows: subjects.map(({ name }, index) => [
            name,
            formatTime(median(medians[index] ?? [])),
            ratio(medians, index),
            formatTime(tails[index] ?? Number.NaN),
            ((tails[index] ?? Number.NaN) / (tails[byHand] ?? Number.NaN)).toFixed(2),
            `${formatCount((callsInFlight / median(inFlight[index] ?? [])) * 1000)}/s`,
            ratio(
              inFlight.map((times) => times.map((time) => 1 / time)),
              index,
            ),
          ]),
        },
      ];
    }),
);
