import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { type Chromium, openChromium } from './chromium.ts';
import { summaryOf } from './summary.ts';
import { type Title, titles } from './titles.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const page = fileURLToPath(new URL('../../reports/bench.md', import.meta.url));

const heading = `# Benchmarks

\`npm run bench\` measures all of this and writes this page. Ratios hold on other machines; times do not.
`;

const method = `What is compared is measured in turns, round by round, in random order. A time is the median of the
rounds, and a ratio is the median of the ratios within each round.
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
  const chapters = readChapters().set(title, `${text}\n`);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, pageOf(chapters));
}

function readChapters(): Map<Title, string> {
  const [, ...parts] = existsSync(page) ? readFileSync(page, 'utf8').split('\n## ') : [];
  const chapters = new Map<Title, string>();
  for (const title of titles) {
    const written = parts.find((part) => part.startsWith(`${title}\n\n`));
    if (written !== undefined) chapters.set(title, written.slice(title.length + 2));
  }
  return chapters;
}

function pageOf(chapters: ReadonlyMap<Title, string>): string {
  const written = titles.flatMap((title) => {
    const text = chapters.get(title);
    return text === undefined ? [] : [`## ${title}\n\n${text}`];
  });
  return [heading, summaryOf(chapters), method, ...written].join('\n');
}

function toMarkdown({ columns, rows }: Table): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Formats a time in the unit that needs the fewest digits. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toPrecision(3)} s`;
  if (milliseconds >= 1) return `${milliseconds.toPrecision(3)} ms`;
  if (milliseconds >= 0.001) return `${(milliseconds * 1e3).toPrecision(3)} µs`;
  return `${(milliseconds * 1e6).toPrecision(3)} ns`;
}

export function formatCount(count: number): string {
  return Number(count.toPrecision(3)).toLocaleString('en');
}
