import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHandler, runTool, toolDefinitions, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';

const handle = createHandler();
const documents = await Promise.all(
  tools.map(async ({ slug }) => (await handle(new Request(`https://x.test/api/${slug}`))).json()),
);

// The rules of the protocols: https://modelcontextprotocol.io/specification/2025-11-25/server/tools,
// https://platform.openai.com/docs/api-reference, https://docs.anthropic.com/en/api/messages and
// https://ai.google.dev/api/caching#FunctionDeclaration.
test.each(tools)('the name $slug is allowed by every protocol', ({ slug }) => {
  expect(slug).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
});

describe.each(tools.map((tool, index) => ({ ...tool, index, document: documents[index] })))(
  '$slug',
  ({ slug, name, description, example, index, document: { parameters, response } }) => {
    test.each([
      [
        'mcp',
        {
          name: slug,
          title: name,
          description,
          inputSchema: parameters,
          outputSchema: response,
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
      ],
      ['chat-completions', { type: 'function', function: { name: slug, description, parameters } }],
      ['responses', { type: 'function', name: slug, description, parameters, strict: false }],
      ['anthropic', { name: slug, description, input_schema: parameters }],
      ['gemini', { name: slug, description, parametersJsonSchema: parameters }],
    ] as const)('is spelled for %s', (protocol, definition) => {
      expect(toolDefinitions(protocol)[index]).toEqual(definition);
    });

    test('a call by its definition succeeds, and fits its output schema', async () => {
      const definition = toolDefinitions()[index];
      const keywords = ['x-unit', 'x-replaced-by'];
      const ajv = new Ajv2020({ strictTypes: false, keywords, formats: { date: true } });
      const result = await runTool(definition?.name ?? '', example);
      expect(ajv.validate(definition?.outputSchema ?? false, result)).toBe(true);
    });
  },
);

test('there is one definition for each tool', () => {
  expect(toolDefinitions().map(({ name }) => name)).toEqual(tools.map(({ slug }) => slug));
});
