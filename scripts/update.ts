import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Part {
  /** The packages that contain the facts. */
  readonly packages: readonly string[];
  /** The files that are copies, and the URLs of the originals. */
  readonly copies?: Readonly<Record<string, string>>;
  /** Tests that compare our facts with the packages. Each failed test names a change. */
  readonly tests: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  models: {
    packages: ['@pydantic/genai-prices', 'gpt-tokenizer', 'llm-zoo'],
    tests: ['test/facts/models.test.ts'],
  },
  tokens: {
    packages: ['gpt-tokenizer'],
    tests: ['test/unit/tools/token-counter'],
  },
  unicode: {
    packages: ['unicode-case-folding', 'unicode-segmenter'],
    copies: {
      'test/unit/shared/GraphemeBreakTest.txt':
        'https://www.unicode.org/Public/UCD/latest/ucd/auxiliary/GraphemeBreakTest.txt',
    },
    tests: [
      'test/unit/shared',
      'test/unit/tools/remove-duplicate-lines',
      'test/unit/tools/word-counter',
    ],
  },
  browsers: {
    packages: ['axe-core', 'playwright-core'],
    tests: [],
  },
};

const [wanted = ''] = process.argv.slice(2);
const part = parts[wanted];
if (part) {
  await update(part);
  if (wanted === 'browsers') say(`The oldest of the last two years: ${oldestBrowsers()}`);
} else {
  say(`Usage: npm run update -- PART, where PART is one of ${Object.keys(parts).join(', ')}`);
  process.exitCode = 2;
}

async function update({ packages, copies = {}, tests }: Part): Promise<void> {
  const before = packages.map(versionOf);
  const newest = packages.map((name) => `${name}@latest`);
  run('npm', 'install', '--save-dev', '--no-audit', '--no-fund', ...newest);
  for (const [index, name] of packages.entries()) {
    const [was, is] = [before[index], versionOf(name)];
    say(was === is ? `${name} ${is} is the newest.` : `${name}: ${was} → ${is}`);
  }
  for (const [file, address] of Object.entries(copies)) await copy(file, address);
  if (tests.length === 0) return;
  const failures = failuresOf(tests);
  for (const { name, reason } of failures) say(`✗ ${name}\n  ${reason}`);
  say(failures.length === 0 ? 'Our facts are still right.' : `${failures.length} have changed.`);
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}

async function copy(file: string, address: string): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) {
    say(`${address} cannot be reached; ${file} stays as it is.`);
    return;
  }
  const text = await response.text();
  say(text === readFileSync(file, 'utf8') ? `${file} is the newest.` : `${file} is a new one.`);
  writeFileSync(file, text);
}

interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** Runs the tests and returns the failed ones, with the first line of each reason. */
function failuresOf(tests: readonly string[]): Failure[] {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const report = join(folder, 'report.json');
  const projects = ['--config=test/facts.config.ts', '--project=unit', '--project=facts'];
  const options = [...projects, '--reporter=json', `--outputFile=${report}`];
  const vitest = 'node_modules/vitest/vitest.mjs';
  spawnSync(process.execPath, [vitest, 'run', ...options, ...tests], { stdio: 'ignore' });
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        name: fullName,
        reason: message.split('\n')[0] ?? '',
      })),
  );
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Returns the oldest version of each browser that is not older than two years. */
function oldestBrowsers(): string {
  const all = run('npx', '--yes', 'browserslist@4', 'last 2 years').split('\n');
  const names = ['chrome', 'firefox', 'safari'];
  const oldest = names.flatMap(
    (name) => all.filter((line) => line.startsWith(`${name} `)).at(-1) ?? [],
  );
  return oldest.join(', ');
}

function run(command: string, ...options: readonly string[]): string {
  return execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
