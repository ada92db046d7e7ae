import { readFileSync } from 'node:fs';
import {
  calculateBmi,
  calculateLoanPayoff,
  calculateStandardDeviation,
  percentageChange,
  percentageOf,
  tools,
} from 'toolworker';
import { expect, test } from 'vitest';
import { casesBySlug } from './tools/cases-by-slug.ts';

const readme = readFileSync('README.md', 'utf8');

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

const [tenths, millions] = [
  [0.1, 0.2, 0.3],
  [10000000.1, 10000000.2, 10000000.3],
];

const rows = [
  ['percentageOf({ x: 7, y: 100 })', (7 / 100) * 100, percentageOf({ x: 7, y: 100 }).result],
  [
    'percentageChange({ from: 1.1, to: 1.21 })',
    ((1.21 - 1.1) / 1.1) * 100,
    percentageChange({ from: 1.1, to: 1.21 }).percentChange,
  ],
  [
    "calculateBmi({ unit: 'metric', height: 160, weight: 59.9 })",
    59.9 / (160 / 100) ** 2,
    calculateBmi({ unit: 'metric', height: 160, weight: 59.9 }).bmi,
  ],
  [
    'calculateStandardDeviation({ numbers: [0.1, 0.2, 0.3] }).mean',
    textbookStatistics(tenths).mean,
    calculateStandardDeviation({ numbers: tenths }).mean,
  ],
  [
    'the deviation of 10000000.1, 10000000.2, 10000000.3',
    textbookStatistics(millions).standardDeviation,
    calculateStandardDeviation({ numbers: millions }).standardDeviation,
  ],
  [
    'the monthly payment for 100,000 over 30 years at 10⁻¹² %',
    textbookPayment(100_000, 1e-12, 360),
    calculateLoanPayoff({ principal: 100_000, annualRate: 1e-12, years: 30 }).scheduledPayment,
  ],
] as const;

test.each(rows)('shows the actual results of %s', (call, textbook, ours) => {
  expect(textbook).not.toBe(ours);
  const shown = call.includes('(') ? `\`${call}\`` : call;
  expect(readme).toContain(`| ${shown} | ${textbook} | ${ours} |`);
});

test('lists every tool', () => {
  const listed = [...readme.matchAll(/^\| `([\w-]+)` \| `(\w+)` \| (.+) \|$/gm)];
  expect(listed.map(([, slug, run, description]) => ({ slug, run, description }))).toEqual(
    tools.map(({ slug, description }) => ({
      slug,
      run: casesBySlug.get(slug)?.run.name,
      description,
    })),
  );
});

test("the guide shows the command in each agent's configuration format", () => {
  const guide = readFileSync('demo/docs/agents.md', 'utf8');
  const blocks = [...guide.matchAll(/```json\n(\{ "[\w]*[sS]ervers".*)\n```/g)];
  const command = { command: 'npx', args: ['-y', 'toolworker', 'mcp'] };
  // https://modelcontextprotocol.io/docs/develop/connect-local-servers,
  // https://code.visualstudio.com/docs/agents/reference/mcp-configuration and https://zed.dev/docs/ai/mcp
  expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([
    { mcpServers: { toolworker: command } },
    { servers: { toolworker: { type: 'stdio', ...command } } },
    { context_servers: { toolworker: command } },
  ]);
});
