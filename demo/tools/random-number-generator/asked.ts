import { message } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';
import { until } from '../shared/asked/words.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const word =
  '(?:zufallszahl|zufällige zahl|número aleatorio|numero aleatorio|nombre aléatoire|nombre aleatoire|número aleatório|numero aleatório|乱数|随机数|رقم عشوائي|عدد عشوائي)';

const question = message('A random number from {min} to {max}');

const answer = ({ results: [first = 0] }: ToolAnswer<'random-number-generator'>['result']) =>
  formatNumber(first);

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
  question,
  answer,
});

const anyNumber = asks('random-number-generator', {
  patterns: [`(?:an? )?(?:random (?:number|integer)|${word})`],
  given: { min: 1, max: 100 },
  question,
  answer,
});

export const asked = [random, anyNumber];
