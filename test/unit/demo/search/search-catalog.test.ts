import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { catalogInLanguage } from '../../../../demo/search/catalog-in-language.ts';
import {
  excerpt,
  type Passage,
  search,
  searchablePassage,
  searchableTool,
  searchGuides,
} from '../../../../demo/search/search.ts';

const catalog = catalogInLanguage();
const tools = catalog.map(searchableTool);

// Queries as people type them, some mistyped. The expected tools were decided before the search was
// tried.
test.each([
  ['bmi-calculator', 'bmi | is my weight ok | am I overweight | BMI in pounds and inches'],
  ['loan-payoff-calculator', 'mortgage | how long until my loan is paid'],
  ['loan-payoff-calculator', 'what does paying extra on my mortgage save'],
  ['loan-payoff-calculator', 'monthly mortgage payment | credit card debt | interest on a loan'],
  ['loan-payoff-calculator', 'morgage'],
  ['caesar-cipher', 'rot13 | secret message with shifted letters | decode rot13'],
  ['color-converter', 'HEX color | hex to rgb | what colour is #ff5733'],
  ['standard-deviation-calculator', 'average | average of a list of numbers | mean and median'],
  ['standard-deviation-calculator', 'standrd deviation'],
  ['retirement-calculator', 'pension sav | how much do I have to save for retirement'],
  ['retirement-calculator', 'how much will my savings grow | retirment'],
  ['remove-duplicate-lines', 'dédupe | delete repeated rows | get rid of duplicates'],
  ['percentage-of', 'what percent is 30 of 120 | 20% off | how much tip should I leave?'],
  ['percentage-change', 'the price went up by how many percent | percent increase'],
  ['percentage-change', 'percantage change'],
  ['salary-calculator', 'hourly wage to yearly salary | how much do I earn per month | sallary'],
  ['sales-tax-calculator', 'add VAT to a price | price without tax | tax included in a price'],
  ['unit-price-calculator', 'which pack is cheaper | price per 100 g'],
  ['fuel-cost-calculator', 'cost of a road trip | how much gas will my trip need'],
  ['roi-calculator', 'return on my investment | annual growth of my shares'],
  ['bmr-calculator', 'calories I burn at rest | how many calories do I need a day'],
  ['body-fat-calculator', 'body fat from waist and neck'],
  ['sleep-cycle-calculator', 'when do I have to get up | when should I go to bed'],
  ['sleep-cycle-calculator', 'best bedtime to wake up at 7'],
  ['age-calculator', 'how old am I | days until my birthday'],
  ['cooking-converter', 'what is 2 cups in ml | tablespoons in a cup | cooking convertor'],
  ['angle-converter', 'convert 90 degrees to radians'],
  ['base-converter', 'binary to decimal | 255 in hexadecimal | binray'],
  ['decimal-to-percent-converter', 'decimal as a percentage'],
  ['scientific-notation-converter', 'write a number in scientific notation'],
  ['scientific-notation-converter', 'large number as a power of ten'],
  ['cron-generator', 'run a job every monday | crontab every 5 minutes'],
  ['dice-roller', 'roll two dice | throw a d20 | flip a coin'],
  ['randomizer', 'pick a winner | draw names from a hat | shuffle my list'],
  ['random-number-generator', 'random number between 1 and 100 | lottery numbers'],
  ['trim-whitespace', 'remove extra spaces | strip blanks from the ends | trim whitspace'],
  ['hmac-generator', 'sign a webhook | check a SHA256 signature'],
  ['gradient-generator', 'css background gradient | css gradiant'],
  ['meta-tag-generator', 'open graph tags for my page | how will my link look on Twitter'],
  ['slope-calculator', 'slope of a line through two points | distance between two points'],
  ['roof-pitch', 'pitch of a roof | how long must a rafter be'],
  ['token-counter', 'split a text into tokens | how many tokens is my prompt'],
  ['token-counter', 'does it fit the context window of GPT | tokns'],
  ['word-counter', 'how many words are in my essay | reading time of an article'],
  ['word-counter', 'counting letters of a text'],
])('%s is found first for %s', (slug, queries) => {
  const first = queries.split(' | ').map((query) => search(tools, query)[0]?.slug);
  expect(new Set(first)).toEqual(new Set([slug]));
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

test.each([
  ['de', 'loan-payoff-calculator', 'wie lange bis mein Kredit abbezahlt ist | Ratenrechner'],
  ['de', 'age-calculator', 'Wie alt bin ich?'],
  ['de', 'angle-converter', 'Winkelumrechner | Gradumrechner'],
  ['de', 'bmi-calculator', 'Gewichtsrechner'],
  ['de', 'percentage-of', 'wieviel Prozent sind 30 von 120'],
  ['de', 'word-counter', 'wie viele Wörter hat mein Text'],
  ['es', 'loan-payoff-calculator', '¿cuánto falta para pagar mi préstamo?'],
  ['es', 'percentage-of', 'calcular porcentajes'],
  ['es', 'age-calculator', 'cuántos años tengo'],
  ['es', 'dice-roller', 'quiero tirar dos dados'],
  ['fr', 'retirement-calculator', 'combien épargner par mois pour la retraite'],
  ['fr', 'age-calculator', 'calculer mon âge'],
  ['fr', 'angle-converter', 'convertir des degrés en radians'],
  ['fr', 'remove-duplicate-lines', 'supprimer les lignes en double'],
  ['pt', 'loan-payoff-calculator', 'quanto tempo até quitar meu empréstimo | calcular prestações'],
  ['pt', 'age-calculator', 'qual é a minha idade'],
  ['pt', 'word-counter', 'contar palavras de um texto'],
  ['ja', 'loan-payoff-calculator', 'ローンはいつ完済できますか'],
  ['ja', 'age-calculator', '私は何歳ですか'],
  ['ja', 'word-counter', '文字数を数える'],
  ['ja', 'percentage-of', 'ﾊﾟｰｾﾝﾄ'],
  ['zh', 'loan-payoff-calculator', '我的贷款多久能还清'],
  ['zh', 'age-calculator', '我几岁了'],
  ['zh', 'percentage-of', '怎么计算百分比'],
  ['ar', 'age-calculator', 'كم عمري'],
  ['ar', 'loan-payoff-calculator', 'القرض'],
  ['ar', 'percentage-of', 'كيف أحسب النسبة المئوية'],
  ['ar', 'bmi-calculator', 'السمنة'],
] as const)('in %s, %s is found first for %s', (code, slug, queries) => {
  const found = inLanguage(languageFor(code), () => {
    const translated = catalogInLanguage().map(searchableTool);
    return queries.split(' | ').map((query) => search(translated, query)[0]?.slug);
  });
  expect(new Set(found)).toEqual(new Set([slug]));
});

test.each([
  ['es', 'generic words', 'calculadora online de porcentajes gratis', 'porcentajes'],
  ['pt', 'generic words', 'conversor de temperos', 'temperos'],
  ['de', 'the ending of a compound', 'Altersrechner', 'Alter'],
  ['zh', 'generic words between others', '在线去重计算器', '去重'],
  ['ja', 'questions', '標準偏差の求め方を教えてください', '標準偏差 教え'],
  ['ar', 'articles', 'حاسبة القروض', 'قروض'],
] as const)('in %s, %s do not matter in %s', (code, _, query, told) => {
  inLanguage(languageFor(code), () => {
    const translated = catalogInLanguage().map(searchableTool);
    expect(search(translated, query)).toEqual(search(translated, told));
  });
});

test.each([
  ['pt', 'calcular idade', 'obesidade', 'age-calculator'],
  ['en', 'age', 'percentage', 'age-calculator'],
] as const)('in %s, %s does not find %s', (code, query, word, slug) => {
  inLanguage(languageFor(code), () => {
    const translated = catalogInLanguage().map(searchableTool);
    const found = search(translated, query).map((entry) => entry.slug);
    const [containing] = search(translated, word).map((entry) => entry.slug);
    expect(found[0]).toBe(slug);
    expect(found).not.toContain(containing);
  });
});

test.each([
  ['fr', 'loan-payoff-calculator', 'emprunter'],
  ['de', 'percentage-change', 'Bierpreissteigerung'],
  ['de', 'standard-deviation-calculator', 'Abiturdurchschnitt'],
] as const)(
  'in %s, reads a word that is in no text by its parts: %s for %s',
  (code, slug, query) => {
    inLanguage(languageFor(code), () => {
      const translated = catalogInLanguage().map(searchableTool);
      expect(search(translated, query)[0]?.slug).toBe(slug);
    });
  },
);

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
    page('Servers', '', 'Handle API requests on a server.'),
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
