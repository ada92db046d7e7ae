import { built, withContenders, workerCode, workerContender } from './contenders.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { formatTime, theme } from './theme.ts';

const rounds = 3;
const count = 10_000;

theme(
  'Many calls',
  `A page fills a table of ${count.toLocaleString('en')} rows, with a call of the BMI calculator for each. The batch is a worker written for this comparison; it takes all calls in one request.`,
  async (chromium) => {
    const files = { '/page.js': await built('pages/many-calls.ts') };
    const contenders = [
      workerContender('toolworker.js', workerCode.toolworker, files),
      workerContender('a worker that takes batches', workerCode.batching, files),
    ];
    return withContenders(chromium, contenders, async ([ours, batching]) => {
      const ways = [
        { name: '`fetch`, 64 in flight', tab: ours, run: 'byFetch' },
        { name: 'one `fetch` for all', tab: batching, run: 'byBatch' },
        { name: '`createClient()` with `runTool()`', tab: ours, run: 'byRunTool' },
        { name: '`calculateBmi()`', tab: ours, run: 'byFunction' },
      ];
      const samples = await interleave(ways, rounds, async ({ tab, run }) => {
        const expression = `import('/page.js').then(({ ${run} }) => ${run}(${count}))`;
        return (await tab?.evaluate<number>(expression)) ?? Number.NaN;
      });
      const [byFetch = []] = samples;
      return [
        {
          columns: ['by', 'all rows', 'a row', 'times as fast as `fetch`'],
          rows: ways.map(({ name }, index) => {
            const times = samples[index] ?? [];
            const ratio = medianRatio(byFetch, times);
            const time = median(times);
            return [name, formatTime(time), formatTime(time / count), ratio.toPrecision(3)];
          }),
        },
      ];
    });
  },
);
