import { createConfig, lintFromString } from '@redocly/openapi-core';
import { tools } from 'toolworker';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../src/api/openapi.ts';
import { orderTool, paymentTool } from '../unit/cli/own-tools/orders.ts';
import { roofPitchTool } from '../unit/cli/own-tools/roof-pitch.ts';
import { treeTool } from '../unit/cli/own-tools/tree.ts';

/** Resolves to the problems that a linter finds. It also checks examples and references. */
async function problemsOf(openApi: object): Promise<readonly unknown[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // A GET of a tool has no 4xx response.
      'operation-4xx-response': 'off',
      // Only the host knows the license of its API.
      'info-license': 'off',
    },
  });
  const source = JSON.stringify(openApi);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ message, location }) => [message, location[0]?.pointer]);
}

test.each([
  ['of all tools', { tools }],
  ["of a host's own tools", { tools: [roofPitchTool, orderTool, paymentTool, treeTool] }],
])('the document %s passes the linter', async (_, { tools }) => {
  const document = openApiDocument({ tools, server: 'https://host.test' });
  expect(await problemsOf(document)).toEqual([]);
});
