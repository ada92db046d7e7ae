import { message } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';
import { until } from '../shared/asked/words.ts';

const word =
  '(?:zufallszahl|zufällige zahl|número aleatorio|numero aleatorio|nombre aléatoire|nombre aleatoire|número aleatório|numero aleatório|乱数|随机数|رقم عشوائي|عدد عشوائي)';

/** random 1-100 */
const random = asks('random-number-generator', {
  patterns: [
    '(?:a )?(?:pick a )?(?:random )?(?:number|integer)s? (?:between|from) {min} (?:and|to|-|–) {max}',
    'random(?: number)? {min} ?(?:-|–|to|and|\\.\\.) ?{max}',
    '{min} ?(?:-|–|to) ?{max} random(?: number)?',
    `${word} (?:von |zwischen |entre |de |del |من |بين )?{min} ?${until} ?{max}`,
    `${word} ?{min} ?${until} ?{max}`,
    `{min} ?${until} ?{max}(?:の|的)?${word}`,
  ],
  question: message('A random number from {min} to {max}'),
  answer: ({ results: [first = 0] }) => formatNumber(first),
});

export const asked = [random];
