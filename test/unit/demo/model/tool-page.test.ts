import { readdirSync, readFileSync } from 'node:fs';
import type { JsonSchema } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { formFieldsOf } from '../../../../demo/components/form/page-fields.ts';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { aboutTool } from '../../../../demo/model/load-about.ts';
import { toolPageOf } from '../../../../demo/model/tool-page-of.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { emptyInputs, exampleInputs } from '../../../../src/form/inputs.ts';
import { withLabels } from '../../../../src/form/labels.ts';
import { fieldsFor, pageFor, post, toolNamed } from '../page.ts';

test.each([
  ['age-calculator', { birthDate: 'date', targetDate: 'date' }],
  ['sleep-cycle-calculator', { mode: 'choice', time: 'time', cycleLength: 'number' }],
  ['gradient-generator', { type: 'choice', from: 'color', to: 'color', angle: 'number' }],
  ['hmac-generator', { message: 'long text', key: 'secret', algorithm: 'choice' }],
  ['standard-deviation-calculator', { numbers: 'long text', sample: 'flag' }],
  ['base-converter', { value: 'text', from: 'number' }],
  ['randomizer', { items: 'long text', count: 'number', unique: 'flag' }],
])('gives the fields of %s the right kinds', async (slug, kinds) => {
  const fields = fieldsFor(slug);
  expect(Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))).toMatchObject(kinds);
});

test('lets a field stay empty if another can replace it', async () => {
  const height = fieldsFor('bmi-calculator').find(({ name }) => name === 'height');
  expect(height).toMatchObject({ isRequired: false, isOptional: false });
});

test('takes titles from the words of a tool, and units from its schema', async () => {
  const bmi = fieldsFor('bmi-calculator');
  expect(bmi.map(({ name, title, unit }) => [name, title, unit].join(' | '))).toEqual([
    'unit | Units | ',
    'height | Height | cm or in',
    'weight | Weight | kg or lb',
    'feet | Feet | ft',
    'inches | Inches | in',
  ]);
  const { response } = pageFor('loan-payoff-calculator');
  expect(response.properties.standard?.properties).toMatchObject({
    months: { title: 'Paid off after' },
    totalPaid: { title: 'Total paid' },
  });
  const { response: sleep } = pageFor('sleep-cycle-calculator');
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
  const page = inLanguage(languageFor(code, slug), () => toolPageOf(info));
  expect(page.parameters.properties[name]?.['x-unit']).toBe(unit);
});

test('an error names a field by its label, unless its name is a word', async () => {
  const { parameters } = pageFor('sleep-cycle-calculator');
  const request = { mode: 'wake-at', time: '7:00', minCycles: 9 };
  const { error } = await post('sleep-cycle-calculator', request);
  expect(error).toContain('at most maxCycles');
  const said = (text: string) => withLabels(text, parameters.properties);
  expect(said(error)).toContain('at most “Maximum cycles”');
  expect(said('a time in nothingKnown')).toBe('a time in nothingKnown');
});

test('a choice shows labels and sends values', async () => {
  const [mode] = fieldsFor('sleep-cycle-calculator');
  expect(mode?.options).toEqual([
    { value: 'wake-at', label: 'Wake up at' },
    { value: 'sleep-now', label: 'Go to bed at' },
  ]);
});

describe.each(tools)('the page of $slug', ({ slug }) => {
  test('gives every field a title of its own', async () => {
    const { parameters, response } = pageFor(slug);
    expect([...untitled(parameters, ''), ...untitled(response, '')]).toEqual([]);
    const titles = fieldsFor(slug).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('mentions no field or option by its name in code', async () => {
    for (const { hint, name, options } of fieldsFor(slug)) {
      expect(hint, name).not.toMatch(/[a-z][A-Z]|^(?:true|false)\b|; (?:true|false)\b/);
      const codes = options.filter(({ value }) => value.includes('-'));
      for (const { value } of codes) expect(hint, name).not.toContain(value);
    }
  });

  test('has no switch in its example that an empty form has otherwise, since typing keeps it', async () => {
    const fields = formFieldsOf(await pageFor(slug));
    const [example, empty] = [exampleInputs(fields), emptyInputs(fields, {})];
    for (const { name } of fields.filter(({ kind }) => kind === 'flag')) {
      expect(example[name], name).toBe(empty[name]);
    }
  });

  test('says which fields of the API it handles if it computes with some by itself', () => {
    const remedy = `demo/tools/${slug} would not notice a new field: name those that it passes on or computes with as \`handles\` in its about.ts, as demo/tools/cooking-converter does`;
    const modules = pageModules(slug).map((path) => readFileSync(path, 'utf8'));
    if (modules.some((code) => callsPackage.test(code) || readsFields.test(code))) {
      expect(aboutTool(slug).handles, remedy).toBeDefined();
    }
  });

  test('has labels only for options that the page has', async () => {
    for (const { enum: options, labels = {} } of Object.values(aboutTool(slug).pageFields ?? {})) {
      expect(options ?? []).toEqual(expect.arrayContaining(Object.keys(labels)));
    }
  });
});

/** The import of a function of the package, rather than of a type or a class. */
const callsPackage = /^import \{(?:[^}]*,)?\s*(?!type )[a-z]\w*[^}]*\} from 'toolworker';$/m;

/** A field of the request, several of them, or the type of what visitors have typed. */
const readsFields = /\brequest(?:\.\w|: \{)|\} = request\b|^import type \{[^}]*\bInputs\b/m;

/** Returns the paths of the modules that compute and show what a tool's page adds. */
function pageModules(slug: string): readonly string[] {
  const names = readdirSync(`demo/tools/${slug}`).filter((name) => /\.tsx?$/.test(name));
  return names.filter((name) => name !== 'asked.ts').map((name) => `demo/tools/${slug}/${name}`);
}

/** Returns the paths of fields without a title. */
function untitled({ properties = {}, items = {} }: JsonSchema, path: string): readonly string[] {
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.title ? [] : [`${path}.${name}`]),
    ...untitled(field, `${path}.${name}`),
  ]);
  return 'properties' in items ? [...fields, ...untitled(items, `${path}[]`)] : fields;
}
