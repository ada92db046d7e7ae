import { describe, expect, test } from 'vitest';
import { createHandler, openApiDocument, runTool, toolDefinitions } from '../../src/core.ts';
import { bmiCalculatorTool } from '../../src/tools/bmi-calculator/tool.ts';
import { colorConverterTool } from '../../src/tools/color-converter/tool.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';
import { tools } from '../../src/tools/registry.ts';
import { replyWith } from '../support/expect-reply.ts';
import { carried } from '../support/one-of-each.ts';
import { example, roofPitchTools } from '../support/roof-pitch.ts';
import { post } from '../support/test-spec.ts';

const few = [bmiCalculatorTool, percentageOfTool, colorConverterTool];
const slugs: readonly string[] = few.map(({ slug }) => slug);
const others = tools.filter(({ slug }) => !slugs.includes(slug));
const handle = createHandler({ tools: few });
const fetchText = async (path: string) =>
  (await handle(new Request(`https://shop.test${path}`))).text();

const inList = carried.filter(([, slug]) => slugs.includes(slug));

test.each(inList)('a list of three tools carries %s', async (_, slug, request, outcome) => {
  expect(await post(slug, request, handle)).toEqual(replyWith(outcome));
});

describe('a tool outside the list', () => {
  test('is unknown', async () => {
    for (const { slug, operation, example: request } of others) {
      for (const name of [slug, operation]) {
        const { status, body } = await post(name, request, handle);
        expect([name, status, body]).toEqual([name, 404, { ok: false, error: expect.any(String) }]);
        await expect(runTool(name, request, { tools: few })).rejects.toThrow('unknown name');
      }
    }
  });

  test('is mentioned nowhere', async () => {
    const unknownName: string = 'no such tool';
    const texts = [
      await fetchText('/api/'),
      await fetchText('/api/openapi.json'),
      JSON.stringify(openApiDocument({ tools: few })),
      JSON.stringify(toolDefinitions('mcp', { tools: few })),
      String(await runTool(unknownName, {}, { tools: few }).catch(String)),
    ];
    for (const text of texts) {
      expect(tools.filter(({ slug }) => text.includes(slug)).map(({ slug }) => slug)).toEqual(
        slugs,
      );
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
  const both = [...few, roofPitchTools.zod];
  expect(await runTool('roof-pitch', example, { tools: both })).toEqual({ percent: 75 });
  expect(await runTool('percentage-of', { x: 7, y: 100 }, { tools: both })).toEqual({ result: 7 });
  const names = toolDefinitions('mcp', { tools: both }).map(({ name }) => name);
  expect(names).toEqual([...slugs, 'roof-pitch']);
});
