import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatList, formatMoney, formatNumber } from '../../../src/form/numbers/format.ts';
import { answerOf } from '../../browser/answer-of.ts';
import { chosenCurrency } from '../../model/chosen-currency.ts';
import { clockTime } from '../../tools/sleep-cycle-calculator/clock-time.ts';
import type { Question, Values } from './questions.ts';

export interface Answered {
  readonly text: string;
  /** Who computed the answer, or why there is none. */
  readonly note: string;
}

/** Asks the API for the answer. This needs no network once the page has been loaded. */
export async function answerTo(question: Question, values: Values): Promise<Answered> {
  const answer = await answerOf(question.slug, requestOf(question, values));
  if ('issues' in answer) return { text: '–', note: t('Enter a valid number in each field.') };
  return {
    text: answerText(question, answer.result),
    note: t('Computed on your device. It works offline, too.'),
  };
}

export function requestOf({ fields, others }: Question, values: Values): Request {
  const typed = fields.flatMap(({ name, type }) => {
    const value = values[name] ?? '';
    if (value === '') return [];
    return [[name, type === 'number' ? Number(value) : value]];
  });
  return { ...others, ...Object.fromEntries(typed) };
}

/** Returns the answer to the sentence, formatted for people. */
export function answerText(
  { result: field, isMoney }: Question,
  result: Readonly<Record<string, unknown>>,
): string {
  const value = result[field];
  if (typeof value === 'number') {
    return isMoney ? formatMoney(value, chosenCurrency()) : formatNumber(value);
  }
  return Array.isArray(value) ? formatList(value.map(clockTime), 'disjunction') : String(value);
}
