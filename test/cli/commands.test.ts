import { createHandler, runTool, tools } from 'toolworker';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkWorker, copyWorker } from '../../src/cli/init.ts';
import { serveApi } from '../../src/cli/serve.ts';
import { usages } from '../../src/cli/usage.ts';
import { version } from '../../src/version.ts';
import { bytes, done, toolworker } from './command-line.ts';

vi.mock('../../src/cli/init.ts');
vi.mock('../../src/cli/serve.ts');

describe('help', () => {
  test.each(['--version', '-v'])('%s prints the version', async (flag) => {
    expect(await toolworker([flag])).toEqual(done(version));
  });

  test.each(['--help', '-h'])('%s names every command', async (flag) => {
    const { status, output } = await toolworker([flag]);
    expect(status).toBe(0);
    for (const command of Object.keys(usages)) expect(output).toContain(`toolworker ${command}`);
  });

  test.each(Object.entries(usages))('%s --help says how to use it', async (command, usage) => {
    expect(usage).toMatch(`toolworker ${command}`);
    expect(await toolworker([command, '--help'])).toEqual(done(usage));
    expect(await toolworker([command, '-h'])).toEqual(done(usage));
    expect(await toolworker([command, 'some', '--help'])).toEqual(done(usage));
  });
});

test.each([
  [[], 'Expected a command. See toolworker --help.'],
  [['start'], 'There is no command start. See toolworker --help.'],
  [['toString'], 'There is no command toString. See toolworker --help.'],
  [['list', 'all'], 'list takes only options, not "all". See toolworker list --help.'],
  [['mcp', 'money', 'text'], 'mcp takes only options, not "money". See toolworker mcp --help.'],
  [['describe'], 'describe expects one tool. See toolworker describe --help.'],
  [['describe', 'a', 'b'], 'describe expects one tool. See toolworker describe --help.'],
  [['describe', 'nope'], 'There is no tool nope. See toolworker list.'],
  [['init'], 'init expects one folder. See toolworker init --help.'],
  [['init', 'a', 'b'], 'init expects one folder. See toolworker init --help.'],
  [['init', 'a', '--all'], "Unknown option '--all'. See toolworker init --help."],
  [
    ['init', 'a', '--check', '--force'],
    'init expects --check or --force, not both. See toolworker init --help.',
  ],
  [['call'], 'call expects a tool. See toolworker call --help.'],
  [['call', '--x', '7'], 'call expects a tool. See toolworker call --help.'],
  [['completion'], 'completion expects one of bash, zsh, fish. See toolworker completion --help.'],
  [
    ['completion', 'toString'],
    'completion expects one of bash, zsh, fish. See toolworker completion --help.',
  ],
  [['call', 'zzz'], 'There is no tool zzz. See toolworker list.'],
  [
    ['call', 'percentage'],
    'There is no tool percentage, did you mean percentage-of? See toolworker list.',
  ],
  [['call', '../openapi.json'], 'There is no tool ../openapi.json. See toolworker list.'],
  [
    ['call', 'percentage-of', '{}', '{}'],
    'call expects fields or one request. See toolworker call --help.',
  ],
  [
    ['call', 'percentage-of', '{}', '--x', '7'],
    'call expects fields or one request. See toolworker call --help.',
  ],
  [
    ['call', 'percentage-of', '--z', '7'],
    "Unknown option '--z'. See toolworker describe percentage-of.",
  ],
  [
    ['call', 'percentage-of', '--x'],
    "Option '--x <value>' argument missing. See toolworker describe percentage-of.",
  ],
  [
    ['serve', '--host', '::1', '8080'],
    'serve takes only options, not "8080". See toolworker serve --help.',
  ],
  [
    ['serve', 'x'.repeat(50)],
    `serve takes only options, not "${'x'.repeat(39)}…". See toolworker serve --help.`,
  ],
  [
    ['serve', '--port', 'x'],
    'serve expects a --port from 0 to 65535. See toolworker serve --help.',
  ],
  [['serve', '--port', ''], 'serve expects a --port from 0 to 65535. See toolworker serve --help.'],
  [
    ['serve', '--port', '65536'],
    'serve expects a --port from 0 to 65535. See toolworker serve --help.',
  ],
  // Node listens on all addresses by default.
  [
    ['serve', '--host', ''],
    'serve expects a --host such as 127.0.0.1. See toolworker serve --help.',
  ],
  [['serve', '--host= '], 'serve expects a --host such as 127.0.0.1. See toolworker serve --help.'],
])('refuses the command line %j', async (commandLine, message) => {
  const refused = { status: 2, output: '', errors: `toolworker: ${message}\n` };
  expect(await toolworker(commandLine)).toEqual(refused);
});

