import { unitsLike } from '../../../src/form/amounts/units.ts';
import {
  formatDuration,
  formatInWords,
  formatNumber,
  isRounded,
} from '../../../src/form/numbers/format.ts';
import { conversionIn } from '../../tools/shared/asked/conversion.ts';
import { numberIn } from '../../tools/shared/asked/pattern.ts';
import type { Reader } from '../../tools/shared/asked/question.ts';

const measured = ['km', 'kg', 'min', 'months', 'mpg'].flatMap(unitsLike);

/** 80 kg to lb: no page converts it, but the forms do. */
export const measure: Reader = (query) => {
  const asked = conversionIn(query, measured);
  const result = asked && numberIn(asked.text, asked.to, true);
  if (!asked || result === undefined) return undefined;
  const { text, to, target } = asked;
  const inUnit = `${formatInWords(result)} ${target}`;
  const inTwo = inTwoUnits(result, to);
  return { question: text, answer: inTwo ? `${inTwo} (${inUnit})` : inUnit };
};

/** Units that people use with a smaller one, of which they have this many. */
const pairs: Readonly<
  Record<string, readonly [count: number, write: (whole: number, rest: number) => string]>
> = {
  ft: [12, (feet, inches) => `${feet}′ ${inches}″`],
  st: [14, (stones, pounds) => `${stones} st ${pounds} lb`],
  hours: [60, (hours, minutes) => formatDuration(Object.entries({ hours, minutes }))],
  years: [12, (years, months) => formatDuration(Object.entries({ years, months }))],
};

const largest = 100;

/** Returns an amount with endless decimals as people say it, such as 5′ 11″. */
function inTwoUnits(amount: number, unit: string): string | undefined {
  const [count, write] = pairs[unit] ?? [];
  const isSaid = amount >= 1 && amount < largest && isRounded(amount, formatNumber(amount));
  if (!count || !write || !isSaid) return undefined;
  const total = Math.round(amount * count);
  return write(Math.floor(total / count), total % count);
}
