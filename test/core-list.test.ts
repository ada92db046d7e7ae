import { describe, expect, test } from 'vitest';
import { createHandler, openApiDocument, runTool, toolDefinitions } from '../src/core.ts';
import { angleConverterTool } from '../src/tools/angle-converter/tool.ts';
import { bmiCalculatorTool } from '../src/tools/bmi-calculator/tool.ts';
import { colorConverterTool } from '../src/tools/color-converter/tool.ts';
import { loanPayoffCalculatorTool } from '../src/tools/loan-payoff-calculator/tool.ts';
import { percentageOfTool } from '../src/tools/percentage-of/tool.ts';
import { tools } from '../src/tools/registry.ts';
import { example, roofPitchTools } from './roof-pitch.ts';
import { casesBySlug } from './tools/cases-by-slug.ts';
import { testCases } from './tools/test-cases.ts';

const five = [
  bmiCalculatorTool,
  percentageOfTool,
  loanPayoffCalculatorTool,
  angleConverterTool,
  colorConverterTool,
];
const slugs: readonly string[] = five.map(({ slug }) => slug);
const others = tools.filter(({ slug }) => !slugs.includes(slug));
const handle = createHandler({ tools: five });
const fetchText = async (path: string, init?: RequestInit) =>
  (await handle(new Request(`https://shop.test${path}`, init))).text();

describe.each(slugs)('in a list of five tools, %s', (slug) => {
  const cases = casesBySlug.get(slug);
  if (!cases) throw new Error(`There are no cases of ${slug}.`);
  testCases(slug, cases, handle);
});

describe('a tool outside the list', () => {
  test.each(others)('is unknown: $slug', async ({ slug, operation, example: request }) => {
    for (const name of [slug, operation]) {
      const response = await handle(
        new Request(`https://shop.test/api/${name}`, {
          method: 'POST',
          body: JSON.stringify(request),
        }),
      );
      expect(response.status).toBe(404);
      const { error } = await response.json();
      const hint = /; did you mean \/api\/(.*)\?$/.exec(error)?.[1] ?? slugs[0];
      expect(slugs).toContain(hint);
      await expect(runTool(name, request, { tools: five })).rejects.toThrow('unknown name');
    }
  });

  test('is mentioned nowhere', async () => {
    const texts = [
      await fetchText('/api/'),
      await fetchText('/api/openapi.json'),
      JSON.stringify(openApiDocument({ tools: five })),
      JSON.stringify(toolDefinitions('mcp', { tools: five })),
      String(await runTool('no such tool', {}, { tools: five }).catch(String)),
    ];
    for (const text of texts) {
      expect(slugs.filter((slug) => text.includes(slug))).toEqual(slugs);
      expect(others.filter(({ slug }) => text.includes(slug))).toEqual([]);
    }
  });
});

test('an empty list serves an empty index and no tools', async () => {
  const empty = createHandler({ tools: [] });
  const response = await empty(new Request('https://shop.test/api/'));
  expect(await response.json()).toEqual({ ok: true, tools: [] });
  expect((await empty(new Request('https://shop.test/api/bmi-calculator'))).status).toBe(404);
});

test('two lists can be combined', async () => {
  const tools = [...five, roofPitchTools.zod];
  expect(await runTool('roof-pitch', example, { tools })).toEqual({ percent: 75 });
  expect(await runTool('percentage-of', { x: 7, y: 100 }, { tools })).toEqual({ result: 7 });
  expect(toolDefinitions('mcp', { tools }).map(({ name }) => name)).toEqual([
    ...slugs,
    'roof-pitch',
  ]);
});
