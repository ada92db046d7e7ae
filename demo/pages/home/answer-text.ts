import type { Result } from '../../../src/form/answer.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList, formatMoney, formatNumber } from '../../../src/form/numbers/format.ts';
import { chosenCurrency } from '../../model/chosen-currency.ts';
import { clockTime } from '../../tools/sleep-cycle-calculator/clock-time.ts';
import type { Question, ToolOfQuestion } from './questions.ts';

/** Returns the answer to a question, formatted for people. */
export function answerText(
  { result: field }: Question,
  { isMoney }: ToolOfQuestion,
  result: Result,
): string {
  const value = result[field];
  if (typeof value === 'number') {
    return isMoney ? formatMoney(value, chosenCurrency()) : formatNumber(value);
  }
  return Array.isArray(value) ? formatList(value.map(clockTime), 'disjunction') : String(value);
}

/** Returns an answer that the page was built with, whose times are those of another place. */
export function withClockTimes(answer: string): string {
  return answer.replaceAll(/\d\d:\d\d/g, formatClock);
}
