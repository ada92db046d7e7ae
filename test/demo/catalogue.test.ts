import { describe, expect, test } from 'vitest';
import { excerpt, type Passage, search, searchGuides } from '../../demo/catalogue.ts';
import { catalogue } from '../../demo/describe.ts';

test.each([
  ['bmi', 'bmi-calculator'],
  ['mortgage', 'loan-payoff-calculator'],
  ['rot13', 'caesar-cipher'],
  ['HEX color', 'color-converter'],
  ['average', 'standard-deviation-calculator'],
  ['pension sav', 'retirement-calculator'],
  ['dédupe', 'remove-duplicate-lines'],
])('%s finds %s first', (query, slug) => {
  expect(search(catalogue, query)[0]?.slug).toBe(slug);
});

test('finds every tool first by its name', () => {
  for (const { name, slug } of catalogue) expect(search(catalogue, name)[0]?.slug).toBe(slug);
});

test('lists all tools for an empty query, and none for nonsense', () => {
  expect(search(catalogue, ' ')).toEqual(catalogue);
  expect(search(catalogue, 'zzzz')).toEqual([]);
});

const page = (name: string, heading: string, text: string): Passage => ({
  url: `/docs/${name}/#${heading}`,
  page: name,
  heading,
  text,
});

describe('the guides', () => {
  const passages = [
    page('Servers', '', 'Answer the API on a server.'),
    page('Servers', 'Docker', 'A container.'),
    page('Agents', 'Serve over HTTP', 'Docker is not needed for an agent.'),
    page('Docker', '', 'Containers.'),
  ];
  const found = (query: string) =>
    searchGuides(passages, query).map(({ page, heading }) => `${page}/${heading}`);

  test.each([
    ['docker', ['Servers/Docker', 'Docker/', 'Agents/Serve over HTTP']],
    ['docker container', ['Servers/Docker', 'Docker/']],
    ['SERVE agent', ['Agents/Serve over HTTP']],
    ['nothing', []],
  ])('%s is found once a page, the title and the heading before the text', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test.each([
    ['short', 'A short text.', 'A short text.'],
    [
      'mark',
      `${'word '.repeat(40)}mark ${'word '.repeat(40)}`,
      `… ${'word '.repeat(6)}mark ${'word '.repeat(15).trim()} …`,
    ],
    ['of its title', `${'word '.repeat(40)}`, `${'word '.repeat(22).trim()} …`],
  ])('are shown around the word that is looked for, %s', (query, text, expected) => {
    expect(excerpt(page('A page', '', text), query)).toBe(expected);
  });
});
