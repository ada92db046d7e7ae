import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  /** Answers a percentage with the decimal, since it would repeat itself otherwise. */
  pageRequest: {
    callFor: ({ value = '' }, typed) => ({
      request: value.includes('%') ? { ...typed, direction: 'from' } : typed,
    }),
  },
  wording: ({ request: { direction }, result: { decimal, percent } }) => ({
    value: {
      shown: direction === 'from' ? percentage(formatNumber(percent)) : formatNumber(decimal),
    },
  }),
} satisfies FormParts<ToolAnswer<'decimal-to-percent-converter'>>;
