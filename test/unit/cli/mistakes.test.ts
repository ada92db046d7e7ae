import { describe, expect, test } from 'vitest';
import { done, failed, toolworker } from './command-line.ts';

const orders = './test/unit/cli/own-tools/orders.ts';

test.each([
  // Spelled otherwise, as the API would say.
  ['call loan-payoff-calculator --extra-payment 100', '--extra-payment', '--extraPayment'],
  ['call loan-payoff-calculator --ExtraPayment=100', '--ExtraPayment', '--extraPayment'],
  ['call remove-duplicate-lines --text a --case-sensitive', '--case-sensitive', '--caseSensitive'],
  ['call remove-duplicate-lines --no-case-sensitive', '--no-case-sensitive', '--no-caseSensitive'],
  ['call word-counter --txt a', '--txt', '--text'],
  // Synonyms.
  ['call loan-payoff-calculator --taxRate 5', '--taxRate', '--annualRate'],
  ['call sales-tax-calculator --price 10 --vat 5', '--vat', '--taxRate'],
  ['call bmi-calculator --unit metric --cm 180', '--cm', '--height'],
  // A host's own tool, whose validator ignores other fields.
  [`call order --tools ${orders} --adress {}`, '--adress', '--address'],
  // Options of commands.
  ['list --tool x', '--tool', '--tools'],
  ['list --categry x', '--categry', '--category'],
  ['serve --prot 1', '--prot', '--port'],
  ['init a --froce', '--froce', '--force'],
])('%s has the unknown option %s, which means %s', async (command, given, meant) => {
  const { status, output, errors } = await toolworker(command.split(' '));
  expect({ status, output }).toEqual({ status: 2, output: '' });
  expect(errors).toContain(`Unknown option '${given}', did you mean ${meant}?`);
});

test.each([
  ['describe a -x', "Unknown option '-x'."],
  [`call order --tool ${orders}`, 'There is no tool order'],
  // As far as a name can be and still begin alike.
  ['serve --parrot 1', "Unknown option '--parrot'. See"],
  // The request has the field that it resembles.
  ['call word-counter --text a --zzz b', "Unknown option '--zzz'. See "],
  // What the tool does not do is explained as in the API.
  [
    'call sales-tax-calculator --taxAmount 5',
    `Unknown option '--taxAmount': expected the tax as a percentage, in the field taxRate, got "5".`,
  ],
])('nothing is guessed for %s', async (command, message) => {
  const { status, errors } = await toolworker(command.split(' '));
  expect(status).toBe(2);
  expect(errors).toContain(message);
});

describe('a value that starts with a dash', () => {
  test.each([
    ['call base-converter --value -ff --from 16', '--value=-ff'],
    ['call word-counter --text --text 7', '--text=--text'],
    ['list --tools --json', '--tools=--json'],
  ])('is written with a sign of equality: %s', async (command, advice) => {
    const { status, errors } = await toolworker(command.split(' '));
    expect(status).toBe(2);
    expect(errors).toContain(`Write one that starts with a dash as ${advice}.`);
  });

  test.each([
    // As the next word, if it can be nothing else.
    ...['-h', '--help', '-5', '-.5'].map((text) => [['--text', text], text] as const),
    ...['-ff', '-', '@home', '--help', ''].map((text) => [[`--text=${text}`], text] as const),
  ])('is given by %j', async (options, text) => {
    const { output } = await toolworker(['call', 'caesar-cipher', ...options, '--shift', '0']);
    expect(JSON.parse(output).result.result).toBe(text);
  });
});

test.each([
  '--sample false',
  '--no-sample yes',
  '--sample=false',
  '--sample=0',
  '--no-sample=true',
  // The same text elsewhere is a value.
  '--numbers false --sample false',
])('an option that takes no value is refused with one: %s', async (flags) => {
  const tool = 'standard-deviation-calculator';
  const called = await toolworker(['call', tool, '--numbers', '1,2', ...flags.split(' ')]);
  const advice = `Write --sample or --no-sample. See toolworker describe ${tool}.`;
  expect(called).toEqual(failed(2, `Option '--sample' takes no value. ${advice}`));
});

test.each([['--help'], ['-h'], ['--text', 'a', '-h'], ['{}', '--help']])(
  'help of a tool shows its fields: %j',
  async (...rest) => {
    const { output } = await toolworker(['describe', 'word-counter']);
    expect(await toolworker(['call', 'word-counter', ...rest])).toEqual(done(output.trimEnd()));
  },
);

test("help of a host's tool shows its fields", async () => {
  const { output } = await toolworker(['call', 'order', '--tools', orders, '--help']);
  expect(output).toContain('address   Address   object or null');
});

test('--json lists the tools', async () => {
  const { output } = await toolworker(['list', '--json', '--tools', `bmi-calculator,${orders}`]);
  expect(JSON.parse(output)).toEqual([
    {
      ...{ slug: 'bmi-calculator', operation: 'calculate-bmi', name: 'BMI Calculator' },
      category: 'Date, body and health',
      description: 'Computes the body mass index and its weight category from height and weight.',
    },
    expect.objectContaining({ slug: 'order' }),
    expect.objectContaining({ slug: 'payment', category: 'Shop' }),
  ]);
});

test('--json describes a tool', async () => {
  const { output } = await toolworker(['describe', 'percentage-of', '--json']);
  expect(JSON.parse(output)).toMatchObject({
    slug: 'percentage-of',
    requestJsonSchema: { type: 'object', required: ['x', 'y'] },
    resultJsonSchema: { type: 'object', properties: { result: { type: 'number' } } },
    example: { x: 15, y: 80 },
  });
});
