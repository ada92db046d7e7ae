import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';
import { percentWord, until } from '../shared/asked/words.ts';

const word = '(?:change|increase|decrease|growth|difference|drop|rise|gain|loss)';
const otherWord =
  '(?:prozentuale veränderung|veränderung|variación|variación porcentual|variation|variation en pourcentage|variação|variação percentual|変化率|增长率|变化率|نسبة التغير|نسبة التغيير)';

/** 80 to 100 in percent */
const change = asks('percentage-change', {
  patterns: [
    `(?:${percentWord}(?:age)? )?${word} (?:from |of )?{from} (?:to|and|→|->)? ?{to}`,
    `(?:from |von |de |من )?{from} ?(?:to|auf|a|à|para|から|到|إلى|→|->) ?{to},? ?(?:in |en |em )?${percentWord}(?:age)?(?: ${word})?`,
    `(?:from |von |de |من )?{from} ?${until} ?{to} ?(?:の)?${otherWord}`,
    `${otherWord} (?:from |von |de |من )?{from} ?${until} ?{to}`,
    `(?:from )?{from} (?:to|→|->) {to} ${word}`,
  ],
  question: '{from} → {to}',
  answer: ({ percentChange }) => signed(percentChange),
});

function signed(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${percentage(formatPercent(Math.abs(value)))}`;
}

export const asked = [change];
