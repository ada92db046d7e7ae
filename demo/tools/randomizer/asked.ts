import { asks } from '../shared/asked/question.ts';

const items = '(?<items>[^,]+(?:,[^,]+)+)';

/** pick from Ann, Ben, Cem */
const draw = asks('randomizer', {
  patterns: [`(?:pick|choose|draw)(?: one| a winner)?(?: from| of| between)?:? ${items}`],
  given: { mode: 'pick', separator: 'comma', count: 1 },
});

/** shuffle Ann, Ben, Cem */
const shuffle = asks('randomizer', {
  patterns: [`(?:shuffle|randomi[sz]e|mix)(?: the list)?:? ${items}`],
  given: { mode: 'shuffle', separator: 'comma' },
});

export const asked = [draw, shuffle];
