import type { Title } from './titles.ts';

interface Line {
  readonly measured: string;
  readonly chapter: Title;
  /** `ours` and `other` are the first cells of the rows to read in the chapter's tables. */
  readonly ours: string;
  readonly other: string;
  readonly column: string;
}

const lines: readonly Line[] = [
  {
    measured: 'One call from a page to the worker',
    chapter: 'Round trip',
    ours: '**toolworker.js**',
    other: 'a worker by hand, `request.json()` alone',
    column: 'p50',
  },
  {
    measured: 'The first call after the browser has stopped the worker',
    chapter: 'Cold start',
    ours: '**toolworker.js**, with all its tools',
    other: 'a worker by hand, `request.json()` alone',
    column: 'first answer',
  },
  {
    measured: 'Each other file that your page fetches',
    chapter: 'Cost to the host app',
    ours: '**toolworker.js**',
    other: 'no worker',
    column: 'a file',
  },
  {
    measured: 'A visit to your page while the worker is stopped',
    chapter: 'Cost to the host app',
    ours: '**toolworker.js**',
    other: 'no worker',
    column: 'a visit',
  },
  {
    measured: '10,000 calls without a request for each',
    chapter: 'Many calls',
    ours: '`createClient()` with `runTool()`',
    other: '`fetch`, 64 in flight',
    column: 'all rows',
  },
  {
    measured: 'Requests a second on Node',
    chapter: 'Servers',
    ours: '**toolworker/server** on Node, through srvx',
    other: 'fastify with a schema',
    column: 'requests a second',
  },
  {
    measured: 'Starting a server of the Model Context Protocol',
    chapter: 'Agents',
    ours: '**toolworker mcp**',
    other: 'the official SDK',
    column: 'first answer',
  },
  {
    measured: 'The worker with all its tools, in kB of gzip',
    chapter: 'Bytes',
    ours: '**toolworker.js** with all its tools',
    other: 'msw: its worker, and one handler in the page',
    column: 'kB',
  },
];

/** Returns a table of the figures that matter most to users, from the chapters that exist. */
export function summaryOf(chapters: ReadonlyMap<Title, string>): string {
  const rows = lines.flatMap(({ measured, chapter, ours, other, column }) => {
    const text = chapters.get(chapter);
    if (text === undefined) return [];
    const link = `[${chapter}](#${chapter.toLowerCase().replaceAll(' ', '-')})`;
    const compared = `${cellOf(text, other, column)} (${other})`;
    return [`| ${measured} | ${cellOf(text, ours, column)} | ${compared} | ${link} |\n`];
  });
  const head = '| | Toolworker | for comparison | measured in |\n| --- | ---: | --- | --- |\n';
  return head + rows.join('');
}

function cellOf(text: string, row: string, column: string): string {
  for (const table of text.split('\n\n').filter((block) => block.startsWith('| '))) {
    const [columns = [], ...rows] = table.split('\n').map((line) => line.split(' | '));
    const cell = rows.find(([first]) => first === `| ${row}`)?.[columns.indexOf(column)];
    if (cell !== undefined) return cell.replace(/ \|$/, '');
  }
  throw new Error(`The benchmarks have no "${column}" of "${row}".`);
}