test('list names every tool once, below its category', async () => {
  const { status, output } = await toolworker(['list']);
  expect(status).toBe(0);
  const listed = output
    .split('\n\n')
    .map((section) => section.trim().split('\n'))
    .flatMap(([category, ...lines]) =>
      lines.map((line) => {
        const [, slug, description] = /^ {2}(\S+) {2,}(.+)$/.exec(line) ?? [];
        return { category, slug, description };
      }),
    );
  const expected = tools.map(({ category, slug, description }) => ({
    category,
    slug,
    description,
  }));
  expect(listed).toEqual(expect.arrayContaining(expected));
  expect(listed).toHaveLength(expected.length);
});

describe('describe', () => {
  test('prints what GET on the tool returns', async () => {
    const described = `BMI Calculator
Computes the body mass index and its weight category from height and weight.

Fields
  unit    Unit    required, one of metric, imperial
          metric uses centimeters and kilograms, imperial uses inches and pounds.
  height  Height  required unless feet is given, number, cm or in
          Height in centimeters or inches, greater than 0; feet can replace it.
  weight  Weight  required, number, greater than 0, kg or lb
          Weight in kilograms or pounds.
  feet    Feet    number, at least 0, ft
          Feet of the height, imperial only; replaces height.
  inches  Inches  number, at least 0, in, default 0
          Inches in addition to feet.

Result
  bmi       BMI       number, kg/m²
            Body mass index, from 1 to 1,000.
  category  Category  one of Underweight, Normal weight, Overweight, Obese
            Below 18.5, below 25, below 30, or above.

Example
  toolworker call bmi-calculator --unit metric --height 180 --weight 81`;
    expect(await toolworker(['describe', 'bmi-calculator'])).toEqual(done(described));
  });

  test.each([
    ['loan-payoff-calculator', 'annualRate  Annual rate  required, number, at least 0, %'],
    [
      'standard-deviation-calculator',
      'numbers  Numbers  required, array or string, at most 1,000,000 items',
    ],
    [
      'hmac-generator',
      'algorithm  Algorithm  one of sha-256, sha-1, sha-384, sha-512, default "sha-256"',
    ],
  ])('prints for %s the line %j', async (tool, line) => {
    const { output } = await toolworker(['describe', tool]);
    expect(output.replaceAll(/ {2,}/g, '  ')).toContain(`\n  ${line}\n`);
  });
});

