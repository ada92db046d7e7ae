import { describe, expect, test } from 'vitest';
import { fieldsOfPage } from '../../../../demo/components/form/form-parts.ts';
import { sentenceValues } from '../../../../demo/components/result/sentence-values.ts';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { aboutTool } from '../../../../demo/model/load-about.ts';
import { usualUnits } from '../../../../demo/model/preferred-units.ts';
import { namesIn, partsOf, sentenceFor } from '../../../../demo/model/sentences.ts';
import { formExampleOf } from '../../../../demo/model/tool-page-of.ts';
import { longestTitle, toolTitle } from '../../../../demo/model/tool-title.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { loadFormParts } from '../../../../demo/tools/load-page.ts';
import type { ShownField } from '../../../../src/form/fields.ts';
import { exampleInputs } from '../../../../src/form/inputs.ts';
import { t } from '../../../../src/form/language/language.ts';
import { metricUnits } from '../../../../src/form/units/units.ts';
import { specs } from '../../../support/specs.ts';
import { isWanted } from '../../../support/wanted-tools.ts';
import { pageFor, toolNamed } from '../page.ts';

/** Returns what the page of a tool says of its example, without a currency. */
async function sayingOf(slug: string, code: (typeof languageCodes)[number] = 'en') {
  const info = toolNamed(slug);
  const parts = await loadFormParts(info.slug);
  const fields = fieldsOfPage(pageFor(slug), parts);
  // Results of chance are not part of the example.
  const example = await formExampleOf(info, fields, usualUnits(code), parts.pageRequest);
  const { request, result = {} } = example;
  return inLanguage(languageFor(code, slug), () => {
    const tool = pageFor(slug);
    const inputs = exampleInputs(fieldsOfPage(tool, parts), usualUnits(code));
    const calculation = { request, inputs, result };
    const worded = (example.result && parts.wording?.(calculation, inputs, undefined)) ?? {};
    const values = sentenceValues({
      ...{ tool, calculation, worded, currency: undefined },
      form: { fields: fieldsOfPage(tool, parts), inputs },
    });
    const { answer, more } = tool.sentences ?? { answer: [] };
    return [answer, more]
      .flatMap((some) => sentenceFor(some, values) ?? [])
      .flatMap((text) => [...partsOf(text), ' '])
      .map((part) => (typeof part === 'string' ? part : values.valueIn(part.name)?.text))
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
}

/** What the pages of the site's own tools say, which have no spec. */
const ownSentences = new Map([
  ['roof-pitch', '9 in 12 is 36.87°, or a slope of 75%. The rafter is 5 long.'],
]);

const wanted = tools.filter(({ slug }) => isWanted(slug));

test.each(wanted)('what the page of $slug says of its example is true', async ({ slug }) => {
  const remedy = `is \`sentence\` in test/spec/${slug}.ts or \`sentences\` in demo/tools/${slug}/about.ts wrong?`;
  const sentence = specs.get(slug)?.sentence ?? ownSentences.get(slug) ?? '';
  expect(await sayingOf(slug), remedy).toBe(sentence);
});

test.each(wanted)('the sentences of $slug name fields that it has', async ({ slug }) => {
  const tool = pageFor(slug);
  const parts = await loadFormParts(tool.slug);
  const formFields = fieldsOfPage(tool, parts);
  const fields = formFields.flatMap(({ name, units }) =>
    units.length > 0 ? [name, `${name}.unit`] : name,
  );
  const info = toolNamed(slug);
  const { request, result } = await formExampleOf(info, formFields, metricUnits, parts.pageRequest);
  const inputs = exampleInputs(formFields, metricUnits);
  const worded = (result && parts.wording?.({ request, result }, inputs, undefined)) ?? {};
  const { answer, more = [] } = aboutTool(tool.slug).sentences ?? { answer: [] };
  const has = (name: string) =>
    fields.includes(name) ||
    Object.hasOwn(worded, name) ||
    hasField(tool.response, name.split('.'));
  for (const { text, when = {} } of [...answer, ...more]) {
    expect([...namesIn(text), ...Object.keys(when)].filter((name) => !has(name))).toEqual([]);
  }
});

function hasField(
  { properties = {} }: ShownField,
  [name = '', ...rest]: readonly string[],
): boolean {
  const field = properties[name];
  return field !== undefined && (rest.length === 0 || hasField(field, rest));
}

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
  test.each(wanted)('what the page of $slug says is complete', async ({ slug }) => {
    expect(await sayingOf(slug, code)).not.toMatch(/[{}]|undefined|NaN|\[object/);
  });

  test.each(wanted)('each answer of $slug begins with the line of its headline', ({ slug }) => {
    const tool = inLanguage(languageFor(code, slug), () => pageFor(slug));
    for (const { text } of tool.sentences?.answer ?? []) {
      const [line = ''] = text.split('\n');
      expect(namesIn(line)).toEqual([tool.headline]);
    }
  });

  test.each(wanted)('the title of $slug fits into a search result', ({ slug, name }) => {
    const { heading = name, topics } = aboutTool(slug);
    inLanguage(languageFor(code, slug), () => {
      expect(faultsOfTitle(t(heading), t(topics))).toEqual([]);
    });
  });
});

/** Returns why a title is cut in a search result, or what it says twice. */
function faultsOfTitle(tool: string, topics: string): readonly string[] {
  const title = toolTitle(tool, topics);
  const named = wordsOf(tool);
  const repeated = wordsOf(topics).filter((word) => named.includes(word));
  return [
    ...(title.length > longestTitle ? [`${title.length} characters`] : []),
    ...repeated.map((word) => `“${word}” twice`),
  ];
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
}

test.each([
  ['Age Calculator', 'how old am I?', []],
  ['Fuel Cost Calculator', 'the cost of fuel for a trip', []],
  ['Percentage Change', 'change of a percentage', ['“change” twice', '“percentage” twice']],
  ['Trim Whitespace', 'x'.repeat(60), ['77 characters']],
])('a title is too long, or says a word twice: %s, %s', (tool, topics, faults) => {
  expect(faultsOfTitle(tool, topics)).toEqual(faults);
});
