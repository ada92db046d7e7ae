import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { aboutTool } from '../../../../demo/model/about.ts';
import { readSchemas } from '../../../../demo/model/describe.ts';
import { exampleSentence, workExample } from '../../../../demo/model/worked-example.ts';
import { type ToolSlug, tools } from '../../../../demo/own-tools/tools.ts';
import { loadFormParts } from '../../../../demo/tools/part-files.ts';
import { t } from '../../../../src/form/language/language.ts';
import { toolNamed } from '../page.ts';

async function sentenceFor(slug: string, code: (typeof languageCodes)[number] = 'en') {
  const info = toolNamed(slug);
  const { parameters, response } = await readSchemas(info);
  const worked = await workExample(info);
  const { headline } = await loadFormParts(info.slug);
  return inLanguage(languageFor(code, slug), () =>
    exampleSentence(info, worked, [parameters, response], headline),
  );
}

// The numbers are by hand or from the source in the comment, not from the functions.
const sentences: Readonly<Record<ToolSlug, string>> = {
  // From 17 May to 17 February, and 13 days to 1 March.
  'age-calculator':
    'Someone born on 1990-05-17 was 33 years, 9 months and 13 days old on 2024-03-01.',
  'bmi-calculator': 'At 180 cm and 81 kg, the BMI is 25.',
  // 700 + 1093.75 − 150 + 5
  'bmr-calculator':
    'A man of 30 years who weighs 70 kg and is 175 cm tall uses 1,648.75 kcal a day at rest.',
  // 495 / (1.0324 − 0.19077 log₁₀ 47 + 0.15456 log₁₀ 180) − 450
  'body-fat-calculator':
    'A man of 180 cm with a neck of 38 cm and a waist of 85 cm has about 16.11\u00a0% body fat.',
  'sleep-cycle-calculator': 'To get up at 07:00, go to bed at 21:45 or 23:15.',
  'percentage-of': '15\u00a0% of 80 is 12.',
  'percentage-change': 'From 80 to 100, the change is 25\u00a0%.',
  // 200 · ((1 + 0.05/12)⁴²⁰ − 1) / (0.05/12), with Python’s decimal
  'retirement-calculator':
    'Someone who saves 200 a month from 30 to 65 at 5\u00a0% a year has 227,218.49 in the end, of which 84,000 are paid in.',
  // The example of the annuity formula on the home page.
  'loan-payoff-calculator': 'A loan of 200,000 at 6.5\u00a0% over 30 years costs 1,264.14 a month.',
  'salary-calculator': '25 an hour for 40 hours a week is 52,000 a year, if all 52 weeks are paid.',
  // 1.5^(1/5) = 1.08447
  'roi-calculator':
    '10,000 that became 15,000 is an ROI of 50\u00a0%, or 8.45\u00a0% a year for 5 years.',
  'sales-tax-calculator': '50 plus 8\u00a0% tax is 54.',
  'unit-price-calculator': '1.5 kg for 4.50 cost 3.00 per kg.',
  'fuel-cost-calculator': 'A trip of 250 miles at 25 mpg and 3.50 per gallon costs 35.',
  // π / 2
  'angle-converter': '90 degrees are about 1.570796 radians.',
  'base-converter': '255 in base 10 is ff in base 16.',
  'scientific-notation-converter': '299792458 is 2.99792458e+8 in scientific notation.',
  'cooking-converter': '0.25 cups are 4 tablespoons.',
  // A hue of 60 · (87 − 51) / 204
  'color-converter': 'The color #ff5733 is rgb(255, 87, 51) or hsl(11, 100%, 60%).',
  'decimal-to-percent-converter': '0.25 is 25\u00a0%.',
  'word-counter': '“The cat sat on the mat. It slept.” has 8 words, 33 characters and 2 sentences.',
  'remove-duplicate-lines': 'Of the 4 lines apple, banana, apple and cherry, 3 stay.',
  'trim-whitespace':
    'With spaces around and between its words, a text of 19 characters becomes “Hello, world!”, which has 13.',
  'caesar-cipher': 'With a shift of 3, Hello becomes Khoor.',
  // 2 / 4
  randomizer: 'If 2 of 4 names are drawn, each has a chance of 50 %.',
  // tiktoken, o200k_base
  'token-counter': '“How many tokens is this?” has 5 words, 24 characters and about 6 tokens.',
  // RFC 4231, test case 2
  'hmac-generator':
    'With the key Jefe, the code of “what do ya want for nothing?” is 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843.',
  'cron-generator': '0 9 * * 1-5 runs at 9:00 from Monday to Friday.',
  'gradient-generator':
    'From #ff0000 to #0000ff at 90 degrees, the result is linear-gradient(90deg, #ff0000, #0000ff).',
  'meta-tag-generator':
    'In the tags, the title Salt & Pepper becomes Salt &amp; Pepper, as HTML requires.',
  'random-number-generator': 'For a lottery, draw 6 numbers from 1 to 49 without repeats.',
  // The same seed gives the same rolls on every device.
  'dice-roller': 'With the seed 42, 2 dice with 6 sides always roll 4.',
  // 40 / 8, and √(32 / 8)
  'standard-deviation-calculator':
    'As a whole population, 2, 4, 4, 4, 5, 5, 7 and 9 have the mean 5 and the standard deviation 2.',
  'slope-calculator':
    'The line through (0, 1) and (3, 7) has the slope 2 and the equation y = 2x + 1.',
  // √(9 + 16)
  'roof-pitch': 'A roof that rises 3 over 4 has a pitch of 9 in 12 and rafters of 5.',
};

