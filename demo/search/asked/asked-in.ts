import { arithmetic } from './arithmetic.ts';
import type { Asked, Reader } from './asked.ts';
import { angle, color, inBase, scientific } from './conversions.ts';
import { ingredient, volume } from './cooking.ts';
import {
  cipher,
  draw,
  gradient,
  random,
  roll,
  roof,
  schedule,
  slope,
  statistic,
} from './lists-and-chance.ts';
import { measure } from './measures.ts';
import { fuel, loanPayment, pay, roi, salesTax, unitPrice } from './money.ts';
import { age, bed, bmi, rising, span } from './people.ts';
import { change, changedBy, decimal, partOf, share, tip } from './percentages.ts';

/** The first that reads a query wins. */
const readers: readonly Reader[] = [
  ...[salesTax, share, tip, changedBy, partOf, change, decimal],
  ...[loanPayment, pay, roi, unitPrice, fuel],
  ...[scientific, color, inBase, angle, ingredient, volume, measure],
  ...[age, span, rising, bed, bmi],
  ...[roll, random, draw, schedule, statistic, slope, cipher, gradient, roof, arithmetic],
];

const questionWords =
  /^(?:what(?:'s|’s| is| are)|how much (?:is|are)|calculate|compute|convert|wie ?viel (?:ist|sind)|was (?:ist|sind)|cuánto (?:es|son)|combien (?:fait|font)|quanto (?:é|são)) (?:the |an? (?=\D))?/i;

/**
 * Returns the calculation that a search query asks for, or `undefined` if it is none or unclear.
 */
export function askedIn(query: string): Asked | undefined {
  const plain = query
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?=? ?\??$/, '')
    .replace(questionWords, '');
  for (const read of readers) {
    const asked = read(plain);
    if (asked) return asked;
  }
  return undefined;
}
