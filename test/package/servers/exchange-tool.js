import { defineTool } from 'toolworker/core';
import { between, integer, nonNegative, number, object, positive } from 'toolworker/fields';

export const exchangeTool = defineTool({
  slug: 'exchange',
  operation: 'exchange-money',
  name: 'Exchange',
  category: 'Money',
  description: 'Exchanges an amount at the rate that a server on this machine says.',
  request: object({ amount: number(nonNegative), port: integer(between(1, 65_535)) }),
  result: object({ exchanged: number(nonNegative), rate: number(positive) }),
  example: { amount: 7, port: 8080 },
  run: async ({ amount, port }, { signal }) => {
    const response = await fetch(`http://127.0.0.1:${port}/rate`, { signal });
    const { rate } = await response.json();
    return { exchanged: amount * rate, rate };
  },
});
