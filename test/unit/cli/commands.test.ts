import { tools } from 'toolworker';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Copied,
  client,
  copiedTools,
  elementWith,
  worker,
} from '../../../src/cli/copied-files.ts';
import { checkFiles, copyFiles } from '../../../src/cli/init.ts';
import { serveApi } from '../../../src/cli/serve.ts';
import { usages } from '../../../src/cli/usage.ts';
import { version } from '../../../src/version.ts';
import { toolSlugs } from '../../support/tool-slugs.ts';
import { bytes, done, failed, toolworker } from './command-line.ts';

vi.mock('../../../src/cli/copied-files.ts', { spy: true });
vi.mock('../../../src/cli/init.ts');
vi.mock('../../../src/cli/serve.ts');

describe('help', () => {
  test.each(['--version', '-v'])('%s prints the version', async (flag) => {
    expect(await toolworker([flag])).toEqual(done(version));
  });

  test.each([['--help'], ['-h'], []])('names every command: %j', async (...commandLine) => {
    const { status, output } = await toolworker(commandLine);
    expect(status).toBe(0);
    for (const command of Object.keys(usages)) expect(output).toContain(`toolworker ${command}`);
  });

  test.each(Object.entries(usages))('%s --help says how to use it', async (command, usage) => {
    expect(usage).toMatch(`toolworker ${command}`);
    for (const flags of [['--help'], ['-h'], ['some', '--help']]) {
      expect(await toolworker([command, ...flags])).toEqual(done(usage));
    }
  });
});

const twice =
  'call: pass the request as options, or as one JSON object. See toolworker call --help.';
const shells = 'completion expects one of bash, zsh, fish. See toolworker completion --help.';
const host = 'serve expects a --host such as 127.0.0.1. See toolworker serve --help.';
const port = 'serve expects a --port from 0 to 65535. See toolworker serve --help.';
const notBoth = 'init expects --check or --force, not both. See toolworker init --help.';
const onlyElements =
  'init takes --tools and --category only with --elements. See toolworker init --help.';
const ownTools =
  'init --elements takes tools of this package, not "./own.js". Bundle your own tools with defineToolForm() of toolworker/elements. See toolworker init --help.';
const noTools =
  '--tools expects tools, such as bmi-calculator,./roof-pitch.js. See toolworker --help.';
const meant = 'There is no tool percentage, did you mean percentage-of? See toolworker list.';
const lacking = "Option '--x' needs a value. See toolworker describe percentage-of.";

const givenTwice = (option: string) => `Option ${option} is given twice, but takes one value. See`;
const noField =
  'The result of percentage-of has no field percent. Name one of result. See toolworker describe percentage-of.';

test.each<[string, string, ...string[]]>([
  ['start', 'There is no command start. See toolworker --help.'],
  ['server', 'There is no command server, did you mean serve? See toolworker --help.'],
  ['toString', 'There is no command toString. See toolworker --help.'],
  ['list all', 'list takes only options, not "all". See toolworker list --help.'],
  ['mcp money text', 'mcp takes only options, not "money". See toolworker mcp --help.'],
  ['describe', 'describe expects one tool. See toolworker describe --help.'],
  ['describe a b', 'describe expects one tool. See toolworker describe --help.'],
  ['describe nope', 'There is no tool nope. See toolworker list.'],
  ['init', 'init expects one folder. See toolworker init --help.'],
  ['init a b', 'init expects one folder. See toolworker init --help.'],
  ['init a --all', "Unknown option '--all'. See toolworker init --help."],
  ['init a --check --force', notBoth],
  [
    'init a --elements --client',
    'init expects --elements or --client, not both. See toolworker init --help.',
  ],
  ['init a --tools bmi-calculator', onlyElements],
  ['init a --client --tools bmi-calculator', onlyElements],
  ['init a --no-elements --category money', onlyElements],
  ['init a --tools', onlyElements, ''],
  ['init a --elements --tools bmi-calculator,./own.js', ownTools],
  ['init a --elements --tools zzz', 'There is no tool zzz. See toolworker list.'],
  ['init a --elements --tools , --check', noTools],
  ['call', 'call expects a tool. See toolworker call --help.'],
  ['call --x 7', 'call expects a tool. See toolworker call --help.'],
  ['call zzz', 'There is no tool zzz. See toolworker list.'],
  ['call percentage', meant],
  ['call ../openapi.json', 'There is no tool ../openapi.json. See toolworker list.'],
  ['call percentage-of {} {}', twice],
  ['call percentage-of {} --x 7', twice],
  ['call percentage-of --z 7', "Unknown option '--z'. See toolworker describe percentage-of."],
  ['call percentage-of --x', lacking],
  [
    'call percentage-of --x 7 --y 1 --x 8',
    `${givenTwice("'--x'")} toolworker describe percentage-of.`,
  ],
  [
    'call percentage-of {} --get result --get result',
    `${givenTwice("'--get'")} toolworker describe percentage-of.`,
  ],
  ['serve --port 1 --port=2', `${givenTwice("'--port'")} toolworker serve --help.`],
  ['call percentage-of {} --get percent', noField],
  ['call percentage-of {} --get result.length', noField.replace('percent.', 'result.length.')],
  ['call percentage-of {} --get toString', noField.replace('percent.', 'toString.')],
  ['completion', shells],
  ['completion toString', shells],
  ['serve --host ::1 8080', 'serve takes only options, not "8080". See toolworker serve --help.'],
  [
    `serve ${'x'.repeat(50)}`,
    `serve takes only options, not "${'x'.repeat(39)}…". See toolworker serve --help.`,
  ],
  ['serve --port x', port],
  ['serve --port', port, ''],
  ['serve --port 65536', port],
  // Node listens on all addresses by default.
  ['serve --host', host, ''],
  ['serve', host, '--host= '],
])('refuses the command line %s: %s', async (words, message, ...rest) => {
  const commandLine = [...words.split(' ').filter(Boolean), ...rest];
  expect(await toolworker(commandLine)).toEqual(failed(2, message));
});

