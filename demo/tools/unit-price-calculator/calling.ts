import { calculateUnitPrice } from 'toolworker';
import type { Calling } from '../../../src/form/calling.ts';
import { inRange } from '../shared/in-range.ts';

/**
 * Computes the unit price of the first product in the page, which compares it with others that the
 * API does not know.
 */
export const calling: Calling = {
  compute: ({ price, quantity }) =>
    inRange(() => ({
      ...calculateUnitPrice({ price: Number(price), quantity: Number(quantity) }),
    })),
};
