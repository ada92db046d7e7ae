import { execFile, spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { fewOf, testInSweep } from '../sampled.ts';

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

test("prints its version, its tools and a tool's fields", async () => {
  const version = { status: 0, output: `${manifest.version}\n`, errors: '' };
  expect(await toolworker(['--version'])).toEqual(version);
  expect((await toolworker(['list'])).output).toContain('percentage-of');
  expect((await toolworker(['describe', 'percentage-of'])).output).toContain('--x 15 --y 80');
});

test('refuses an invalid command line', async () => {
  expect(await toolworker(['start'])).toEqual({
    status: 2,
    output: '',
    errors: 'toolworker: There is no command start. See toolworker --help.\n',
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

  test('copies the worker, and recognizes any version of it', async () => {
    const wrote = { status: 0, output: `Wrote ${copy}, version ${version}.\n`, errors: '' };
    expect(await toolworker(['init', folder])).toEqual(wrote);
    expect(readFileSync(copy)).toEqual(readFileSync('dist/toolworker.js'));
    expect((await toolworker(['init', folder])).output).toContain('already');
    writeFileSync(copy, `/* of another version */ ${readFileSync(copy, 'utf8')}`);
    expect(await toolworker(['init', folder])).toEqual(wrote);
  });

  testInSweep('asks before it replaces another file', async () => {
    writeFileSync(copy, '// not ours');
    expect(await toolworker(['init', folder])).toEqual({
      status: 1,
      output: '',
      errors: `toolworker: ${copy} is a link or another file. To replace it, run: npx toolworker init ${folder} --force\n`,
    });
    expect(await toolworker(['init', folder, '--force'])).toMatchObject({ status: 0 });
    expect(await toolworker(['init', folder, '--check'])).toMatchObject({ status: 0 });
  });

  testInSweep('--check fails if the copy is missing', async () => {
    const advice = `${copy} is missing. Run: npx toolworker init ${folder}`;
    const failure = { status: 1, output: '', errors: `toolworker: ${advice}\n` };
    expect(await toolworker(['init', folder, '--check'])).toEqual(failure);
  });
});

describe('call', () => {
  const answer = '{"ok":true,"result":{"result":7}}\n';
  const request = '{"x":7,"y":100}';

  const calls: readonly [args: readonly string[], input: string][] = [
    [['--x', '7', '--y', '100'], ''],
    [[request], ''],
    [['-'], request],
    [[], request],
    [['--x', '-', '--y', '100'], '7\n'],
  ];

  test.each(fewOf(calls, 1))(
    'answers percentage-of %j with %j on standard input',
    async (args, input) => {
      const called = await toolworker(['call', 'percentage-of', ...args], input);
      expect(called).toEqual({ status: 0, output: answer, errors: '' });
    },
  );

  test('prints why a request is refused, and fails', async () => {
    expect(await toolworker(['call', 'percentage-of', '{"x":7}'])).toEqual({
      status: 1,
      output: '{"ok":false,"error":"y: required, a number"}\n',
      errors: '',
    });
  });
});

describe('--tools, in an app', () => {
  let app: string;
  beforeAll(() => {
    app = mkdtempSync(join(tmpdir(), 'toolworker-'));
    mkdirSync(join(app, 'node_modules'));
    symlinkSync(process.cwd(), join(app, 'node_modules/toolworker'), 'dir');
    for (const [name, source] of Object.entries(files)) writeFileSync(join(app, name), source);
  });
  afterAll(() => rmSync(app, { recursive: true }));

  const roofPitch = `import { defineTool } from 'toolworker/core';
import { number, object } from 'toolworker/fields';

export const roofPitchTool = defineTool({
  slug: 'roof-pitch',
  operation: 'calculate-roof-pitch',
  name: 'Roof Pitch',
  category: 'Building',
  description: 'Computes the pitch of a roof.',
  request: object({ rise: number({ exclusiveMinimum: 0 }), run: number({ exclusiveMinimum: 0 }) }),
  result: object({ percent: number() }),
  example: { rise: 3, run: 4 },
  run: ({ rise, run }) => ({ percent: (rise / run) * 100 }),
});
`;
  const files = {
    'package.json': '{"type":"module"}',
    'roof-pitch.js': roofPitch,
    'roof-pitch.ts': `interface Roof {}\n${roofPitch}`,
    'saw.js': roofPitch.replace(
      /run: \(.*/,
      "run: () => { throw new Error('The saw is blunt.'); },",
    ),
    'tools.js': `import { bmiCalculatorTool } from 'toolworker';
import { roofPitchTool } from './roof-pitch.js';

export const tools = [roofPitchTool, bmiCalculatorTool];
`,
    'no-tool.js': 'export const roofPitch = 3;',
    'lost-import.js': "import './nowhere.js';",
    'slip.js': 'export const = 3;',
  };
  const inApp = (...args: readonly string[]) => toolworker(args, '', app);

  test('serves the chosen tools', async () => {
    const chosen = ['--tools', 'bmi-calculator,./roof-pitch.js'];
    expect((await inApp('list', ...chosen)).output).toMatch(
      /^ {2}bmi-cal.*\n\nBuilding\n {2}roof-/m,
    );
    const described = await inApp('describe', 'roof-pitch', ...chosen);
    expect(described.output).toContain(
      `toolworker call roof-pitch ${chosen.join(' ')} --rise 3 --run 4`,
    );
    expect(await inApp('call', 'roof-pitch', ...chosen, '--rise', '6', '--run', '12')).toEqual({
      status: 0,
      output: '{"ok":true,"result":{"percent":50}}\n',
      errors: '',
    });
  });

  test('serves the tools of an exported array', async () => {
    const { status, output } = await inApp('list', '--json', '--tools', 'tools.js');
    expect(status).toBe(0);
    const slugs = JSON.parse(output).map(({ slug }: { readonly slug: string }) => slug);
    expect(slugs).toEqual(['roof-pitch', 'bmi-calculator']);
  });

  test('runs TypeScript if Node does', async () => {
    const { status, output, errors } = await inApp('list', '--tools', 'roof-pitch.ts');
    const isRun = 'typescript' in process.features && process.features.typescript !== false;
    expect(status).toBe(isRun ? 0 : 1);
    expect(isRun ? output : errors).toContain(
      isRun
        ? 'roof-pitch'
        : `Cannot load roof-pitch.ts: this is TypeScript, which needs Node 22.18 or later instead of ${process.versions.node}.`,
    );
  });

  const faults = [
    ['nowhere.js', 'There is no file nowhere.js.'],
    ['no-tool.js', 'no-tool.js exports no tool. Make one by defineTool() of toolworker/core.'],
    [
      'lost-import.js',
      'Cannot load lost-import.js: Error [ERR_MODULE_NOT_FOUND]: Cannot find module ',
    ],
    ['slip.js', "Cannot load slip.js: SyntaxError: Unexpected token '='"],
  ] as const;

  test.each(fewOf(faults, 1))('explains why %s fails: %s…', async (file, reason) => {
    const { status, output, errors } = await inApp('list', '--tools', file);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toContain(`toolworker: ${reason}`);
    expect(errors.split('\n')).toHaveLength(2);
  });

  test('reports the cause of an error in a tool', async () => {
    const called = await inApp(
      'call',
      'roof-pitch',
      '--tools',
      'saw.js',
      '--rise',
      '1',
      '--run',
      '1',
    );
    expect(called).toMatchObject({
      status: 1,
      output: '{"ok":false,"error":"Internal error"}\n',
      errors: expect.stringContaining('The saw is blunt.'),
    });
  });
});

const pipes = [
  ['list', 'true'],
  ['start 2>&1', 'true'],
  ['call trim-whitespace -', 'head -c 1'],
] as const;

test.each(fewOf(pipes, 1))('%s ends quietly when %s stops reading', (commandLine, reader) => {
  const text = JSON.stringify({ text: 'x'.repeat(1_000_000) });
  const pipe = `exec 3>&2; { "$0" ${cli} ${commandLine}; echo "$?" >&3; } | ${reader}`;
  const { stderr } = spawnSync('sh', ['-c', pipe, process.execPath], {
    input: text,
    encoding: 'utf8',
  });
  expect(stderr).toBe(commandLine.startsWith('start') ? '2\n' : '0\n');
});

const full = [
  ['list', '>/dev/full'],
  ['call trim-whitespace --text a', '>/dev/full'],
  ['--version', '>/dev/full'],
  ['start', '2>/dev/full'],
] as const;

describe.skipIf(!existsSync('/dev/full'))('on a full disk', () => {
  test.each(fewOf(full, 2))('%s %s fails in one line', (commandLine, redirection) => {
    const script = `"$0" ${cli} ${commandLine} ${redirection}`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath], {
      encoding: 'utf8',
    });
    const isShown = redirection.startsWith('>');
    const message = 'toolworker: Cannot write the output: ENOSPC: no space left on device.\n';
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: isShown ? message : '' });
    expect(status).toBeGreaterThan(0);
  });
});
