import { readFileSync } from 'node:fs';
import * as library from 'toolworker';
import { expect, test } from 'vitest';
import { typeName } from '../../scripts/names.ts';
import { specs } from '../support/specs.ts';

const readme = readFileSync('README.md', 'utf8');
const exactness = readFileSync('demo/docs/exactness.md', 'utf8');

/** Returns the mean and the sample standard deviation by the textbook formulas. */
function textbookStatistics(numbers: readonly number[]) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const mean = sum(numbers) / numbers.length;
  const squares = numbers.map((value) => (value - mean) ** 2);
  return { mean, standardDeviation: Math.sqrt(sum(squares) / (numbers.length - 1)) };
}

/** Returns the annuity by the textbook formula. */
function textbookPayment(principal: number, annualRate: number, months: number): number {
  const rate = annualRate / 1200;
  return (principal * rate) / (1 - (1 + rate) ** -months);
}

const tenths = [0.1, 0.2, 0.3];
const millions = [10000000.1, 10000000.2, 10000000.3];
const person = { unit: 'metric', height: 160, weight: 59.9 } as const;
const loan = { principal: 100_000, annualRate: 1e-12, years: 30 };

test.each([
  [
    '`percentageOf({ x: 7, y: 100 })`',
    (7 / 100) * 100,
    library.percentageOf({ x: 7, y: 100 }).result,
  ],
  [
    '`percentageChange({ from: 1.1, to: 1.21 })`',
    ((1.21 - 1.1) / 1.1) * 100,
    library.percentageChange({ from: 1.1, to: 1.21 }).percentChange,
  ],
  [
    "`calculateBmi({ unit: 'metric', height: 160, weight: 59.9 })`",
    59.9 / (160 / 100) ** 2,
    library.calculateBmi(person).bmi,
  ],
  [
    '`calculateStandardDeviation({ numbers: [0.1, 0.2, 0.3] }).mean`',
    textbookStatistics(tenths).mean,
    library.calculateStandardDeviation({ numbers: tenths }).mean,
  ],
  [
    'the deviation of 10000000.1, 10000000.2, 10000000.3',
    textbookStatistics(millions).standardDeviation,
    library.calculateStandardDeviation({ numbers: millions }).standardDeviation,
  ],
  [
    'the monthly payment for 100,000 over 30 years at 10⁻¹²%',
    textbookPayment(100_000, 1e-12, 360),
    library.calculateLoanPayoff(loan).scheduledPayment,
  ],
])('shows the actual results of %s', (call, textbook, ours) => {
  expect(textbook).not.toBe(ours);
  expect(exactness).toContain(`| ${call} | ${textbook} | ${ours} |`);
});

test('lists every tool', () => {
  const [, lists = ''] = readme.split('\n## Tools\n');
  const listed = [...lists.matchAll(/`([a-z][\w-]+)`/g)].map(([, slug]) => slug);
  expect(listed).toEqual(library.tools.map(({ slug }) => slug));
});

test('the guide to the tools says what each one does', () => {
  const guide = readFileSync('demo/docs/tools.md', 'utf8');
  const listed = [
    ...guide.matchAll(/^\| \[`([\w-]+)`\]\(tools\/\1\.md\) \| `(\w+)` \| `(\w+)` \| (.+) \|$/gm),
  ];
  expect(listed.map(([, ...columns]) => columns)).toEqual(
    library.tools.map(({ slug, description }) => [
      slug,
      specs.get(slug)?.run.name,
      typeName(slug, 'Request'),
      description,
    ]),
  );
});

test("the guide shows the command in each agent's configuration format", () => {
  const guide = readFileSync('demo/docs/agents.md', 'utf8');
  const blocks = [...guide.matchAll(/```json\n(\{ "[\w]*[sS]ervers".*)\n```/g)];
  const command = { command: 'npx', args: ['-y', 'toolworker', 'mcp'] };
  // https://modelcontextprotocol.io/docs/develop/connect-local-servers,
  // https://code.visualstudio.com/docs/agents/reference/mcp-configuration and
  // https://zed.dev/docs/ai/mcp
  expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([
    { mcpServers: { toolworker: command } },
    { servers: { toolworker: { type: 'stdio', ...command } } },
    { context_servers: { toolworker: command } },
  ]);
});
