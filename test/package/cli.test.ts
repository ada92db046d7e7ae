import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const cli = manifest.bin.toolworker;

interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

function toolworker(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], (error, output, errors) => {
      resolve({ status: error ? Number(error.code) : 0, output, errors });
    });
    child.stdin?.end(input);
  });
}

test('is a script that a shell can run', () => {
  expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('prints its version, and each of its commands', async () => {
  expect(await toolworker(['--version'])).toEqual({
    status: 0,
    output: `${manifest.version}\n`,
    errors: '',
  });
  const { status, output } = await toolworker(['--help']);
  expect(status).toBe(0);
  for (const command of ['init', 'call', 'serve'])
    expect(output).toContain(`toolworker ${command}`);
});

test.each([
  [[], 'Expected a command.'],
  [['start'], 'There is no command start.'],
  [['init'], 'init expects one folder.'],
  [['init', 'a', 'b'], 'init expects one folder.'],
  [['init', 'a', '--force'], "Unknown option '--force'."],
  [['call'], 'call expects a tool and one request.'],
  [['call', 'a', '{}', '{}'], 'call expects a tool and one request.'],
  [['serve', 'here'], 'serve expects options alone.'],
  [['serve', '--port', 'x'], '--port expects a number from 0 to 65535.'],
  [['serve', '--port', '65536'], '--port expects a number from 0 to 65535.'],
])('%j is no command line of its', async (args, message) => {
  expect(await toolworker(args)).toEqual({
    status: 2,
    output: '',
    errors: `toolworker: ${message} See toolworker --help.\n`,
  });
});

describe('init', () => {
  let folder: string;
  let copy: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    copy = join(folder, 'toolworker.js');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const { version } = manifest;

  test('copies the worker, and says when there is nothing to do', async () => {
    expect(await toolworker(['init', folder])).toEqual({
      status: 0,
      output: `Wrote ${copy} of version ${version}.\n`,
      errors: '',
    });
    expect(readFileSync(copy)).toEqual(readFileSync('dist/toolworker.js'));
    expect((await toolworker(['init', folder])).output).toContain('already');
  });

  test('--check fails where the copy is missing or stale, and changes nothing', async () => {
    const advice = `${copy} is missing or not that of version ${version}. Run: npx toolworker init ${folder}`;
    const failure = { status: 1, output: '', errors: `toolworker: ${advice}\n` };
    expect(await toolworker(['init', folder, '--check'])).toEqual(failure);
    writeFileSync(copy, '// of another version');
    expect(await toolworker(['init', folder, '--check'])).toEqual(failure);
    expect(readFileSync(copy, 'utf8')).toBe('// of another version');
    await toolworker(['init', folder]);
    expect(await toolworker(['init', '--check', folder])).toMatchObject({ status: 0, errors: '' });
  });

  test('refuses what is no folder', async () => {
    expect(await toolworker(['init', join(folder, 'nowhere')])).toMatchObject({
      status: 1,
      errors: expect.stringContaining('nowhere is not a folder.'),
    });
  });
});

describe('call', () => {
  const answer = '{"ok":true,"result":{"result":7}}\n';

  test('prints the answer to a request', async () => {
    const called = await toolworker(['call', 'percentage-of', '{"x":7,"y":100}']);
    expect(called).toEqual({ status: 0, output: answer, errors: '' });
  });

  test('reads standard input', async () => {
    expect((await toolworker(['call', 'percentage-of'], '{"x":7,"y":100}')).output).toBe(answer);
    const empty = await toolworker(['call', 'cron-generator']);
    expect(JSON.parse(empty.output).result.cron).toBe('* * * * *');
  });

  test.each([
    [['percentage-of', '{"x":7}'], 'y: expected a number'],
    [['percentage-of', '{'], 'request body: expected a JSON object, but this is not valid JSON'],
    [['percentage'], 'Nothing is served at /api/percentage; did you mean /api/percentage-of?'],
    [['../openapi.json'], expect.stringContaining('Nothing is served at')],
  ])('prints why %j is refused, and fails', async (args, error) => {
    const { status, output, errors } = await toolworker(['call', ...args]);
    expect({ status, errors, answer: JSON.parse(output) }).toEqual({
      status: 1,
      errors: '',
      answer: { ok: false, error },
    });
  });
});