test.each(tools)('the example of $slug is true', async ({ slug }) => {
  expect(await sentenceFor(slug)).toBe(sentences[slug]);
});

test('numbers in texts that no example computes are true', async () => {
  const run = async (slug: string, request: object) => toolNamed(slug).run(request);
  expect(
    await run('meta-tag-generator', { title: 'Salt & Pepper', description: 'Two spices.' }),
  ).toHaveProperty('html', expect.stringContaining('<title>Salt &amp; Pepper</title>'));
  expect(await run('percentage-of', { x: 110, y: 100 })).toMatchObject({ result: 110 });
  expect(await run('percentage-of', { x: 90, y: 110 })).toMatchObject({ result: 99 });
  expect(await run('percentage-change', { from: 100, to: 80 })).toMatchObject({
    percentChange: -20,
  });
  expect(await run('percentage-change', { from: 4, to: 5 })).toMatchObject({ percentChange: 25 });
  expect(
    await run('sales-tax-calculator', { price: 119, taxRate: 19, taxIncluded: true }),
  ).toMatchObject({ taxAmount: 19 });
  expect(await run('percentage-of', { x: 19, y: 119 })).toMatchObject({ result: 22.61 });
  const man = { gender: 'male', height: 180, neck: 38 };
  const fat = async (waist: number) =>
    Number(Object(await run('body-fat-calculator', { ...man, waist })).bodyFatPercent);
  expect((await fat(86)) - (await fat(85))).toBeGreaterThan(0.5);
  expect(await run('color-converter', { color: '#f53', from: 'hex' })).toMatchObject({
    hex: '#ff5533',
  });
});

describe.each(languageCodes)('in %s', (code) => {
  test.each(tools)('the example of $slug is complete', async ({ slug }) => {
    expect(await sentenceFor(slug, code)).not.toMatch(/[{}]|undefined|NaN|\[object/);
  });

  test.each(tools)('the title of $slug fits into a search result', ({ slug, name }) => {
    const title = inLanguage(
      languageFor(code, slug),
      () => `${t(name)}: ${t(aboutTool(slug).topics)}`,
    );
    expect(title.length).toBeLessThanOrEqual(code === 'en' ? 65 : 80);
  });
});
