import { describe, expect, test } from 'vitest';
import {
  excerpt,
  type Passage,
  search,
  searchablePassage,
  searchableTool,
  searchGuides,
} from '../../demo/catalog.ts';
import { catalogInLanguage } from '../../demo/describe.ts';
import { inLanguage } from '../../demo/language.ts';
import { languageFor } from '../../demo/languages/dictionaries.ts';
import { languageCodes } from '../../demo/languages/languages.ts';

const catalog = catalogInLanguage();
const tools = catalog.map(searchableTool);

test.each([
  ['bmi', 'bmi-calculator'],
  ['mortgage', 'loan-payoff-calculator'],
  ['rot13', 'caesar-cipher'],
  ['HEX color', 'color-converter'],
  ['average', 'standard-deviation-calculator'],
  ['pension sav', 'retirement-calculator'],
  ['dédupe', 'remove-duplicate-lines'],
])('%s finds %s first', (query, slug) => {
  expect(search(tools, query)[0]?.slug).toBe(slug);
});

// Queries as people type them. The expected tools were decided before the search was tried.
test.each([
  ['how long until my loan is paid', 'loan-payoff-calculator'],
  ['what does paying extra on my mortgage save', 'loan-payoff-calculator'],
  ['monthly mortgage payment', 'loan-payoff-calculator'],
  ['credit card debt', 'loan-payoff-calculator'],
  ['interest on a loan', 'loan-payoff-calculator'],
  ['what percent is 30 of 120', 'percentage-of'],
  ['20% off', 'percentage-of'],
  ['how much tip should I leave?', 'percentage-of'],
  ['the price went up by how many percent', 'percentage-change'],
  ['percent increase', 'percentage-change'],
  ['how much do I have to save for retirement', 'retirement-calculator'],
  ['how much will my savings grow', 'retirement-calculator'],
  ['hourly wage to yearly salary', 'salary-calculator'],
  ['how much do I earn per month', 'salary-calculator'],
  ['add VAT to a price', 'sales-tax-calculator'],
  ['price without tax', 'sales-tax-calculator'],
  ['tax included in a price', 'sales-tax-calculator'],
  ['which pack is cheaper', 'unit-price-calculator'],
  ['price per 100 g', 'unit-price-calculator'],
  ['cost of a road trip', 'fuel-cost-calculator'],
  ['how much gas will my trip need', 'fuel-cost-calculator'],
  ['return on my investment', 'roi-calculator'],
  ['annual growth of my shares', 'roi-calculator'],
  ['is my weight ok', 'bmi-calculator'],
  ['am I overweight', 'bmi-calculator'],
  ['BMI in pounds and inches', 'bmi-calculator'],
  ['calories I burn at rest', 'bmr-calculator'],
  ['how many calories do I need a day', 'bmr-calculator'],
  ['body fat from waist and neck', 'body-fat-calculator'],
  ['when do I have to get up', 'sleep-cycle-calculator'],
  ['when should I go to bed', 'sleep-cycle-calculator'],
  ['best bedtime to wake up at 7', 'sleep-cycle-calculator'],
  ['how old am I', 'age-calculator'],
  ['days until my birthday', 'age-calculator'],
  ['what is 2 cups in ml', 'cooking-converter'],
  ['tablespoons in a cup', 'cooking-converter'],
  ['convert 90 degrees to radians', 'angle-converter'],
  ['binary to decimal', 'base-converter'],
  ['255 in hexadecimal', 'base-converter'],
  ['hex to rgb', 'color-converter'],
  ['what colour is #ff5733', 'color-converter'],
  ['decimal as a percentage', 'decimal-to-percent-converter'],
  ['write a number in scientific notation', 'scientific-notation-converter'],
  ['large number as a power of ten', 'scientific-notation-converter'],
  ['run a job every monday', 'cron-generator'],
  ['crontab every 5 minutes', 'cron-generator'],
  ['roll two dice', 'dice-roller'],
  ['throw a d20', 'dice-roller'],
  ['flip a coin', 'dice-roller'],
  ['pick a winner', 'randomizer'],
  ['draw names from a hat', 'randomizer'],
  ['shuffle my list', 'randomizer'],
  ['random number between 1 and 100', 'random-number-generator'],
  ['lottery numbers', 'random-number-generator'],
  ['delete repeated rows', 'remove-duplicate-lines'],
  ['get rid of duplicates', 'remove-duplicate-lines'],
  ['remove extra spaces', 'trim-whitespace'],
  ['strip blanks from the ends', 'trim-whitespace'],
  ['secret message with shifted letters', 'caesar-cipher'],
  ['decode rot13', 'caesar-cipher'],
  ['sign a webhook', 'hmac-generator'],
  ['check a SHA256 signature', 'hmac-generator'],
  ['css background gradient', 'gradient-generator'],
  ['open graph tags for my page', 'meta-tag-generator'],
  ['how will my link look on Twitter', 'meta-tag-generator'],
  ['slope of a line through two points', 'slope-calculator'],
  ['distance between two points', 'slope-calculator'],
  ['average of a list of numbers', 'standard-deviation-calculator'],
  ['mean and median', 'standard-deviation-calculator'],
  ['pitch of a roof', 'roof-pitch'],
  ['how long must a rafter be', 'roof-pitch'],
  ['split a text into tokens', 'token-counter'],
  ['how many tokens is my prompt', 'token-counter'],
  ['does it fit the context window of GPT', 'token-counter'],
  ['how many words are in my essay', 'word-counter'],
  ['reading time of an article', 'word-counter'],
  ['counting letters of a text', 'word-counter'],
])('“%s” finds %s first', (query, slug) => {
  expect(search(tools, query)[0]?.slug).toBe(slug);
});

