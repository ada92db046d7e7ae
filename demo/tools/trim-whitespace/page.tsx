import type { Inputs, Request } from '../../../src/form/inputs.ts';
import type { Call } from '../../../src/form/page-request.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { blankLinesOf, firstLine, trimLines } from './lines.ts';

export const page = {
  /** Trims line by line, which the API does not, with a call for each line. */
  pageRequest: {
    callFor,
    resultOf: (result, inputs) => {
      const { text = '', mode } = inputs;
      if (mode !== 'lines') return result;
      const trimmed = trimLines(text, blankLinesOf(inputs));
      return { result: trimmed, originalLength: text.length, resultLength: trimmed.length };
    },
  },
} satisfies FormParts;

function callFor(inputs: Inputs, typed: Request): Call {
  const { text = '', mode = 'normalize' } = inputs;
  if (mode !== 'lines') {
    return { request: mode === 'normalize' ? typed : { ...typed, mode } };
  }
  // The page trims the other lines itself.
  return { request: { text: firstLine(text) } };
}