test.each<[readonly string[], string]>([
  [['\u001b[31mred'], 'There is no command \\u001b[31mred. See toolworker --help.'],
  [['call', 'a\nb'], 'There is no tool a\\u000ab. See toolworker list.'],
  [['list', '--\u202etools'], "Unknown option '--\\u202etools'. See toolworker list --help."],
  [['list', '--tools', './\u0007.js'], 'There is no file ./\\u0007.js.'],
])('a message shows the control characters of %j', async (commandLine, message) => {
  const { errors } = await toolworker(commandLine);
  expect(errors).toBe(`toolworker: ${message}\n`);
});

test('list names every tool once, below its category', async () => {
  const { status, output } = await toolworker(['list']);
  expect(status).toBe(0);
  const sections = output.split('\n\n').map((section) => section.trim().split('\n'));
  const listed = sections.flatMap(([category, ...lines]) =>
    lines.map((line) => [category, ...(/^ {2}(\S+) {2,}(\S.*)$/.exec(line) ?? []).slice(1)]),
  );
  expect(listed.map(([, slug]) => slug)).toEqual(toolSlugs);
  expect(listed).toContainEqual([
    'Percentages and money',
    'percentage-of',
    'Computes a percentage of a number.',
  ]);
});

test('describe prints what GET on the tool returns', async () => {
  const described = `BMI Calculator
Computes the body mass index and its weight category from height and weight.

Fields
  unit    Units   required, one of metric, imperial
          metric uses centimeters and kilograms, imperial uses inches and pounds.
  height  Height  required unless feet is given, number, cm or in
          Height in centimeters or inches, from 30 to 280 cm. Required unless feet is given.
  weight  Weight  required, number, greater than 0, kg or lb
          Weight in kilograms or pounds, from 1 to 700 kg.
  feet    Feet    number, at least 0, ft
          Feet of the height, imperial only; replaces height.
  inches  Inches  number, at least 0, in, default 0
          Inches in addition to feet.

Result
  bmi       BMI       number, kg/m²
            Body mass index, from 5 to 300.
  category  Category  one of Underweight, Normal weight, Overweight, Obese
            Underweight below 18.5, Normal weight below 25, Overweight below 30, else Obese.

Example
  toolworker call bmi-calculator --unit metric --height 180 --weight 81`;
  expect(await toolworker(['describe', 'bmi-calculator'])).toEqual(done(described));
});

test.each([
  ['loan-payoff-calculator', 'annualRate  Annual interest rate  required, number, at least 0, %'],
  [
    'standard-deviation-calculator',
    'numbers  Numbers  required, array or string, at most 1,000,000 items',
  ],
  [
    'hmac-generator',
    'algorithm  Algorithm  one of sha-256, sha-1, sha-384, sha-512, default "sha-256"',
  ],
])('describe prints for %s the line %j', async (tool, line) => {
  const { output } = await toolworker(['describe', tool]);
  expect(output.replaceAll(/ {2,}/g, '  ')).toContain(`\n  ${line}\n`);
});

