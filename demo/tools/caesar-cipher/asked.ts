import { beginningOf } from '../../language/beginning.ts';
import { asks } from '../shared/asked/question.ts';

const longestAnswer = 60;

/** rot13 hello */
const cipher = asks('caesar-cipher', {
  patterns: ['(?:rot ?|caesar )(?<shift>\\d{1,2}) (?<text>.+)'],
  given: ({ shift, text = '' }) => ({ text, shift: Number(shift) }),
  answer: ({ result }) => beginningOf(result, longestAnswer),
});

export const asked = [cipher];
