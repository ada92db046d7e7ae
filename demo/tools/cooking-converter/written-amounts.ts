import { t } from '../../../src/form/language/language.ts';
import { formatList, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { asFraction, type Spoons } from './measures.ts';

/** Writes an amount as cooks measure it; `≈` marks a rounded one. */
export function written(amount: number): string {
  const measured = asFraction(amount);
  if (!measured) return amount < 1 ? t('less than ⅛') : formatNumber(amount);
  return measured.isExact ? measured.text : `≈\u00a0${measured.text}`;
}

/** Writes an amount in cups, such as `½ cup` or `1½ cups`. */
export function inCups(amount: number): string {
  return plural(asSaid(amount), '{amount} cup', '{amount} cups', { amount: written(amount) });
}

/** Writes an amount in cups and spoons, such as `About ⅓ cup, 1 tablespoon and 1¼ teaspoons`. */
export function spoonsSentence({ cups, tablespoons, teaspoons, isExact }: Spoons): string {
  const parts = [
    cups > 0 && inCups(cups),
    tablespoons > 0 && plural(tablespoons, '{count} tablespoon', '{count} tablespoons'),
    teaspoons > 0 &&
      plural(asSaid(teaspoons), '{amount} teaspoon', '{amount} teaspoons', {
        amount: written(teaspoons),
      }),
  ].filter((part) => part !== false);
  const amounts = formatList(parts);
  return isExact ? amounts : t('About {amounts}', { amounts });
}

/** Returns the number that selects singular or plural. Less than one is singular, too: `½ cup`. */
function asSaid(amount: number): number {
  return Math.max(1, amount);
}
