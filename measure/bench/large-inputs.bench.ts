import { built, openPage } from './contenders.ts';
import type { Outcome } from './pages/measure.ts';
import { median, medianRatio } from './statistics.ts';
import { formatTime, type Table, theme } from './theme.ts';

const rounds = 3;
const megabytes = 10;

theme(
  'Large inputs',
  `English text of ${megabytes} MB, about the most that a request may contain, through the functions in a page; then long lists and long numerals. A ratio above 1 says how many times as long ours takes.`,
  async (chromium) => {
    const code = await built('pages/large-inputs.ts');
    const { tab, stop } = await openPage(chromium, { '/page.js': code });
    const expression = `import('/page.js').then(({ run }) => run(${rounds}))`;
    const { texts, others } = await tab.evaluate<Record<'texts' | 'others', Outcome[]>>(expression);
    await stop();
    const perSecond = (time: number) => `${((megabytes / time) * 1000).toPrecision(3)} MB/s`;
    return [table('speed', texts, perSecond), table('time', others, formatTime)];
  },
);

function table(measured: string, outcomes: Outcome[], format: (time: number) => string): Table {
  return {
    columns: ['function', measured, 'beside', measured, 'ratio'],
    rows: outcomes.flatMap(({ name, ours, others }) => {
      const [first = ['', '', ''], ...more] = others.map((other) => [
        other.name,
        format(median(other.times)),
        medianRatio(ours, other.times).toFixed(2),
      ]);
      return [[name, format(median(ours)), ...first], ...more.map((row) => ['', '', ...row])];
    }),
  };
}
