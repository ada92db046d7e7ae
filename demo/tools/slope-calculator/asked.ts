import { formatInWords } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

const points =
  '(?: (?:of|through|between|from|a))*:? \\(? ?{x1} ?[,;] ?{y1} ?\\)?(?: and| to|,)? \\(? ?{x2} ?[,;] ?{y2} ?\\)?';

/** slope (0, 1) (3, 4) */
const line = asks('slope-calculator', {
  patterns: [`(?:slope|line)${points}`],
  answer: ({ equation }) => equation,
});

const distance = asks('slope-calculator', {
  patterns: [`distance${points}`],
  answer: ({ length }) => formatInWords(length),
});

export const asked = [line, distance];
