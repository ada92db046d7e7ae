import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { type Chromium, openChromium } from './chromium.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The chapters of the page of results, in its order. */
const titles = [
  'Round trip',
  'Cold start',
  'Cost to the host app',
  'Functions',
  'Many calls',
  'Large inputs',
  'Servers',
  'Agents',
  'Bytes',
] as const;

type Title = (typeof titles)[number];

const page = fileURLToPath(new URL('results.md', import.meta.url));

const preface = `# Benchmarks

\`npm run bench\` measures and writes this page; \`npm run bench -- round-trip\` measures one chapter of
it. What is compared is measured in turns, round by round; a time is the median of the rounds, and a
ratio that of the ratios within each round. Ratios hold on other machines, times do not.
`;

/** Measures a theme and writes its chapter: an introduction and tables. */
export function theme(
  title: Title,
  introduction: string,
  measure: (chromium: Chromium) => Promise<readonly Table[]>,
): void {
  test(title, async () => {
    const chromium = await openChromium();
    try {
      const tables = await measure(chromium);
      const text = [introduction, ...tables.map(toMarkdown), machine(chromium)].join('\n\n');
      process.stdout.write(`\n${title}\n\n${tables.map(toMarkdown).join('\n\n')}\n`);
      writeChapter(title, text);
    } finally {
      await chromium.close();
    }
  });
}

function machine({ version }: Chromium): string {
  const [{ model } = { model: 'unknown processor' }] = cpus();
  return `${model}, ${cpus().length} cores; Node ${process.versions.node}, ${version}.`;
}

function writeChapter(title: Title, text: string): void {
  const [, ...chapters] = existsSync(page) ? readFileSync(page, 'utf8').split('\n## ') : [];
  const chapterOf = (name: Title) => {
    const written = chapters.find((chapter) => chapter.startsWith(`${name}\n`));
    return name === title ? `${title}\n\n${text}\n` : written;
  };
  const present = titles.map(chapterOf).filter((chapter) => chapter !== undefined);
  writeFileSync(page, [preface, ...present].join('\n## '));
}

function toMarkdown({ columns, rows }: Table): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A time with the unit in which it has the fewest digits. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toPrecision(3)} s`;
  if (milliseconds >= 1) return `${milliseconds.toPrecision(3)} ms`;
  if (milliseconds >= 0.001) return `${(milliseconds * 1e3).toPrecision(3)} µs`;
  return `${(milliseconds * 1e6).toPrecision(3)} ns`;
}

export function formatCount(count: number): string {
  return Number(count.toPrecision(3)).toLocaleString('en');
}
