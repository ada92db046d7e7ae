import { ToolError, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { expectResult } from './cases.ts';
import { casesBySlug } from './cases-by-slug.ts';
import { type DocumentedTool, documentedTools } from './document.ts';
import { post } from './test-cases.ts';

function documentedTool(slug: string): DocumentedTool {
  const tool = documentedTools.find((one) => one.slug === slug);
  if (!tool) throw new Error(`test/tools/document.ts has no ${slug}.`);
  return tool;
}

test('every tool has cases', () => {
  const slugs = tools.map(({ slug }) => slug).sort();
  expect([...casesBySlug.keys()].sort(), 'test/tools/<slug>/cases.ts').toEqual(slugs);
});

/** Tools whose function refuses more than its fields and cross-field rules do. */
const computedRefusals = [
  'age-calculator',
  'base-converter',
  'bmi-calculator',
  'bmr-calculator',
  'body-fat-calculator',
  'color-converter',
];

/** Whether an omitted field follows another field of the request instead of its default. */
function followsOthers(slug: string, request: object): boolean {
  return slug === 'fuel-cost-calculator' && Object.keys(request).some((name) => /Unit$/.test(name));
}

// Each tool's own test runs its cases; the tests here apply to all tools.
describe.each([...casesBySlug])('%s', (slug, { run, answers, refusals }) => {
  test('has the cross-field rules of its function in its schema', async () => {
    const schema = tools.find((tool) => tool.slug === slug)?.request['~standard'];
    const byFields = refusals.filter(({ error }) => !error.includes(' within ±1.8e308'));
    for (const { request, error } of computedRefusals.includes(slug) ? [] : byFields) {
      const validation = await schema?.validate(request);
      expect(validation?.issues, `are the rules in tool.ts? ${error}`).toBeDefined();
    }
  });

  const call = async (request: object) => run(request as never);
  const fields = Object.entries(documentedTool(slug).request);

  test.each(answers.filter(({ request }) => !followsOthers(slug, request)))(
    'applies the documented defaults to $request',
    async (answer) => {
      const defaults = fields.flatMap(([name, field]) =>
        'default' in field ? [[name, field.default]] : [],
      );
      const complete = Object.assign(Object.fromEntries(defaults), answer.request);
      expectResult(await call(complete), answer);
    },
  );

  const choices = fields.filter(([, field]) => field.enum);

  test.each(choices)('refuses an unknown %s', async (name, { enum: options = [] }) => {
    const request = Object.assign({}, answers[0]?.request, { [name]: 'nonsense' });
    const error = `${name}: expected one of ${options.join(', ')}, got "nonsense"`;
    await expect(call(request)).rejects.toEqual(new ToolError(error));
    expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
  });
});
