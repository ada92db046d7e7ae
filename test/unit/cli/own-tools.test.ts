import { describe, expect, test, vi } from 'vitest';
import { serveApi } from '../../../src/cli/serve.ts';
import { bmiCalculatorTool } from '../../../src/tools/bmi-calculator/tool.ts';
import { bytes, done, failed, toolworker } from './command-line.ts';
import { roofPitchTool } from './own-tools/roof-pitch.ts';

vi.mock('../../../src/cli/serve.ts');

const folder = 'test/unit/cli/own-tools';
const pitch = `${folder}/roof-pitch.ts`;
const orders = `./${folder}/orders.ts`;

test("list names only the chosen tools, the package's categories first", async () => {
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
  ['a list of tools', `${folder}/list.ts`, ['bmi-calculator', 'roof-pitch', 'order']],
])('list accepts %s', async (_, chosen, slugs) => {
  const { output } = await toolworker(['list', '--tools', chosen]);
  expect([...output.matchAll(/^ {2}(\S+)/gm)].map(([, slug]) => slug)).toEqual(slugs);
});

const expected =
  '--tools expects tools, such as bmi-calculator,./roof-pitch.js. See toolworker --help.';
const missing = "Option '--tools' needs a value. See toolworker";

test.each([
  [
    'bmi-calculater',
    2,
    'There is no tool bmi-calculater, did you mean bmi-calculator? See toolworker list.',
  ],
  ['roof-pitch', 2, 'There is no tool roof-pitch. See toolworker list.'],
  ['', 2, expected],
  [' , ', 2, expected],
  ['./roof-pitch.js', 1, 'There is no file ./roof-pitch.js.'],
  [`${folder}/broken.ts`, 1, `Cannot load ${folder}/broken.ts: Error: The price list is missing.`],
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
])('every command refuses --tools %j with status %i: %s', async (chosen, status, message) => {
  for (const command of [['list'], ['describe', 'roof-pitch'], ['call', 'roof-pitch'], ['serve']]) {
    const refused = await toolworker([...command, '--tools', chosen]);
    expect(refused).toEqual(failed(status, message));
  }
});

test.each([
  ['list', `${missing} list --help.`],
  ['describe roof-pitch', `${missing} describe --help.`],
  ['call roof-pitch', expected],
  ['serve', `${missing} serve --help.`],
])('%s --tools needs a value', async (command, message) => {
  expect(await toolworker([...command.split(' '), '--tools'])).toEqual(failed(2, message));
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
  toolworker call roof-pitch --tools test/unit/cli/own-tools/roof-pitch.ts --rise 3 --run 4`;
    const command = ['describe', 'roof-pitch', '--tools', pitch];
    expect(await toolworker(command)).toEqual(done(described));
  });

  const tree = `${folder}/tree.ts`;
  const trunk = '{"length":2,"branches":[{"length":1,"branches":[]}]}';

  test.each([
    ['order', orders, 'lines  Lines  required, array'],
    ['order', orders, 'discount  Discount  number or none, default "none"'],
    ['order', orders, 'address  Address  object or null'],
    ['order', orders, 'express  Express  boolean, default false'],
    ['order', orders, 'note  Note  any JSON'],
    // Its field is defined elsewhere in its schema.
    ['tree', tree, 'trunk  Trunk  required, any JSON'],
    ['tree', tree, `toolworker call tree --tools ${tree} --trunk '${trunk}'`],
    // Its request is not a plain object.
    [
      'payment',
      orders,
      `toolworker call payment --tools ${orders} '{"by":"card","number":"1234"}'`,
    ],
  ])('shows of %s in %s: %s', async (tool, tools, line) => {
    const { output } = await toolworker(['describe', tool, '--tools', tools]);
    expect(output.replaceAll(/ {2,}/g, '  ')).toContain(`\n  ${line}\n`);
  });

  test('shows the schema of a request that is not a plain object', async () => {
    const { output } = await toolworker(['describe', 'payment', '--tools', orders]);
    const [, schema = ''] = /Fields\n(.+)\n/.exec(output) ?? [];
    expect(JSON.parse(schema).oneOf).toHaveLength(2);
  });

  test.each([
    ['roof', 'There is no tool roof, did you mean roof-pitch?'],
    ['bmi', 'There is no tool bmi.'],
  ])('suggests only chosen tools for %s', async (name, message) => {
    const { errors } = await toolworker(['describe', name, '--tools', pitch]);
    expect(errors).toContain(message);
  });
});

describe('call', () => {
  const request = '{"rise":6,"run":12}';

  test.each([
    ['--tools before the fields', ['--tools', pitch, '--rise', '6', '--run', '12'], undefined],
    ['--tools behind the fields', ['--rise', '6', '--run', '12', `--tools=${pitch}`], undefined],
    ['a request', [request, '--tools', pitch], undefined],
    ['standard input', ['-', '--tools', pitch], bytes(request)],
  ])('accepts %s', async (_, rest, piped) => {
    const called = await toolworker(['call', 'roof-pitch', ...rest], piped);
    expect(called).toEqual(done('{"ok":true,"result":{"percent":50}}'));
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
    const { output } = await toolworker(['call', 'order', '--tools', orders, ...lines, ...flags]);
    expect(JSON.parse(output)).toMatchObject({ ok: true, result: fields });
  });

  test('prints a list as JSON', async () => {
    const lines = '[{"article":"nail","price":1}]';
    const order = ['order', '--tools', orders, '--lines', lines, '--get', 'lines'];
    expect(await toolworker(['call', ...order])).toEqual(done(lines));
  });

  test.each([
    ['order', ['--lines', 'saw'], 1, /^\{"ok":false,"error":"lines\.0: /],
    ['payment', ['{"by":"cash"}'], 0, /^\{"ok":true,"result":\{"by":"cash"\}\}$/m],
  ])('lets %s judge %j', async (tool, rest, status, output) => {
    const called = await toolworker(['call', tool, '--tools', orders, ...rest]);
    expect(called).toMatchObject({ status, output: expect.stringMatching(output) });
  });
});

test('serve serves the chosen tools', async () => {
  const listening = { url: 'http://x/', close: async () => {} };
  vi.mocked(serveApi).mockReset().mockResolvedValue(listening);
  expect((await toolworker(['serve', '--tools', `${pitch},bmi-calculator`])).status).toBe(0);
  const tools = [roofPitchTool, bmiCalculatorTool];
  expect(vi.mocked(serveApi).mock.calls).toEqual([['127.0.0.1', 3000, tools]]);
});
