import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveApi } from '../../src/cli/serve.ts';
import { bmiCalculatorTool } from '../../src/tools/bmi-calculator/tool.ts';
import { bytes, done, toolworker } from './command-line.ts';
import { roofPitchTool } from './own-tools/roof-pitch.ts';

vi.mock('../../src/cli/serve.ts');

const folder = 'test/cli/own-tools';
const pitch = `${folder}/roof-pitch.ts`;
const orders = `./${folder}/orders.ts`;

describe('list', () => {
  test("names only the chosen tools, the package's categories first", async () => {
    const listed = `Date, body and health
  bmi-calculator  Computes the body mass index and its weight category from height and weight.

Building
  roof-pitch      Computes the pitch of a roof from its rise and run.

Shop
  order           Repeats an order.
  payment         Repeats a payment.`;
    const chosen = `${pitch}, ${orders},bmi-calculator`;
    expect(await toolworker(['list', '--tools', chosen])).toEqual(done(listed));
  });

  test.each([
    ['the same tool twice', 'bmi-calculator,bmi-calculator', ['bmi-calculator']],
    ['a file by its absolute path', `${process.cwd()}/${pitch}`, ['roof-pitch']],
    ['commas around', `,${pitch},`, ['roof-pitch']],
    ['a list of tools', `${folder}/list.ts`, ['roof-pitch', 'order', 'bmi-calculator']],
  ])('accepts %s', async (_, chosen, slugs) => {
    const { output } = await toolworker(['list', '--tools', chosen]);
    const listed = [...output.matchAll(/^ {2}(\S+)/gm)].map(([, slug]) => slug);
    expect(listed.sort()).toEqual([...slugs].sort());
  });
});

const expected = '--tools expects tools, such as bmi-calculator,./roof-pitch.js.';
const missing = "Option '--tools <value>' argument missing.";

describe.each([
  ['list', `${missing} See toolworker list --help.`],
  ['describe roof-pitch', `${missing} See toolworker describe --help.`],
  ['call roof-pitch', `${expected} See toolworker --help.`],
  ['serve', `${missing} See toolworker serve --help.`],
])('%s', (command, withoutValue) => {
  test.each([
    [
      'bmi-calculater',
      2,
      'There is no tool bmi-calculater, did you mean bmi-calculator? See toolworker list.',
    ],
    ['roof-pitch', 2, 'There is no tool roof-pitch. See toolworker list.'],
    ['', 2, `${expected} See toolworker --help.`],
    [' , ', 2, `${expected} See toolworker --help.`],
    ['./roof-pitch.js', 1, 'There is no file ./roof-pitch.js.'],
    [
      `${folder}/broken.ts`,
      1,
      `Cannot load ${folder}/broken.ts: Error: The price list is missing.`,
    ],
    [
      `${folder}/no-tools.ts`,
      1,
      `${folder}/no-tools.ts exports no tool. Make one by defineTool() of toolworker/core. It exports limit, a number; tools, a list of strings.`,
    ],
    [
      `${folder}/mixed-list.ts`,
      1,
      `${folder}/mixed-list.ts: expected a tool in tools[1], got a string.`,
    ],
    [
      `bmi-calculator,${folder}/taken-name.ts`,
      1,
      'tools: expected unique names of letters, digits, _ and -, got "bmi-calculator"',
    ],
  ])('--tools %j fails with status %i: %s', async (chosen, status, message) => {
    const failed = { status, output: '', errors: `toolworker: ${message}\n` };
    expect(await toolworker([...command.split(' '), '--tools', chosen])).toEqual(failed);
  });

  test('fails without a value', async () => {
    const failed = { status: 2, output: '', errors: `toolworker: ${withoutValue}\n` };
    expect(await toolworker([...command.split(' '), '--tools'])).toEqual(failed);
  });
});