test.each([
  ['morgage', 'loan-payoff-calculator'],
  ['percantage change', 'percentage-change'],
  ['retirment', 'retirement-calculator'],
  ['sallary', 'salary-calculator'],
  ['css gradiant', 'gradient-generator'],
  ['tokns', 'token-counter'],
  ['binray', 'base-converter'],
  ['standrd deviation', 'standard-deviation-calculator'],
  ['cooking convertor', 'cooking-converter'],
  ['trim whitspace', 'trim-whitespace'],
])('%s, mistyped by a letter, finds %s first', (query, slug) => {
  expect(search(tools, query)[0]?.slug).toBe(slug);
});

describe.each(languageCodes)('a search in %s', (code) => {
  const slugsFor = (query: string) =>
    inLanguage(languageFor(code), () =>
      search(catalogInLanguage().map(searchableTool), query).map(({ slug }) => slug),
    );

  test.each(['%', '％', '20 %', '٪'])('finds the tools for percentages with %j', (query) => {
    expect(slugsFor(query).slice(0, 4)).toEqual(
      expect.arrayContaining([
        'percentage-of',
        'percentage-change',
        'decimal-to-percent-converter',
      ]),
    );
  });

  test.each([
    ['ＢＭＩ', 'bmi-calculator'],
    ['ｒｏｔ１３', 'caesar-cipher'],
  ])('finds the tool for %s, typed in full width', (query, slug) => {
    expect(slugsFor(query)).toEqual([slug]);
  });
});

