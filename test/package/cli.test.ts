import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

// Only a process can break its status, its streams, the files of the package that it reads, and an
// app's modules.

const cli = resolve(manifest.bin.toolworker);

interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

function toolworker(args: readonly string[], input = '', cwd = '.'): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], { cwd }, (error, output, errors) => {
      resolve({ status: error ? Number(error.code) : 0, output, errors });
    });
    child.stdin?.end(input);
  });
}

test('can be run by a shell', () => {
  expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('is not loaded by other files of the package', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const importers = files.filter(
    (file) =>
      file.endsWith('.js') &&
      /["'`][./]*\/cli\.js["'`]/.test(readFileSync(join('dist', file), 'utf8')),
  );
  expect(importers).toEqual([]);
});

const seven = '{"ok":true,"result":{"result":7}}';
const noCommand = 'There is no command start. See toolworker --help.';

test.each<[args: readonly string[], input: string, outcome: Outcome]>([
  [['--version'], '', { status: 0, output: `${manifest.version}\n`, errors: '' }],
  [['start'], '', { status: 2, output: '', errors: `toolworker: ${noCommand}\n` }],
  [
    ['call', 'percentage-of', '--x', '7', '--y', '100'],
    '',
    { status: 0, output: `${seven}\n`, errors: '' },
  ],
  [['call', 'percentage-of'], '{"x":7,"y":100}', { status: 0, output: `${seven}\n`, errors: '' }],
  [
    ['call', 'percentage-of', '{"x":7}'],
    '',
    { status: 1, output: '{"ok":false,"error":"y: required, a number"}\n', errors: '' },
  ],
])('%j with %j on standard input', async (args, input, outcome) => {
  expect(await toolworker(args, input)).toEqual(outcome);
});

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('serve ends on %s without waiting for an upload', async (signal, status) => {
  const server = spawn(process.execPath, [cli, 'serve', '--port', '0']);
  const ended = once(server, 'exit');
  const [line] = await once(createInterface(server.stdout), 'line');
  const [, url = ''] = /at (\S+)$/.exec(line) ?? [];
  const upload = request(`${url}word-counter`, { method: 'POST' }).on('error', () => {});
  await new Promise((sent) => upload.write('{', sent));
  server.kill(signal);
  expect(await ended).toEqual([status, null]);
});

test('init copies the built worker, and recognizes any version of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const copy = join(folder, 'toolworker.js');
  const advice = `${copy} is missing. Run: npx toolworker init ${folder}`;
  const missing = { status: 1, output: '', errors: `toolworker: ${advice}\n` };
  expect(await toolworker(['init', folder, '--check'])).toEqual(missing);
  const built = readFileSync('dist/toolworker.js', 'utf8');
  writeFileSync(copy, built.replace(manifest.version, '0.0.1'));
  const wrote = `Wrote ${copy}, version ${manifest.version}.\n`;
  expect(await toolworker(['init', folder])).toEqual({ status: 0, output: wrote, errors: '' });
  expect(readFileSync(copy)).toEqual(readFileSync('dist/toolworker.js'));
  rmSync(folder, { recursive: true });
});

test.each([
  ['all tools', []],
  ['chosen tools', ['--tools', 'percentage-of,word-counter']],
  ['a category', ['--category', 'text']],
])('init --elements copies the built element with %s, and recognizes it', async (_, options) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const file = join(folder, 'tool-form.js');
  const command = ['init', folder, '--elements', ...options];
  const modules = join(folder, 'tool-form');
  const wrote = `Wrote ${file} and the modules in ${modules}, version ${manifest.version}.\n`;
  expect(await toolworker(command)).toEqual({ status: 0, output: wrote, errors: '' });
  const output = `${file} has version ${manifest.version}.\n`;
  for (const checked of [command, ['init', folder, '--elements']]) {
    expect(await toolworker([...checked, '--check'])).toEqual({ status: 0, output, errors: '' });
  }
  const other = await toolworker([
    'init',
    folder,
    '--elements',
    '--tools',
    'bmi-calculator',
    '--check',
  ]);
  const isThere = readdirSync(join(modules, 'tools')).includes('bmi-calculator.js');
  expect(other.status).toBe(isThere ? 0 : 1);
  writeFileSync(file, readFileSync(file, 'utf8').replace(manifest.version, '0.0.1'));
  expect(await toolworker(command)).toEqual({ status: 0, output: wrote, errors: '' });
  expect(readdirSync(folder).sort()).toEqual(['tool-form', 'tool-form.js']);
  rmSync(folder, { recursive: true });
});

