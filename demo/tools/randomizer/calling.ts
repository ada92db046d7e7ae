import type { Calling } from '../../../src/form/calling.ts';
import type { Inputs } from '../../../src/form/inputs.ts';

/** Finds out what separates the items, unless the visitor has chosen it. */
export const calling: Calling = {
  callFor: (inputs, typed) => ({
    request: separatorOf(inputs) === 'comma' ? { ...typed, separator: 'comma' } : typed,
  }),
};

function separatorOf({ items = '', separator }: Inputs): string | undefined {
  if (separator !== 'detect') return separator;
  const isOneLine = !/[\r\n]/.test(items.trim());
  return isOneLine && /[,，、،]/.test(items) ? 'comma' : 'newline';
}
