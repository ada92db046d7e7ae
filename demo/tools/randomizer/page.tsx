import type { Inputs } from '../../../src/form/inputs.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  /** Finds out what separates the items, unless the visitor has chosen it. */
  pageRequest: {
    callFor: (inputs, typed) => ({
      request: separatorOf(inputs) === 'comma' ? { ...typed, separator: 'comma' } : typed,
    }),
  },
  wording: ({ result }) => (result.mode === 'shuffle' ? { pickedCount: undefined } : {}),
} satisfies FormParts<ToolAnswer<'randomizer'>>;

function separatorOf({ items = '', separator }: Inputs): string | undefined {
  if (separator !== 'detect') return separator;
  const isOneLine = !/[\r\n]/.test(items.trim());
  return isOneLine && /[,，、،]/.test(items) ? 'comma' : 'newline';
}
