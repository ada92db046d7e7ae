import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { tools } from '../../src/tools/registry.ts';
import { chromiumPath, serveSite } from './built-site.ts';

/** The categories that a page is scored in, and the scores that it must reach. */
const leastScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const categories = Object.keys(leastScores);

const inEachLanguage = ['/', ...tools.map(({ slug }) => `/tools/${slug}/`)];
const everyPage = [...inEachLanguage, '/docs/', ...inEachLanguage.map((path) => `/de${path}`)];
const wanted = process.argv.slice(3);
const site = await serveSite();
const rows: string[] = [];
let version = '';

for (const path of wanted.length > 0 ? wanted : everyPage) {
  const result = await medianOfThree(new URL(path, site.origin).href);
  const scores = Object.entries(leastScores).map(([category, least]) => {
    const score = Math.round(100 * (result.categories[category]?.score ?? 0));
    return { score, isEnough: score >= least };
  });
  const isEnough = scores.every((score) => score.isEnough);
  if (!isEnough) process.exitCode = 1;
  const cells = [path, ...scores.map(({ score }) => score), isEnough ? '' : lossesOf(result)];
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  rows.push(row);
  version = result.lighthouseVersion;
}

await site.stop();
mkdirSync('reports', { recursive: true });
writeFileSync('reports/lighthouse.md', table());

/** Returns the result whose performance is in the middle; the other scores hardly vary. */
async function medianOfThree(url: string): Promise<Result> {
  const results = [await visit(url), await visit(url), await visit(url)];
  const performanceOf = (result: Result) => result.categories.performance?.score ?? 0;
  const [, median] = results.sort((a, b) => performanceOf(a) - performanceOf(b));
  if (!median) throw new Error(`Lighthouse has no result of ${url}.`);
  return median;
}

/** Visits a page with a new browser, which knows nothing of the site, as on a phone. */
async function visit(url: string): Promise<Result> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-quic'],
  });
  try {
    const run = await lighthouse(url, { port: browser.port, onlyCategories: categories });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url);
    return run.lhr;
  } finally {
    browser.kill();
  }
}

/** Returns the audits that cost points, with what they measured. */
function lossesOf({ categories: scored, audits }: Result): string {
  const losses = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.95 ? [`${id} ${displayValue}`.trim()] : [];
    }),
  );
  return losses.join(', ');
}

function table(): string {
  return [
    '# How Lighthouse scores the pages',
    '',
    'Written by `npm run lighthouse`: first visits on a phone with slow 4G, the median of three by performance.',
    'Performance depends on how fast and how busy the machine is.',
    '',
    `Lighthouse ${version} on ${cpus()[0]?.model}, ${arch()}.`,
    '',
    `| page | ${categories.join(' | ')} | costs points |`,
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
}
