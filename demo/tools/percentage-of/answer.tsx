import { percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { inRange } from '../shared/in-range.ts';
import { percentOf, shareSentence } from '../shared/percentages.ts';
import { PlacedText } from '../shared/pictures/placed-text.tsx';
import { Sentences } from '../shared/sentences.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { changedShare } from './changed-share.ts';

/** The part in a bar that stands for the whole, with a knob that sets the percentage. */
export function Picture({ request, result, change }: ToolAnswer<'percentage-of'> & FormFiller) {
  const { fields } = useToolContext();
  const { x, y } = request;
  if (x < 0) return <figure hidden />;
  const end = Math.max(100, x);
  const [edge, whole] = [(100 * x) / end, 10_000 / end];
  return (
    <figure>
      <div class="share-bar">
        <svg class="colors" aria-hidden="true">
          <rect width={`${whole}%`} height="100%" rx="16" class="whole" />
          <rect width={`${edge}%`} height="100%" rx="16" class="part" />
          <line x1={`${edge}%`} x2={`${edge}%`} y1="-8" y2="80" class="edge" />
        </svg>
        <PlacedText at={edge} class="above" text={formatNumber(result.result)} />
        <PlacedText at={0} class="below" text={formatNumber(0)} />
        <PlacedText at={whole} class="below" text={formatNumber(y)} />
        <input
          type="range"
          class="over"
          aria-label={fields.find(({ name }) => name === 'x')?.title}
          aria-valuetext={percentage(formatNumber(x))}
          min="0"
          max={end}
          value={x}
          onInput={({ currentTarget: { value } }) => change('x', value)}
        />
      </div>
    </figure>
  );
}

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