describe('--tools, in an app', () => {
  const roofPitch = readFileSync('test/package/servers/roof-pitch.js', 'utf8');
  const files = {
    'package.json': '{"type":"module"}',
    'roof-pitch.js': roofPitch,
    'roof-pitch.ts': `interface Roof {}\n${roofPitch}`,
    'saw.js': roofPitch.replace(
      /run: \(.*/,
      "run: () => { throw new Error('The saw is blunt.'); },",
    ),
    'lost-import.js': "import './nowhere.js';",
    'slip.js': 'export const = 3;',
  };

  let app: string;

  beforeAll(() => {
    app = mkdtempSync(join(tmpdir(), 'toolworker-'));
    mkdirSync(join(app, 'node_modules'));
    symlinkSync(process.cwd(), join(app, 'node_modules/toolworker'), 'dir');
    for (const [name, source] of Object.entries(files)) writeFileSync(join(app, name), source);
  });

  afterAll(() => rmSync(app, { recursive: true }));

  const callRoofPitch = (chosen: string) =>
    toolworker(['call', 'roof-pitch', '--tools', chosen, '--rise', '6', '--run', '12'], '', app);

  test("calls the app's tool", async () => {
    const output = '{"ok":true,"result":{"percent":50}}\n';
    const called = await callRoofPitch('bmi-calculator,./roof-pitch.js');
    expect(called).toEqual({ status: 0, output, errors: '' });
  });

  test('runs TypeScript if Node does', async () => {
    const { status, output, errors } = await callRoofPitch('roof-pitch.ts');
    if ('typescript' in process.features && process.features.typescript !== false) {
      expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('50') });
    } else {
      expect(status).toBe(1);
      expect(errors).toContain(
        `Cannot load roof-pitch.ts: this is TypeScript, which needs Node 22.18 or later instead of ${process.versions.node}.`,
      );
    }
  });

  test.each([
    ['lost-import.js', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find module '],
    ['slip.js', "SyntaxError: Unexpected token '='"],
  ])('explains in one line why %s fails: %s…', async (file, reason) => {
    const { status, output, errors } = await callRoofPitch(file);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toContain(`toolworker: Cannot load ${file}: ${reason}`);
    expect(errors.split('\n')).toHaveLength(2);
  });

  test('reports the cause of an error in a tool', async () => {
    expect(await callRoofPitch('saw.js')).toEqual({
      status: 1,
      output: '{"ok":false,"error":"Internal error"}\n',
      errors: expect.stringContaining('The saw is blunt.'),
    });
  });
});

/** Runs a command line of a shell, in which `$0` is Node. */
function runInShell(script: string, input = '') {
  return spawnSync('sh', ['-c', script, process.execPath], { input, encoding: 'utf8' });
}

test.each([
  ['list', 'true', 0],
  ['start 2>&1', 'true', 2],
  ['call trim-whitespace -', 'head -c 1', 0],
])('%s ends quietly when %s stops reading', (commandLine, reader, status) => {
  const text = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  const pipe = `exec 3>&2; { "$0" ${cli} ${commandLine}; echo "$?" >&3; } | ${reader}`;
  expect(runInShell(pipe, text).stderr).toBe(`${status}\n`);
});

const full = 'toolworker: Cannot write the output: ENOSPC: no space left on device.\n';

describe.skipIf(!existsSync('/dev/full'))('on a full disk', () => {
  test.each([
    ['list', '>/dev/full', full],
    ['call trim-whitespace --text a', '>/dev/full', full],
    ['start', '2>/dev/full', ''],
  ])('%s %s fails in one line', (commandLine, redirection, message) => {
    const { status, stdout, stderr } = runInShell(`"$0" ${cli} ${commandLine} ${redirection}`);
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: message });
    expect(status).toBeGreaterThan(0);
  });
});
