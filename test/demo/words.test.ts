import { expect, test } from 'vitest';
import { readSchemas, toolPageOf } from '../../demo/describe.ts';
import { inLanguage } from '../../demo/language.ts';
import { languageFor } from '../../demo/languages/dictionaries.ts';
import { tools } from '../../demo/tools.ts';
import { words } from '../../demo/words/words.ts';
import type { AnyWords } from '../../demo/words/words-of-tool.ts';
import { fieldsFor, pageFor, toolNamed } from './page.ts';

test('gives fields of the request and the result their everyday names', async () => {
  const [first] = await fieldsFor('loan-payoff-calculator');
  expect(first?.title).toBe('Amount borrowed');
  const { response } = await pageFor('loan-payoff-calculator');
  expect(response.properties.standard?.properties).toMatchObject({
    months: { title: 'Paid off after' },
    totalPaid: { title: 'Total paid' },
  });
  const { response: sleep } = await pageFor('sleep-cycle-calculator');
  expect(sleep.properties.results?.items?.properties?.clockTime?.title).toBe('Time');
});

test.each([
  ['en', 'retirement-calculator', 'currentAge', 'years'],
  ['ja', 'retirement-calculator', 'currentAge', '歳'],
  ['zh', 'bmr-calculator', 'age', '岁'],
  // A duration is not an age.
  ['ja', 'loan-payoff-calculator', 'years', 'years'],
  ['de', 'sleep-cycle-calculator', 'cycleLength', 'min'],
  ['ar', 'sleep-cycle-calculator', 'cycleLength', 'minutes'],
] as const)('in %s, the form of %s has %s in %s', async (code, slug, name, unit) => {
  const info = toolNamed(slug);
  const schemas = await readSchemas(info);
  const page = inLanguage(languageFor(code, slug), () => toolPageOf(info, schemas));
  expect(page.parameters.properties[name]?.['x-unit']).toBe(unit);
});

test('the types refuse a title for a field that a tool does not have', () => {
  const { 'loan-payoff-calculator': loan } = words;
  const misspelt = {
    // @ts-expect-error: the field is called `principal`
    'loan-payoff-calculator': { ...loan, titles: { principle: 'Amount borrowed' } },
  } satisfies AnyWords;
  expect(misspelt).toBeDefined();
});

test.each(tools)('no two fields of the form of $slug have the same title', async ({ slug }) => {
  const titles = (await fieldsFor(slug)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
