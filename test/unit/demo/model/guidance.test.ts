import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { aboutTool } from '../../../../demo/model/about.ts';
import { readSchemas } from '../../../../demo/model/tool-page-of.ts';
import { exampleSentence, workExample } from '../../../../demo/model/worked-example.ts';
import { tools } from '../../../../demo/own-tools/tools.ts';
import { loadFormParts } from '../../../../demo/tools/load-page.ts';
import { t } from '../../../../src/form/language/language.ts';
import { specs } from '../../../support/specs.ts';
import { isWanted } from '../../../support/wanted-tools.ts';
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

// √(9 + 16)
const ofRoof = 'A roof that rises 3 over 4 has a pitch of 9 in 12 and rafters of 5.';

const sentenceOf = (slug: string) => (slug === 'roof-pitch' ? ofRoof : specs.get(slug)?.sentence);

const wanted = tools.filter(({ slug }) => isWanted(slug));

test.each(wanted)('the example of $slug is true', async ({ slug }) => {
  const remedy = `is \`sentence\` in test/spec/${slug}.ts or \`example\` in demo/tools/${slug}/about.ts wrong?`;
  expect(await sentenceFor(slug), remedy).toBe(sentenceOf(slug));
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
  test.each(wanted)('the example of $slug is complete', async ({ slug }) => {
    expect(await sentenceFor(slug, code)).not.toMatch(/[{}]|undefined|NaN|\[object/);
  });

  test.each(wanted)('the title of $slug fits into a search result', ({ slug, name }) => {
    const title = inLanguage(
      languageFor(code, slug),
      () => `${t(name)}: ${t(aboutTool(slug).topics)}`,
    );
    expect(title.length).toBeLessThanOrEqual(code === 'en' ? 65 : 80);
  });
});
