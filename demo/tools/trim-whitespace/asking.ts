import type { Inputs, Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { Asking, Question } from '../../model/asking.ts';
import { blankLinesOf, firstLine, trimLines } from './lines.ts';

/** Trims line by line, which the API does not, with a call for each line. */
export const asking: Asking = {
  ask,
  answer: (result, inputs) => {
    const { text = '', mode } = inputs;
    if (mode !== 'lines') return result;
    const trimmed = trimLines(text, blankLinesOf(inputs));
    return { result: trimmed, originalLength: text.length, resultLength: trimmed.length };
  },
};

function ask(inputs: Inputs, typed: Request): Question {
  const { text = '', mode = 'normalize' } = inputs;
  if (mode !== 'lines') {
    return { request: mode === 'normalize' ? typed : { ...typed, mode } };
  }
  return {
    request: { text: firstLine(text) },
    note: t('The page calls this for each line. Below is the call for the first one.'),
  };
}