describe('describe', () => {
  test("describes a host's tool", async () => {
    const described = `Roof Pitch
Computes the pitch of a roof from its rise and run.

Fields
  rise  Rise  required, number, greater than 0
        How far it rises.
  run   Run   required, number, greater than 0

Result
  percent  Percent  number

Example
  toolworker call roof-pitch --tools test/cli/own-tools/roof-pitch.ts --rise 3 --run 4`;
    const command = ['describe', 'roof-pitch', '--tools', pitch];
    expect(await toolworker(command)).toEqual(done(described));
  });

  test.each([
    'lines  Lines  required, array',
    'discount  Discount  number or none, default "none"',
    'address  Address  object or null',
    'express  Express  boolean, default false',
    'note  Note  any JSON',
  ])('prints the field: %s', async (line) => {
    const { output } = await toolworker(['describe', 'order', '--tools', orders]);
    expect(output.replaceAll(/ {2,}/g, '  ')).toContain(`\n  ${line}\n`);
  });

  test('accepts JSON for a field that is defined elsewhere in its schema', async () => {
    const { output } = await toolworker(['describe', 'tree', '--tools', `${folder}/tree.ts`]);
    expect(output).toContain('  trunk  Trunk  required, any JSON\n');
    const trunk = '{"length":2,"branches":[{"length":1,"branches":[]}]}';
    expect(output).toContain(` --trunk '${trunk}'\n`);
  });

  test('shows the schema of a request that is not a plain object', async () => {
    const { output } = await toolworker(['describe', 'payment', '--tools', orders]);
    const [, schema = ''] = /Fields\n(.+)\n/.exec(output) ?? [];
    expect(JSON.parse(schema).oneOf).toHaveLength(2);
    expect(output).toContain(`call payment --tools ${orders} '{"by":"card","number":"1234"}'\n`);
  });

  test('suggests only chosen tools', async () => {
    const { errors } = await toolworker(['describe', 'roof', '--tools', pitch]);
    expect(errors).toContain('There is no tool roof, did you mean roof-pitch?');
    const other = await toolworker(['describe', 'bmi', '--tools', pitch]);
    expect(other.errors).toContain('There is no tool bmi.');
  });
});

describe('call', () => {
  test.each([
    ['--tools before the fields', ['--tools', pitch, '--rise', '6', '--run', '12']],
    ['--tools behind the fields', ['--rise', '6', '--run', '12', `--tools=${pitch}`]],
    ['a request', ['{"rise":6,"run":12}', '--tools', pitch]],
  ])('accepts %s', async (_, rest) => {
    const answer = '{"ok":true,"result":{"percent":50}}';
    expect(await toolworker(['call', 'roof-pitch', ...rest])).toEqual(done(answer));
  });

  test('reads a request from standard input', async () => {
    const piped = bytes('{"rise":6,"run":12}');
    const { output } = await toolworker(['call', 'roof-pitch', '-', '--tools', pitch], piped);
    expect(JSON.parse(output).result).toEqual({ percent: 50 });
  });

  test.each([
    [['--lines', '{"article":"saw","price":12}'], { lines: [{ article: 'saw', price: 12 }] }],
    [['--discount', '5'], { discount: 5 }],
    [['--discount', 'none', '--express'], { discount: 'none', express: true }],
    [['--address', '{"city":"Ulm"}'], { address: { city: 'Ulm' } }],
    [['--address', 'null', '--no-express'], { address: null, express: false }],
    [['--note', '[1]'], { note: [1] }],
    [['--note', 'fragile'], { note: 'fragile' }],
  ])('reads %j as the fields %j', async (flags, fields) => {
    const lines = flags.includes('--lines') ? [] : ['--lines', '{"article":"nail","price":1}'];
    const command = ['call', 'order', '--tools', orders, ...lines, ...flags];
    expect(JSON.parse((await toolworker(command)).output)).toMatchObject({
      ok: true,
      result: fields,
    });
  });

  test('lets the tool refuse a field of another type', async () => {
    const command = ['call', 'order', '--tools', orders, '--lines', 'saw'];
    const { status, output } = await toolworker(command);
    expect(status).toBe(1);
    expect(JSON.parse(output).error).toMatch(/^lines\.0: /);
  });

  test('calls a tool whose request is not a plain object', async () => {
    const command = ['call', 'payment', '--tools', orders, '{"by":"cash"}'];
    expect(await toolworker(command)).toEqual(done('{"ok":true,"result":{"by":"cash"}}'));
  });
});

describe('serve', () => {
  beforeEach(() => {
    const listening = { url: 'http://x/', close: async () => {} };
    vi.mocked(serveApi).mockReset().mockResolvedValue(listening);
  });

  test('serves the chosen tools', async () => {
    const chosen = `${pitch},bmi-calculator`;
    expect((await toolworker(['serve', '--tools', chosen])).status).toBe(0);
    const tools = [roofPitchTool, bmiCalculatorTool];
    expect(vi.mocked(serveApi).mock.calls).toEqual([['127.0.0.1', 3000, tools]]);
  });
});
