import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstalledApp, installApp, packPackage } from './install-app.ts';
import manifest from './runners/package.json' with { type: 'json' };

// Only a test runner can break what its environments lack or replace: `fetch`, `Request`, modules,
// and what elements need of a page.

const run = promisify(execFile);

let packed: string;
let app: InstalledApp;

beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'toolworker-'));
  app = await installApp('runners', await packPackage(packed));
});

afterAll(async () => {
  await rm(packed, { recursive: true });
  await app.remove();
});

/** Runs one of the app's scripts in the environment of a shell, not in that of the test runner. */
async function runScript(name: string): Promise<{ succeeds: boolean; output: string }> {
  const { PATH, HOME } = process.env;
  const options = { cwd: app.folder, env: { PATH, HOME, NO_COLOR: '1' } };
  const ran = await run('npm', ['run', name], options).then(
    (output) => ({ succeeds: true, ...output }),
    (failure) => ({ succeeds: false, ...failure }),
  );
  return { succeeds: ran.succeeds, output: `${ran.stdout}\n${ran.stderr}` };
}

const unfit = 'jest:jsdom';

test.each(Object.keys(manifest.scripts).filter((name) => name !== unfit))(
  'tests of an app pass in %s',
  async (name) => {
    const { succeeds, output } = await runScript(name);
    expect(succeeds, output).toBe(true);
    const passed = { msw: 5, component: 2 }[name.replace(/:.*/, '')] ?? 3;
    expect(output).toMatch(new RegExp(`pass ${passed}$|Tests:? +${passed} passed`, 'm'));
  },
);

test(`${unfit} lacks Request and Response, and the error names an environment that has it`, async () => {
  const { succeeds, output } = await runScript(unfit);
  expect(succeeds).toBe(false);
  expect(output).toContain(
    'TypeError: interceptFetch() needs Request and Response, which this environment lacks. ' +
      'In Jest, use the environment jest-fixed-jsdom.\n',
  );
});
