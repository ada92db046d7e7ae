import { formatInWords } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

/** roof pitch 6/12 */
const pitch = asks('roof-pitch', {
  patterns: [
    '(?:roof|roof pitch|pitch) {rise} ?(?:/|:|in|by|over|,| )? ?{run}',
    '{rise} ?(?:/|:|in) ?{run} (?:roof|pitch|roof pitch)',
  ],
  question: '{rise} : {run}',
  answer: ({ angle }) => `${formatInWords(angle)}°`,
});

export const asked = [pitch];
