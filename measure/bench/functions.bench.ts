import { built, openPage } from './contenders.ts';
import type { Outcome } from './pages/measure.ts';
import { median, medianRatio } from './statistics.ts';
import { formatCount, formatTime, theme } from './theme.ts';

const rounds = 5;

theme(
  'Functions',
  'Calls of the functions in a page, compared with the formula in doubles that most people would write and with a library that they would pick. These round at every step, and few of them validate anything. A ratio above 1 says how many times as long ours takes.',
  async (chromium) => {
    const { tab, stop } = await openPage(chromium, {
      '/page.js': await built('pages/functions.ts'),
    });
    const expression = `import('/page.js').then(({ run }) => run(${rounds}))`;
    const outcomes = await tab.evaluate<Outcome[]>(expression);
    await stop();
    return [
      {
        columns: ['function', 'a call', 'calls a second', 'beside', 'a call', 'ratio'],
        rows: outcomes.flatMap(({ name, ours, others }) => {
          const time = median(ours);
          const own = [`\`${name}\``, formatTime(time), formatCount(1000 / time)];
          const rows = others.map((other) => [
            other.name,
            formatTime(median(other.times)),
            medianRatio(ours, other.times).toFixed(2),
          ]);
          const [first = ['', '', ''], ...more] = rows;
          return [[...own, ...first], ...more.map((row) => ['', '', '', ...row])];
        }),
      },
    ];
  },
);