describe('call', () => {
  const seven = done('{"ok":true,"result":{"result":7}}');

  test.each([
    ['fields', ['--x', '7', '--y', '100'], undefined],
    ['fields with a sign of equality', ['--y=1e2', '--x=.7e1'], undefined],
    ['a request', ['{"x":7,"y":100}'], undefined],
    ['standard input', ['-'], bytes('{"x":7,"y":100}')],
    ['standard input behind a pipe', [], bytes('{"x":7,"y":100}')],
    ['fields, whatever is piped', ['--x', '7', '--y', '100'], bytes('{')],
    ['a request, whatever is piped', ['{"x":7,"y":100}'], bytes('{')],
  ])('accepts %s', async (_, rest, piped) => {
    const called = await toolworker(['call', 'percentage-of', ...rest], piped);
    expect(called).toEqual(seven);
  });

  test('sends no fields on a terminal if none are given', async () => {
    const { output } = await toolworker(['call', 'cron-generator']);
    expect(JSON.parse(output).result.cron).toBe('* * * * *');
  });

  test.each([
    [['call', 'percentage-of', '{"x":7}'], 'y: required, a number'],
    [['call', 'percentage-of', '--x', 'seven', '--y', '1'], 'x: expected a number, got "seven"'],
    [
      ['call', 'percentage-of', '--x', '', '--y', ' '],
      'x: expected a number, got ""; y: expected a number, got " "',
    ],
    [
      ['call', 'percentage-of', '--x', '1e999', '--y', 'Infinity'],
      'x: expected a number, got "1e999"; y: expected a number, got "Infinity"',
    ],
    [
      ['call', 'percentage-of', '{'],
      'request body: expected a JSON object, but this is not valid JSON',
    ],
  ])('prints why %j is refused, and fails', async (commandLine, error) => {
    const { status, output, errors } = await toolworker(commandLine);
    expect({ status, errors, answer: JSON.parse(output) }).toEqual({
      status: 1,
      errors: '',
      answer: { ok: false, error: expect.stringContaining(error) },
    });
  });

  test('passes the bytes of standard input on unchanged', async () => {
    const { output } = await toolworker(['call', 'percentage-of', '-'], new Uint8Array([0xff]));
    expect(JSON.parse(output).error).toBe(
      'request body: expected all of it, as uncompressed text in UTF-8',
    );
  });

  test.each([
    ['caesar-cipher', ['--text', 'abc', '--shift', '-3'], { text: 'abc', shift: -3 }],
    ['caesar-cipher', ['--text', '7', '--shift=-3'], { text: '7', shift: -3 }],
    ['angle-converter', ['--value', '-.5'], { value: -0.5 }],
    [
      'remove-duplicate-lines',
      ['--text', 'a\nA', '--no-caseSensitive'],
      { text: 'a\nA', caseSensitive: false },
    ],
    [
      'remove-duplicate-lines',
      ['--text', ' a\na', '--trimWhitespace'],
      { text: ' a\na', trimWhitespace: true },
    ],
    ['trim-whitespace', ['--text', ' -x '], { text: ' -x ' }],
    [
      'base-converter',
      ['--value', '0010', '--from', '2', '--to', '10'],
      { value: '0010', from: 2, to: 10 },
    ],
    ['standard-deviation-calculator', ['--numbers', '1, 2, 4'], { numbers: [1, 2, 4] }],
    [
      'standard-deviation-calculator',
      ['--numbers', '1', '--numbers', '-2', '--no-sample'],
      { numbers: [1, -2], sample: false },
    ],
  ])('reads %s %j as the request %j', async (tool, flags, request) => {
    const { output } = await toolworker(['call', tool, ...flags]);
    expect(JSON.parse(output)).toEqual({
      ok: true,
      result: await runTool(tool, request, { tools }),
    });
  });

  test('passes an array as an array, not as a string', async () => {
    const refused = await toolworker([
      'call',
      'standard-deviation-calculator',
      '--numbers',
      '1',
      '--numbers',
      'x',
    ]);
    const body = JSON.stringify({ numbers: [1, 'x'] });
    const url = 'https://localhost/api/standard-deviation-calculator';
    const answer = await createHandler({ tools })(new Request(url, { method: 'POST', body }));
    expect(refused.output.trim()).toBe(await answer.text());
  });
});

describe('init', () => {
  beforeEach(() => {
    vi.mocked(copyWorker).mockReset().mockResolvedValue('copied');
    vi.mocked(checkWorker).mockReset().mockResolvedValue('checked');
  });

  test.each([
    [['init', 'public'], 'copied', [['public', false]], []],
    [['init', '--force', 'public'], 'copied', [['public', true]], []],
    [['init', 'public', '--check'], 'checked', [], [['public']]],
  ])('copies or checks the worker: %j', async (commandLine, output, copies, checks) => {
    expect(await toolworker(commandLine)).toEqual(done(output));
    expect(vi.mocked(copyWorker).mock.calls).toEqual(copies);
    expect(vi.mocked(checkWorker).mock.calls).toEqual(checks);
  });

  test('fails with the reason', async () => {
    vi.mocked(checkWorker).mockRejectedValue(new Error('The copy is stale.'));
    const failed = { status: 1, output: '', errors: 'toolworker: The copy is stale.\n' };
    expect(await toolworker(['init', 'public', '--check'])).toEqual(failed);
  });
});

test.each([
  [['serve'], '127.0.0.1', 3000],
  [['serve', '--port', '0'], '127.0.0.1', 0],
  [['serve', '--port=65535', '--host', '::1'], '::1', 65535],
])('%j listens on %s and port %i', async (commandLine, host, port) => {
  const listening = { url: 'http://x/', close: async () => {} };
  vi.mocked(serveApi).mockReset().mockResolvedValue(listening);
  const told = done('Open http://x/ to try the API, which is at http://x/api/');
  expect(await toolworker(commandLine)).toEqual(told);
  expect(vi.mocked(serveApi).mock.calls).toEqual([[host, port, tools]]);
});
