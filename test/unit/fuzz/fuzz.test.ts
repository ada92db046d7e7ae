// @module-tag slow

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tools } from '../../../src/tools/registry.ts';
import { bodyFor, deepNesting, hostileValues } from '../../support/fuzz/bodies.ts';
import { askerOf } from '../../support/fuzz/expect-sound.ts';
import { askerOverHttp, askerOverStdio } from '../../support/fuzz/expect-sound-mcp.ts';
import { messagesFor } from '../../support/fuzz/mcp-messages.ts';

// A short run; `npm run fuzz` takes minutes.
describe.each(tools)('$slug', (tool) => {
  const ask = askerOf(tool);
  const fields = Object.keys(tool.requestJsonSchema().properties);

  test('answers any body soundly', async () => {
    await fc.assert(fc.asyncProperty(bodyFor(tool), ask), { numRuns: 50 });
  });

  test('answers hostile values of each field soundly', async () => {
    const example = JSON.stringify(tool.example).slice(1, -1);
    for (const field of fields) {
      const name = JSON.stringify(field);
      for (const value of hostileValues) {
        const body = `{${example},${name}:${value}}`;
        await expect(ask(body), body).resolves.toBeUndefined();
      }
    }
  });

  test('answers deep nesting soundly', async () => {
    const members = fields.map((field) => `${JSON.stringify(field)}:${deepNesting}`);
    for (const body of [deepNesting, `{${members.join()}}`]) {
      await expect(ask(body)).resolves.toBeUndefined();
    }
  });
});

describe('a server for agents', () => {
  test.each([
    ['HTTP', askerOverHttp(tools)],
    ['standard streams', askerOverStdio(tools)],
  ])('answers any messages soundly over %s', async (_, ask) => {
    const property = fc.asyncProperty(messagesFor(tools), ask);
    await fc.assert(property, { numRuns: 100 });
  });
});