// The expected tools were decided before the search was tried.
test.each([
  ['de', 'wie lange bis mein Kredit abbezahlt ist', 'loan-payoff-calculator'],
  ['de', 'Wie alt bin ich?', 'age-calculator'],
  ['de', 'Ratenrechner', 'loan-payoff-calculator'],
  ['de', 'Winkelumrechner', 'angle-converter'],
  ['de', 'Gewichtsrechner', 'bmi-calculator'],
  ['de', 'Gradumrechner', 'angle-converter'],
  ['de', 'wieviel Prozent sind 30 von 120', 'percentage-of'],
  ['de', 'wie viele Wörter hat mein Text', 'word-counter'],
  ['es', '¿cuánto falta para pagar mi préstamo?', 'loan-payoff-calculator'],
  ['es', 'calcular porcentajes', 'percentage-of'],
  ['es', 'cuántos años tengo', 'age-calculator'],
  ['es', 'quiero tirar dos dados', 'dice-roller'],
  ['fr', 'combien épargner par mois pour la retraite', 'retirement-calculator'],
  ['fr', 'calculer mon âge', 'age-calculator'],
  ['fr', 'convertir des degrés en radians', 'angle-converter'],
  ['fr', 'supprimer les lignes en double', 'remove-duplicate-lines'],
  ['pt', 'quanto tempo até quitar meu empréstimo', 'loan-payoff-calculator'],
  ['pt', 'qual é a minha idade', 'age-calculator'],
  ['pt', 'calcular prestações', 'loan-payoff-calculator'],
  ['pt', 'contar palavras de um texto', 'word-counter'],
  ['ja', 'ローンはいつ完済できますか', 'loan-payoff-calculator'],
  ['ja', '私は何歳ですか', 'age-calculator'],
  ['ja', '文字数を数える', 'word-counter'],
  ['zh', '我的贷款多久能还清', 'loan-payoff-calculator'],
  ['zh', '我几岁了', 'age-calculator'],
  ['zh', '怎么计算百分比', 'percentage-of'],
  ['ar', 'كم عمري', 'age-calculator'],
  ['ar', 'القرض', 'loan-payoff-calculator'],
  ['ar', 'كيف أحسب النسبة المئوية', 'percentage-of'],
  ['ar', 'السمنة', 'bmi-calculator'],
] as const)('in %s, “%s” finds %s first', (code, query, slug) => {
  const found = inLanguage(languageFor(code), () =>
    search(catalogInLanguage().map(searchableTool), query),
  );
  expect(found[0]?.slug).toBe(slug);
});

test('finds a tool for half-width katakana', () => {
  const japanese = languageFor('ja');
  const slugs = inLanguage(japanese, () =>
    search(catalogInLanguage().map(searchableTool), 'ﾊﾟｰｾﾝﾄ').map(({ slug }) => slug),
  );
  expect(slugs[0]).toBe('percentage-of');
});

test('lists only tools that match all words, if there are any', () => {
  const slugs = search(tools, 'random list').map(({ slug }) => slug);
  expect(slugs).toEqual(['randomizer']);
});

test('finds every tool first by its name', () => {
  for (const { name, slug } of catalog) expect(search(tools, name)[0]?.slug).toBe(slug);
});

test('lists all tools for an empty query, and none for nonsense', () => {
  expect(search(tools, ' ')).toEqual(catalog);
  expect(search(tools, 'zzzz')).toEqual([]);
  expect(search(tools, '?!')).toEqual(catalog);
  expect(search(tools, 'ß 漢字 🎲')).toEqual([]);
});

const page = (name: string, heading: string, text: string): Passage => ({
  url: `/docs/${name}/#${heading}`,
  page: name,
  heading,
  text,
});

describe('a search of the guides', () => {
  const passages = [
    page('Servers', '', 'Answer the API on a server.'),
    page('Servers', 'Docker', 'A container.'),
    page('Agents', 'Serve over HTTP', 'Docker is not needed for an agent.'),
    page('Docker', '', 'Containers.'),
  ];
  const found = (query: string) =>
    searchGuides(passages.map(searchablePassage), query).map(
      ({ page, heading }) => `${page}/${heading}`,
    );

  test.each([
    ['docker', ['Servers/Docker', 'Docker/', 'Agents/Serve over HTTP']],
    ['docker container', ['Servers/Docker', 'Docker/']],
    ['SERVE agent', ['Agents/Serve over HTTP']],
    ['nothing', []],
  ])('lists each page once for %s, and titles and headings before texts', (query, expected) => {
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
  ])('shows the text around the word that is searched for: %s', (query, text, expected) => {
    expect(excerpt(page('A page', '', text), query)).toBe(expected);
  });
});
