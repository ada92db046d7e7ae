import { readAmount } from '../../../src/form/amounts/read-amount.ts';
import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import { marksOf } from '../../../src/form/numbers/number-marks.ts';
import { compare, lowestTerms, multiply, sign, toNumber } from '../../../src/form/typed-lists.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import type { Reader } from '../../tools/shared/asked/question.ts';

/** Without spaces, a hyphen may be that of a range or a date, and a slash that of a date. */
const isSum = /[+*×·÷x:(^√]|\s[-−–/]\s|^[\d.,]+\/[\d.,]+$/;

/**
 * 2+2, 1/3 + 1/4: by exact fractions, without a tool. A single division is read as a share before.
 */
export const arithmetic: Reader = (query) => {
  if (!isSum.test(query)) return undefined;
  const text = query.replace(/=$/, '').replaceAll(':', '/');
  const reading = readAmount(text, {}, marksOf(visitorNumberLocale()));
  if (!('amount' in reading)) return undefined;
  const exact = reading.amount.value;
  const value = toNumber(exact);
  const { numerator, denominator } = lowestTerms(multiply(exact, sign(exact)));
  const decimal = formatInWords(value);
  // Endless decimals have a denominator with other factors than 2 and 5.
  if (10n ** 100n % denominator !== 0n) {
    return {
      question: query,
      answer: `${value < 0 ? '-' : ''}${numerator}/${denominator} (${decimal})`,
    };
  }
  const isExact = compare(value, exact) === 0 && String(value).length < 17;
  return { question: query, answer: isExact ? formatNumber(value) : decimal };
};
