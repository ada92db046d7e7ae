import { percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { inRange } from '../shared/in-range.ts';
import { percentOf, shareSentence } from '../shared/percentages.ts';
import { Sentences } from '../shared/sentences.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { changedShare } from './changed-share.ts';

/** Answers other questions about the same two numbers. */
export function More({ request }: ToolAnswer<'percentage-of'>) {
  return <Sentences title={t('With the same numbers')} sentences={sentencesOf(request)} />;
}

/**
 * Answers follow-up questions about a percentage: discount and markup, and the two inverse
 * questions.
 */
export function sentencesOf({ x, y }: ToolAnswer<'percentage-of'>['request']): readonly string[] {
  const whole = percentOf(y, x);
  const share = percentOf(x, y);
  return [
    discountAndMarkup(x, y),
    whole === undefined
      ? undefined
      : shareSentence(formatNumber(y), formatNumber(x), formatInWords(whole)),
    share === undefined
      ? undefined
      : shareSentence(formatNumber(x), formatInWords(share), formatNumber(y)),
  ].filter((sentence) => sentence !== undefined);
}

function discountAndMarkup(x: number, y: number): string | undefined {
  // Discounts and markups are greater than 0.
  if (x <= 0) return undefined;
  const less = inRange(() => percentageOf({ x: changedShare(-x), y }).result);
  const more = inRange(() => percentageOf({ x: changedShare(x), y }).result);
  if (less === undefined || more === undefined) return undefined;
  return t('{value} less {percentage} is {lowered}. {value} plus {percentage} is {raised}.', {
    value: formatNumber(y),
    percentage: percentage(formatNumber(x)),
    lowered: formatInWords(less),
    raised: formatInWords(more),
  });
}
