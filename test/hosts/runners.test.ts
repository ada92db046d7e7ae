import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavePackageOut } from './install-app.ts';
import manifest from './runners/package.json' with { type: 'json' };

const run = promisify(execFile);

/** The folder of an app outside this project, with the app's tests and the packed package. */
let app: string;

beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'toolworker-runners-'));
  await cp(new URL('runners', import.meta.url), app, { recursive: true });
  await leavePackageOut(app);
  await run('npm', ['ci', '--prefer-offline'], { cwd: app });
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', app];
  const [{ filename }] = JSON.parse((await run('npm', options)).stdout);
  const installed = join(app, 'node_modules/toolworker');
  await mkdir(installed);
  await run('tar', ['-xzf', join(app, filename), '-C', installed, '--strip-components=1']);
});

afterAll(() => rm(app, { recursive: true }));

/** Runs one of the app's scripts in the environment of a shell, not in that of the test runner. */
async function runScript(name: string): Promise<{ succeeds: boolean; output: string }> {
  const { PATH, HOME } = process.env;
  const options = { cwd: app, env: { PATH, HOME, NO_COLOR: '1' } };
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
    const passed = name.startsWith('msw') ? 5 : 3;
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
