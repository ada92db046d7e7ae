import { expect, test } from 'vitest';
import { chooseTools } from '../../../src/cli/choose-tools.ts';
import { UsageError } from '../../../src/cli/usage.ts';
import { tools } from '../../../src/tools/registry.ts';
import { toolworker } from './command-line.ts';

const inCategory = (...wanted: readonly string[]) =>
  tools.filter(({ category }) => wanted.includes(category)).map(({ slug }) => slug);

const statistics = inCategory('Statistics and geometry');

test.each([
  [{}, tools.map(({ slug }) => slug)],
  [{ category: ['Percentages and money'] }, inCategory('Percentages and money')],
  [{ category: ['percentages AND money'] }, inCategory('Percentages and money')],
  [{ category: ['money'] }, inCategory('Percentages and money')],
  [{ category: ['text'] }, inCategory('Text tools')],
  [{ category: ['converters, generators'] }, inCategory('Converters', 'Generators')],
  [{ category: ['converters', 'generators'] }, inCategory('Converters', 'Generators')],
  [{ category: ['health,date'] }, inCategory('Date, body and health')],
  [{ tools: ['word-counter', 'bmi-calculator,word-counter'] }, ['word-counter', 'bmi-calculator']],
  // The named ones first, and each tool once.
  [
    { tools: ['word-counter,slope-calculator'], category: ['statistics'] },
    [
      'word-counter',
      'slope-calculator',
      ...statistics.filter((slug) => slug !== 'slope-calculator'),
    ],
  ],
])('%j chooses %j', async (choice, slugs) => {
  expect((await chooseTools(choice)).map(({ slug }) => slug)).toEqual(slugs);
});

test.each(['mone', 'percentages and', 'cooking', '.', 'and money'])(
  'there is no category %s',
  async (category) => {
    const names =
      '“Date, body and health”, “Percentages and money”, “Converters”, “Text tools”, “Generators”, “Statistics and geometry”';
    const error = `There is no category ${category}. Name one of ${names}, or a word of it.`;
    await expect(chooseTools({ category: [category] })).rejects.toThrow(new UsageError(error));
  },
);

test.each(['', ' ', ','])('a category must not be empty: %j', async (category) => {
  await expect(chooseTools({ category: [category] })).rejects.toThrow(
    '--category expects a category',
  );
});

test('list shows the tools of a category', async () => {
  const { output } = await toolworker(['list', '--category', 'statistics']);
  expect([...output.matchAll(/^ {2}(\S+)/gm)].map(([, slug]) => slug)).toEqual(statistics);
});

test('mcp --help names the options that choose tools', async () => {
  const { output } = await toolworker(['mcp', '--help']);
  expect(output).toContain('toolworker mcp [--tools <tool>,…] [--category <category>,…]');
});
