import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { sortLines } from './lines.ts';

export const page = {
  pageRequest: {
    resultOf: (answer, { order }) =>
      order === 'sorted' && typeof answer.result === 'string'
        ? { ...answer, result: sortLines(answer.result) }
        : answer,
  },
} satisfies FormParts<ToolAnswer<'remove-duplicate-lines'>>;