describe('call', () => {
  const request = '{"x":7,"y":100}';

  test.each([
    ['fields', ['--x', '7', '--y', '100'], undefined],
    ['fields with a sign of equality', ['--y=1e2', '--x=.7e1'], undefined],
    ['a request', [request], undefined],
    ['standard input', ['-'], bytes(request)],
    ['standard input behind a pipe', [], bytes(request)],
    ['fields, whatever is piped', ['--x', '7', '--y', '100'], bytes('{')],
    ['a request, whatever is piped', [request], bytes('{')],
  ])('accepts %s', async (_, rest, piped) => {
    const called = await toolworker(['call', 'percentage-of', ...rest], piped);
    expect(called).toEqual(done('{"ok":true,"result":{"result":7}}'));
  });

  const loan = ['loan-payoff-calculator', '{"principal":1200,"annualRate":0,"years":1}'];
  const bmi = ['bmi-calculator', '--unit', 'metric', '--height', '180', '--weight', '81'];

  test.each<[readonly string[], string]>([
    [[...bmi, '--get', 'bmi'], '25'],
    [[...bmi, '--get', 'category'], 'Overweight'],
    [[...bmi, '--get', 'category', '--json'], '"Overweight"'],
    [[...bmi, '--json'], '{"ok":true,"result":{"bmi":25,"category":"Overweight"}}'],
    [['percentage-of', request, '--get=result'], '7'],
    [[...loan, '--get', 'standard.months'], '12'],
    [['roi-calculator', '{"cost":100,"returnValue":110}', '--get', 'years'], 'null'],
    [['caesar-cipher', '--text', 'two\nlines', '--shift', '0', '--get', 'result'], 'two\nlines'],
  ])('prints what %j asks for', async (rest, output) => {
    expect(await toolworker(['call', ...rest])).toEqual(done(output));
  });

  test('prints the error and nothing else if there is no field to print', async () => {
    const called = await toolworker(['call', 'percentage-of', '{"x":7}', '--get', 'result']);
    expect(called).toEqual(failed(1, 'y: required, a number'));
  });

  test('sends no fields on a terminal if none are given', async () => {
    const { output } = await toolworker(['call', 'cron-generator']);
    expect(JSON.parse(output).result.cron).toBe('* * * * *');
  });

  const noText = 'request body: expected complete, uncompressed text in UTF-8';
  const noJson = 'request body: expected a JSON object, but this is not valid JSON';

  test.each<[readonly string[], string, Uint8Array?]>([
    [['{"x":7}'], 'y: required, a number'],
    [['--x', 'seven', '--y', '1'], 'x: expected a number, got "seven"'],
    [['--x', '', '--y', ' '], 'x: expected a number, got ""; y: expected a number, got " "'],
    [
      ['--x', '1e999', '--y', 'Infinity'],
      'x: expected a number, got "1e999"; y: expected a number, got "Infinity"',
    ],
    [['{'], noJson],
    [['-'], noText, Uint8Array.of(0xff)],
  ])('prints why %j is refused, and fails', async (rest, error, piped) => {
    const { status, output, errors } = await toolworker(['call', 'percentage-of', ...rest], piped);
    expect([status, errors, JSON.parse(output)]).toEqual([1, '', { ok: false, error }]);
  });
});

describe('init', () => {
  beforeEach(() => {
    vi.mocked(copyFiles).mockReset().mockResolvedValue('copied');
    vi.mocked(checkFiles).mockReset().mockResolvedValue('checked');
  });

  /** What tells a file from others. */
  const about = ({ name, title, options }: Copied) => ({ name, title, options });

  const choose = (...slugs: readonly string[]) =>
    elementWith(tools.filter(({ slug }) => slugs.includes(slug)));
  const inMoney = tools.filter(({ category }) => category.endsWith('money'));
  const two = choose('bmi-calculator', 'word-counter');

  test.each<[string, Copied]>([
    ['', worker],
    ['--no-elements', worker],
    ['--client', client],
    ['--elements', elementWith(tools)],
    ['--elements --tools bmi-calculator', choose('bmi-calculator')],
    ['--elements --tools word-counter,bmi-calculator,word-counter', two],
    ['--elements --category money', elementWith(inMoney)],
  ])('public %s copies, replaces or checks files', async (options, file) => {
    const commandLine = ['init', 'public', ...options.split(' ').filter(Boolean)];
    expect(await toolworker(commandLine)).toEqual(done('copied'));
    expect(await toolworker([...commandLine, '--force'])).toEqual(done('copied'));
    expect(await toolworker([...commandLine, '--check'])).toEqual(done('checked'));
    const copies = vi.mocked(copyFiles).mock.calls.map(([one, ...rest]) => [about(one), ...rest]);
    const checks = vi.mocked(checkFiles).mock.calls.map(([one, ...rest]) => [about(one), ...rest]);
    expect(copies).toEqual([
      [about(file), 'public', false],
      [about(file), 'public', true],
    ]);
    expect(checks).toEqual([[about(file), 'public']]);
  });

  test('checks the element with the tools that are there', async () => {
    vi.mocked(copiedTools).mockResolvedValueOnce(inMoney);
    await toolworker(['init', 'public', '--elements', '--check']);
    expect(copiedTools).toHaveBeenLastCalledWith('public');
    expect(vi.mocked(checkFiles).mock.calls.map(([one]) => about(one))).toEqual([
      about(elementWith(inMoney)),
    ]);
  });

  test('fails with the reason', async () => {
    vi.mocked(checkFiles).mockRejectedValue(new Error('The copy is stale.'));
    const stale = failed(1, 'The copy is stale.');
    expect(await toolworker(['init', 'public', '--check'])).toEqual(stale);
  });
});

test.each([
  [['serve'], '127.0.0.1', 3000],
  [['serve', '--port', '0'], '127.0.0.1', 0],
  [['serve', '--port=65535', '--host', '::1'], '::1', 65535],
])('%j listens on %s and port %i', async (commandLine, address, number) => {
  const listening = { url: 'http://x/', close: async () => {} };
  vi.mocked(serveApi).mockReset().mockResolvedValue(listening);
  const told = done('Open http://x/ to try the API, which is at http://x/api/');
  expect(await toolworker(commandLine)).toEqual(told);
  expect(vi.mocked(serveApi).mock.calls).toEqual([[address, number, tools]]);
});
