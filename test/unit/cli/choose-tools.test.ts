import { expect, test } from 'vitest';
import { chooseTools } from '../../../src/cli/choose-tools.ts';
import { UsageError } from '../../../src/cli/usage.ts';
import { toolworker } from './command-line.ts';

const slugsOf = async (choice: Parameters<typeof chooseTools>[0]) =>
  (await chooseTools(choice)).map(({ slug }) => slug);

// As the API document lists them. A category may get further tools.
const someOfEach = [
  ...['age-calculator', 'sleep-cycle-calculator', 'percentage-of', 'fuel-cost-calculator'],
  ...['angle-converter', 'word-counter', 'randomizer', 'cron-generator'],
  ...['slope-calculator', 'standard-deviation-calculator'],
];

test.each([
  [{ category: ['Percentages and money'] }, 'percentage-of fuel-cost-calculator'],
  [{ category: ['percentages AND money'] }, 'percentage-of fuel-cost-calculator'],
  [{ category: ['money'] }, 'percentage-of fuel-cost-calculator'],
  [{ category: ['text'] }, 'word-counter randomizer'],
  [{ category: ['converters, generators'] }, 'angle-converter cron-generator'],
  [{ category: ['converters', 'generators'] }, 'angle-converter cron-generator'],
  [{ category: ['health,date'] }, 'age-calculator sleep-cycle-calculator'],
  [{ category: ['statistics'] }, 'standard-deviation-calculator slope-calculator'],
])('%j chooses, among others, %s', async (choice, members) => {
  const chosen = (await slugsOf(choice)).filter((slug) => someOfEach.includes(slug));
  expect(chosen.toSorted()).toEqual(members.split(' ').toSorted());
});

test('chooses every tool without options', async () => {
  expect(await slugsOf({})).toEqual(expect.arrayContaining(['age-calculator', 'slope-calculator']));
  expect((await slugsOf({})).length).toBeGreaterThan(30);
});

test('chooses named tools in the order of their names, each once', async () => {
  const named = ['word-counter', 'bmi-calculator,word-counter'];
  expect(await slugsOf({ tools: named })).toEqual(['word-counter', 'bmi-calculator']);
});

test('chooses the named tools before those of a category, each once', async () => {
  const choice = { tools: ['word-counter,slope-calculator'], category: ['statistics'] };
  const slugs = await slugsOf(choice);
  expect(slugs.slice(0, 2)).toEqual(['word-counter', 'slope-calculator']);
  expect(slugs.slice(2)).toContain('standard-deviation-calculator');
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(['mone', 'percentages and', 'cooking', '.', 'and money'])(
  'there is no category %s',
  async (category) => {
    const names =
      '“Date, body and health”, “Percentages and money”, “Converters”, “Text tools”, “Generators”, “Statistics and geometry”';
    const error = `There is no category ${category}. Name one of ${names}, or a word in its name.`;
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
  const slugs = [...output.matchAll(/^ {2}(\S+)/gm)].map(([, slug]) => slug);
  expect(slugs).toContain('slope-calculator');
  expect(slugs).not.toContain('word-counter');
});
