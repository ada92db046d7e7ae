import { currencyChoice } from '../../model/chosen-currency.ts';
import type { Asked, Reader } from '../../tools/shared/asked/question.ts';
import { arithmetic } from './arithmetic.ts';
import { currencyMeant, currencySignIn } from './currency-meant.ts';
import { measure } from './measures.ts';
import { temperature } from './temperatures.ts';

/** What each tool reads, by its file. No query is for two tools, so that their order is free. */
export const ofTools = import.meta.glob<readonly Reader[]>('../../tools/*/asked.ts', {
  eager: true,
  import: 'asked',
});

/** The first that reads a query wins. */
const readers: readonly Reader[] = [
  ...Object.values(ofTools).flat(),
  measure,
  temperature,
  arithmetic,
];

const questionWords =
  /^(?:what(?:'s|’s| is| are)|how much (?:is|are)|calculate|compute|convert|wie ?viel (?:ist|sind)|was (?:ist|sind)|cuánto (?:es|son)|combien (?:font|fait)|quanto (?:é|são)) (?:the |an? (?=\D))?/i;

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
    if (asked) return asked.isMoney ? inCurrency(asked, plain) : asked;
  }
  return undefined;
}

/** Fills in the currency that a query names, and answers in it. */
function inCurrency(asked: Asked, query: string): Asked {
  const sign = currencySignIn(query);
  const { page, answerIn } = asked;
  if (sign === undefined || !page) return asked;
  const currency = currencyMeant(sign);
  const inputs = { ...page.inputs, currency: currencyChoice(currency) };
  return {
    ...asked,
    page: { ...page, inputs },
    ...(answerIn && { answerIn: (result) => answerIn(result, () => currency) }),
  };
}
