import { defineTool } from 'toolworker/core';
import { z } from 'zod';

const order = z.object({
  lines: z.array(z.object({ article: z.string(), price: z.number() })),
  discount: z.union([z.number(), z.literal('none')]).default('none'),
  address: z.object({ city: z.string() }).nullable().optional(),
  express: z.boolean().default(false),
  note: z.unknown().optional(),
});

export const orderTool = defineTool({
  slug: 'order',
  operation: 'echo-order',
  name: 'Order',
  category: 'Shop',
  description: 'Repeats an order.',
  request: order,
  result: order,
  example: { lines: [{ article: 'saw', price: 12 }], address: { city: 'Ulm' }, note: [1] },
  run: (request) => request,
});

const payment = z.discriminatedUnion('by', [
  z.object({ by: z.literal('card'), number: z.string() }),
  z.object({ by: z.literal('cash') }),
]);

/** A tool whose request is a union, not a single object. */
export const paymentTool = defineTool({
  slug: 'payment',
  operation: 'echo-payment',
  name: 'Payment',
  category: 'Shop',
  description: 'Repeats a payment.',
  request: payment,
  result: payment,
  example: { by: 'card', number: '1234' },
  run: (request) => request,
});
