import { defineTool } from 'toolworker/core';
import { integer, number, object } from 'toolworker/fields';

export const exchangeTool = defineTool({
  slug: 'exchange',
  operation: 'exchange-money',
  name: 'Exchange',
  category: 'Money',
  description: 'Converts an amount at a rate fetched from a local server.',
  request: object({
    amount: number({ minimum: 0 }),
    port: integer({ minimum: 1, maximum: 65_535 }),
  }),
  result: object({ exchanged: number({ minimum: 0 }), rate: number({ exclusiveMinimum: 0 }) }),
  example: { amount: 7, port: 8080 },
  run: async ({ amount, port }, { signal }) => {
    const response = await fetch(`http://127.0.0.1:${port}/rate`, { signal });
    const { rate } = await response.json();
    return { exchanged: amount * rate, rate };
  },
});
