import { t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList, formatMoney, formatNumber } from '../../../src/form/numbers/format.ts';
import { chosenCurrency } from '../../model/chosen-currency.ts';
import { clockTime } from '../../tools/sleep-cycle-calculator/clock-time.ts';
import type { ToolOfQuestion } from './questions.ts';

/** Returns the answer of a tool, or the one that the page was built with, formatted for people. */
export function answerText({ isMoney }: ToolOfQuestion, answer: unknown): string {
  if (typeof answer === 'number') {
    return isMoney ? formatMoney(answer, chosenCurrency()) : formatNumber(answer);
  }
  if (Array.isArray(answer)) return formatList(answer.map(clockTime), 'disjunction');
  // Its times are those of another place.
  return t(String(answer)).replaceAll(/\d\d:\d\d/g, formatClock);
}
