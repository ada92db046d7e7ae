import { expect, test } from 'vitest';
import { abroadOf } from '../../../../demo/build/abroad.ts';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import type { LanguageCode } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { toolPageOf } from '../../../../demo/model/tool-page-of.ts';
import { loadFormParts } from '../../../../demo/tools/load-page.ts';
import { toolNamed } from '../page.ts';

// The currencies, units, formats of numbers and clocks of the regions are those of Unicode CLDR.
// The usual tax on a price is 19 percent in Germany and 20 percent in Austria.
test.each<[slug: string, code: LanguageCode, home: string, abroad: string]>([
  ['percentage-of', 'en', 'US GB JP', 'DE CH'],
  ['bmi-calculator', 'en', 'US', 'GB DE'],
  ['bmi-calculator', 'de', 'DE BE', 'AT CH US'],
  ['fuel-cost-calculator', 'en', 'US', 'GB CA'],
  ['loan-payoff-calculator', 'fr', 'FR BE', 'CA CH'],
  ['sales-tax-calculator', 'de', 'DE', 'AT'],
  ['sleep-cycle-calculator', 'en', 'US', 'GB DE'],
  ['body-fat-calculator', 'ar', 'AE', 'EG SA'],
])('the page of %s in %s has the example of %s, and not that of %s', async (slug, ...rest) => {
  const [code, home, abroad] = rest;
  const info = toolNamed(slug);
  const parts = await loadFormParts(info.slug);
  const source = inLanguage(languageFor(code, slug), () => abroadOf(code, toolPageOf(info), parts));
  const isAbroad = (region: string) => source !== undefined && new RegExp(source).test(region);
  expect(home.split(' ').filter(isAbroad)).toEqual([]);
  expect(abroad.split(' ').filter(isAbroad)).toEqual(abroad.split(' '));
});

test('a text has the same example everywhere', () => {
  expect(abroadOf('en', toolPageOf(toolNamed('meta-tag-generator')), {})).toBeUndefined();
});
