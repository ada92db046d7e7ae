import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Figure } from '../shared/figures.tsx';
import { enSpace, firstNumbers } from '../shared/first-numbers.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import { PlacedText } from '../shared/pictures/placed-text.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { countsOf, type Dot, dotsOf } from './dots.ts';

const mostListed = 20;

const [height, radius] = [72, 5.5];

/** The numbers as dots on a scale or, if there are too many, how many are in each part of it. */
export function Picture({ result }: ToolAnswer<'random-number-generator'>) {
  const { results, min, max } = result;
  const dots = useMemo(() => dotsOf(results, result), [results, result]);
  const ends = [formatNumber(min), formatNumber(max)] as const;
  return (
    <figure class="number-line">
      <div class="scale-of-draws" dir="ltr">
        <svg class="colors" width="100%" height={height} aria-hidden="true">
          {dots ? <Dots dots={dots} /> : <Columns counts={countsOf(results, result)} />}
          <line x2="100%" y1={height} y2={height} class="axis" />
        </svg>
        <PlacedText at={0} class="below" text={ends[0]} />
        <PlacedText at={100} class="below" text={ends[1]} />
      </div>
      {results.length > 1 && (
        <figcaption>
          {t('How the numbers spread from {min} to {max}.', { min: ends[0], max: ends[1] })}
        </figcaption>
      )}
    </figure>
  );
}

function Dots({ dots }: { readonly dots: readonly Dot[] }) {
  return dots.map(({ x, level }, index) => (
    <circle
      key={String(index)}
      class="fill"
      cx={`${x}%`}
      cy={height - (2 * level + 1) * radius - 2}
      r={radius}
    />
  ));
}

function Columns({ counts }: { readonly counts: readonly number[] }) {
  const width = 100 / counts.length;
  const most = Math.max(...counts);
  return counts.map((count, place) => (
    <rect
      key={String(place)}
      class="fill"
      x={`${(place + 0.1) * width}%`}
      y={height - (height * count) / most}
      width={`${0.8 * width}%`}
      height={(height * count) / most}
    />
  ));
}

/** The sum, and the last draws. */
export function More({ request, result }: ToolAnswer<'random-number-generator'>) {
  const { results } = result;
  const draws = useDraws(
    JSON.stringify(request),
    firstNumbers(results, mostListed, enSpace),
    result,
  );
  if (results.length < 2 && draws.length < 2) return null;
  return (
    <section class="card extra" aria-label={t('Draws')}>
      {results.length > 1 && (
        <dl class="figures">
          <Figure name={t('Sum')}>{formatNumber(sumOf(results))}</Figure>
        </dl>
      )}
      <DrawList title={t('Last draws')} draws={draws} />
    </section>
  );
}

/** Returns the sum without the rounding errors of doubles beyond 2^53. */
function sumOf(numbers: readonly number[]): number {
  return Number(numbers.reduce((sum, number) => sum + BigInt(number), 0n));
}
