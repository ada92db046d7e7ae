import { describe, expect, test } from 'vitest';
import { chooseTools } from '../../src/cli/choose-tools.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { tools } from '../../src/tools/registry.ts';
import { toolworker } from './command-line.ts';

const slugsOf = async (choice: Parameters<typeof chooseTools>[0]) =>
  (await chooseTools(choice)).map(({ slug }) => slug);

const inCategory = (...wanted: readonly string[]) =>
  tools.filter(({ category }) => wanted.includes(category)).map(({ slug }) => slug);

test('takes all tools of the package by default', async () => {
  expect(await chooseTools({})).toEqual(tools);
});

describe('a category', () => {
  test.each([
    ['Percentages and money', inCategory('Percentages and money')],
    ['percentages AND money', inCategory('Percentages and money')],
    ['money', inCategory('Percentages and money')],
    ['Text tools', inCategory('Text tools')],
    ['text', inCategory('Text tools')],
    ['converters, generators', inCategory('Converters', 'Generators')],
    ['health,date', inCategory('Date, body and health')],
  ])('is found by %s', async (category, slugs) => {
    expect(await slugsOf({ category })).toEqual(slugs);
  });

  test.each(['mone', 'percentages and', 'cooking', '.', 'and money'])(
    'is not found by %s',
    async (name) => {
      await expect(chooseTools({ category: name })).rejects.toThrow(
        new UsageError(
          `There is no category ${name}. Name one of “Date, body and health”, “Percentages and money”, “Converters”, “Text tools”, “Generators”, “Statistics and geometry”, or a word of it.`,
        ),
      );
    },
  );

  test.each(['', ' ', ','])('must not be empty: %j', async (category) => {
    await expect(chooseTools({ category })).rejects.toThrow('--category expects a category');
  });

  test('adds its tools after the named ones, each tool once', async () => {
    const statistics = inCategory('Statistics and geometry');
    const choice = { tools: 'word-counter,slope-calculator', category: 'statistics' };
    expect(await slugsOf(choice)).toEqual([
      'word-counter',
      'slope-calculator',
      ...statistics.filter((slug) => slug !== 'slope-calculator'),
    ]);
  });
});

test('list shows the tools of a category', async () => {
  const { output, status } = await toolworker(['list', '--category', 'statistics']);
  expect(status).toBe(0);
  expect([...output.matchAll(/^ {2}(\S+)/gm)].map(([, slug]) => slug)).toEqual(
    inCategory('Statistics and geometry'),
  );
});

test('mcp --help names the options that choose tools', async () => {
  const { output } = await toolworker(['mcp', '--help']);
  expect(output).toContain('toolworker mcp [--tools <tool>,…] [--category <category>,…]');
  expect((await toolworker(['mcp', 'extra'])).status).toBe(2);
});
