import { describe, expect, test } from 'vitest';
import { done, toolworker } from './command-line.ts';

const orders = './test/cli/own-tools/orders.ts';

describe('an unknown option', () => {
  test.each([
    // Spelled otherwise, as the API would say.
    ['loan-payoff-calculator --extra-payment 100', '--extra-payment', '--extraPayment'],
    ['loan-payoff-calculator --ExtraPayment=100', '--ExtraPayment', '--extraPayment'],
    ['remove-duplicate-lines --text a --case-sensitive', '--case-sensitive', '--caseSensitive'],
    ['remove-duplicate-lines --no-case-sensitive', '--no-case-sensitive', '--no-caseSensitive'],
    ['word-counter --txt a', '--txt', '--text'],
    // Synonyms.
    ['loan-payoff-calculator --taxRate 5', '--taxRate', '--annualRate'],
    ['sales-tax-calculator --price 10 --vat 5', '--vat', '--taxRate'],
    ['bmi-calculator --unit metric --cm 180', '--cm', '--height'],
    // A host's own tool, whose validator ignores other fields, and options of commands.
    [`order --tools ${orders} --adress {}`, '--adress', '--address'],
    [`order --tool ${orders}`, '--tool', '--tools'],
  ])('of call %s is %s, for %s', async (rest, given, meant) => {
    const { status, output, errors } = await toolworker(['call', ...rest.split(' ')]);
    const known = rest.startsWith('order --tool ') ? 'There is no tool order' : '';
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(errors).toContain(known || `Unknown option '${given}', did you mean ${meant}?`);
  });

  test.each([
    [['list', '--tool', 'x'], "Unknown option '--tool', did you mean --tools?"],
    [['list', '--categry', 'x'], "Unknown option '--categry', did you mean --category?"],
    [['serve', '--prot', '1'], "Unknown option '--prot', did you mean --port?"],
    [['init', 'a', '--froce'], "Unknown option '--froce', did you mean --force?"],
    [['describe', 'a', '-x'], "Unknown option '-x'."],
  ])('of %j is explained: %s', async (commandLine, message) => {
    const { status, errors } = await toolworker(commandLine);
    expect(status).toBe(2);
    expect(errors).toContain(message);
  });

  test('that asks for what the tool does not do is explained as in the API', async () => {
    const { errors } = await toolworker(['call', 'sales-tax-calculator', '--taxAmount', '5']);
    expect(errors).toContain(
      `Unknown option '--taxAmount': expected the tax as a percentage, in the field taxRate, got "5".`,
    );
  });

  test('is not guessed if the request has the field that it resembles', async () => {
    const command = ['call', 'word-counter', '--text', 'a', '--zzz', 'b'];
    expect((await toolworker(command)).errors).toContain("Unknown option '--zzz'. See ");
  });
});

describe('a value that starts with a dash', () => {
  test.each([
    [['call', 'base-converter', '--value', '-ff', '--from', '16'], '--value=-ff'],
    [['call', 'word-counter', '--text', '--text', '7'], '--text=--text'],
    [['list', '--tools', '--json'], '--tools=--json'],
  ])('is written with a sign of equality: %j', async (commandLine, advice) => {
    const { status, errors } = await toolworker(commandLine);
    expect(status).toBe(2);
    expect(errors).toContain(`Write one that starts with a dash as ${advice}.`);
  });

  test.each(['-h', '--help', '-5', '-.5'])(
    'is taken if it can be nothing else: %s',
    async (text) => {
      const { output } = await toolworker([
        'call',
        'caesar-cipher',
        '--text',
        text,
        '--shift',
        '0',
      ]);
      expect(JSON.parse(output).result.result).toBe(text);
    },
  );

  test.each(['-ff', '-', '@home', '--help', ''])('can be given by =: %j', async (text) => {
    const command = ['call', 'caesar-cipher', `--text=${text}`, '--shift', '0'];
    expect(JSON.parse((await toolworker(command)).output).result.result).toBe(text);
  });
});

describe('a value of an option that takes none', () => {
  test.each([
    ['--sample', 'false'],
    ['--sample', 'true'],
    ['--no-sample', 'yes'],
    ['--sample=false'],
    ['--sample=0'],
    ['--no-sample=true'],
    // The same text elsewhere is a value.
    ['--numbers', 'false', '--sample', 'false'],
  ])('is refused: %s %s', async (...flags) => {
    const command = ['call', 'standard-deviation-calculator', '--numbers', '1,2', ...flags];
    expect(await toolworker(command)).toEqual({
      status: 2,
      output: '',
      errors:
        "toolworker: Option '--sample' takes no value. Write --sample or --no-sample. See toolworker describe standard-deviation-calculator.\n",
    });
  });
});

describe('help', () => {
  test.each([['--help'], ['-h'], ['--text', 'a', '-h'], ['{}', '--help']])(
    'of a tool shows its fields: %j',
    async (...rest) => {
      const { output } = await toolworker(['describe', 'word-counter']);
      expect(await toolworker(['call', 'word-counter', ...rest])).toEqual(done(output.trimEnd()));
    },
  );

  test("of a host's tool shows its fields", async () => {
    const { output } = await toolworker(['call', 'order', '--tools', orders, '--help']);
    expect(output).toContain('address   Address   object or null');
  });
});

describe('--json', () => {
  test('lists the tools', async () => {
    const { output } = await toolworker(['list', '--json', '--tools', `bmi-calculator,${orders}`]);
    expect(JSON.parse(output)).toEqual([
      {
        slug: 'bmi-calculator',
        operation: 'calculate-bmi',
        name: 'BMI Calculator',
        category: 'Date, body and health',
        description: 'Computes the body mass index and its weight category from height and weight.',
      },
      expect.objectContaining({ slug: 'order' }),
      expect.objectContaining({ slug: 'payment', category: 'Shop' }),
    ]);
  });

  test('describes a tool', async () => {
    const { output } = await toolworker(['describe', 'percentage-of', '--json']);
    expect(JSON.parse(output)).toMatchObject({
      slug: 'percentage-of',
      requestJsonSchema: { type: 'object', required: ['x', 'y'] },
      resultJsonSchema: { type: 'object', properties: { result: { type: 'number' } } },
      example: { x: 15, y: 80 },
    });
  });
});
