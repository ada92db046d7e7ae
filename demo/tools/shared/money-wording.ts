import type { Wording } from '../../../src/form/view/wording.ts';

/** Returns how a page says an amount of money that is no field of the result. */
export function moneyWording(title: string, value: number): Wording {
  return { title, value, schema: { format: 'money' } };
}
