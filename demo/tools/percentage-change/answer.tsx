import { percentageChange, percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { inRange } from '../shared/in-range.ts';
import { percentOf, shareSentence } from '../shared/percentages.ts';
import { Bars } from '../shared/pictures/bars.tsx';
import { Sentences } from '../shared/sentences.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Both values as bars. */
export function Picture({ request }: ToolAnswer<'percentage-change'>) {
  const { fields } = useToolContext();
  const bars = (['from', 'to'] as const).map((name) => ({
    name: fields.find((field) => field.name === name)?.title ?? name,
    amount: request[name],
    text: <bdi>{formatNumber(request[name])}</bdi>,
    isStrong: name === 'to',
  }));
  return <Bars bars={bars} />;
}

/** Facts that follow from a change. */
export function More({ request }: ToolAnswer<'percentage-change'>) {
  return <Sentences title={t('What follows')} sentences={sentencesOf(request)} />;
}

/**
 * Answers follow-up questions about a change: the way back, the share, and the same change again.
 */
export function sentencesOf({
  from,
  to,
}: ToolAnswer<'percentage-change'>['request']): readonly string[] {
  const share = percentOf(to, from);
  return [
    wayBack(from, to),
    share === undefined
      ? undefined
      : shareSentence(formatNumber(to), formatInWords(share), formatNumber(from)),
    again(from, to, share),
  ].filter((sentence) => sentence !== undefined);
}

function wayBack(from: number, to: number): string | undefined {
  if (from === to) return undefined;
  const [start, end] = [formatNumber(from), formatNumber(to)];
  if (to === 0) {
    return t('No percentage leads from 0 back to {start}, since any percentage of 0 is 0.', {
      start,
    });
  }
  const change = inRange(() => percentageChange({ from: to, to: from }).percentChange);
  if (change === undefined) return undefined;
  const size = percentage(formatInWords(Math.abs(change)));
  return change > 0
    ? t('To get back from {end} to {start}, it takes an increase of {size}.', { start, end, size })
    : t('To get back from {end} to {start}, it takes a decrease of {size}.', { start, end, size });
}

/**
 * Repeats the change, only between values above 0, where the same percentage means the same factor.
 */
function again(from: number, to: number, share: number | undefined): string | undefined {
  if (share === undefined || from <= 0 || to <= 0 || from === to) return undefined;
  const next = inRange(() => percentageOf({ x: share, y: to }).result);
  if (next === undefined) return undefined;
  return t('The same change once more leads from {value} to {next}.', {
    value: formatNumber(to),
    next: formatInWords(next),
  });
}
