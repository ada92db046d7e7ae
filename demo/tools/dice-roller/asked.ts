import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import type { Reader } from '../shared/asked/question.ts';
import { areKept, parseNotation, writeNotation } from './notation.ts';

const rolls = [
  '(?:roll|throw|toss|würfle|würfeln|wirf|lanza|tira|lance|lancer|jette|role|rolar|jogue|掷|投|ارم)? ?(?:an? )?(?<dice>\\d*[dw](?:\\d+|%)(?:k\\d+)? ?(?:[-+−] ?\\d+)?)(?: ?(?:würfeln|を振る))?',
  '(?<count>roll (?:an?|the|some)? ?(?:die|dice)|würfeln|würfle|tirar (?:un )?dado|lancer (?:un )?dé|(?:jogar|rolar) (?:um )?dado|サイコロ(?:を振る)?|掷骰子|رمي النرد)',
  '(?:roll|throw) (?<count>two|three|four|five|six|\\d{1,3}) (?:dice|die)',
].map(pattern);
const counts = ['two', 'three', 'four', 'five', 'six'];
const mostRolls = 10;

/** 2d6+3 */
const roll: Reader = (query) => {
  const { dice = '', count: many = '' } = valuesIn(query, rolls) ?? {};
  if (dice === many) return undefined;
  const named = counts.indexOf(String(many).toLowerCase());
  const number = named < 0 ? String(many).replace(/\D+/, '') : named + 2;
  const notation = parseNotation(String(dice) || `${number}d6`);
  if (!notation) return undefined;
  const { count, sides, dropped, modifier } = notation;
  const additions = { ...(dropped > 0 && { dropped }), ...(modifier !== 0 && { modifier }) };
  return {
    question: t('Roll {dice}', { dice: writeNotation(notation) }),
    page: { slug: 'dice-roller', inputs: { count, sides, ...additions } },
    request: { count, sides },
    answerIn: ({ rolls }) => {
      const all = Array.isArray(rolls) ? rolls.map(Number) : [];
      const isKept = areKept(all, Math.min(dropped, count - 1));
      const kept = all.filter((_, place) => isKept[place]);
      const sum = formatNumber(kept.reduce((total, roll) => total + roll, modifier));
      return kept.length > 1 && all.length <= mostRolls ? `${sum} (${kept.join(' + ')})` : sum;
    },
  };
};

export const asked = [roll];
