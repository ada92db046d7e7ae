import type { Inputs } from '../../../src/form/inputs.ts';
import type { Asking } from '../../model/asking.ts';

/** Finds out what separates the items, unless the visitor has chosen it. */
export const asking: Asking = {
  ask: (inputs, typed) => ({
    request: separatorOf(inputs) === 'comma' ? { ...typed, separator: 'comma' } : typed,
  }),
};

function separatorOf({ items = '', separator }: Inputs): string | undefined {
  if (separator !== 'detect') return separator;
  const isOneLine = !/[\r\n]/.test(items.trim());
  return isOneLine && items.includes(',') ? 'comma' : 'newline';
}
