import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { labelPlace } from '../shared/pictures/label-place.ts';
import type { Shown } from '../shared/shown.ts';
import { BoxPlot } from './box-plot.tsx';
import { type Histogram, histogramOf } from './histogram.ts';
import { quartilesOf } from './quartiles.ts';
import { useSorted } from './use-sorted.ts';

/** More numbers are shown as a histogram. */
const mostPoints = 60;
const [top, ground] = [24, 144];

type Result = Shown<'standard-deviation-calculator'>['result'];

/**
 * The numbers as points, or as a histogram if there are many, with their mean and one standard
 * deviation on either side, and a box plot below. Places are percentages, so that the text has the
 * same size at every width.
 */
export function Picture({ request, result }: Shown<'standard-deviation-calculator'>) {
  const sorted = useSorted(request.numbers);
  const drawn = useMemo(
    () =>
      sorted && {
        sorted,
        quartiles: quartilesOf(sorted),
        histogram: sorted.length > mostPoints ? histogramOf(sorted) : undefined,
      },
    [sorted],
  );
  if (!drawn) return null;
  const { quartiles, histogram } = drawn;
  const { mean, standardDeviation, min, max } = result;
  const [low, high] = [mean - standardDeviation, mean + standardDeviation];
  const last = histogram && histogram.start + histogram.width * histogram.counts.length;
  const place = placeOn(Math.min(histogram?.start ?? min, low), Math.max(last ?? max, high));
  return (
    <figure>
      <svg width="100%" height="210" aria-hidden="true">
        <rect
          x={`${place(low)}%`}
          y={top}
          width={`${place(high) - place(low)}%`}
          height={ground - top}
          class="deviation"
        />
        {histogram ? (
          <Bars histogram={histogram} place={place} />
        ) : (
          <Points sorted={drawn.sorted} place={place} />
        )}
        <Axis result={result} place={place} />
        <BoxPlot quartiles={quartiles} place={place} />
      </svg>
      <Caption result={result} barWidth={histogram?.width} />
    </figure>
  );
}

interface CaptionProperties {
  readonly result: Result;
  /** `undefined` if the numbers are drawn as points. */
  readonly barWidth: number | undefined;
}

function Caption({ result: { count, min, max }, barWidth }: CaptionProperties) {
  return (
    <figcaption>
      {t('Numbers: {count}, from {min} to {max}.', {
        count: formatNumber(count),
        min: formatNumber(min),
        max: formatNumber(max),
      })}
      {sentenceSpace()}
      {barWidth !== undefined && (
        <>
          {t('Each bar is {width} wide.', { width: formatNumber(barWidth) })}
          {sentenceSpace()}
        </>
      )}
      {t(
        'The band covers one standard deviation on either side of the mean. The box holds the middle half of the numbers, its line is the median, and separate points are outliers.',
      )}
    </figcaption>
  );
}

interface Drawn {
  /** Returns the place of a number, in percent. */
  readonly place: (value: number) => number;
}

function Bars({ histogram, place }: Drawn & { readonly histogram: Histogram }) {
  const { start, width, counts } = histogram;
  const most = Math.max(...counts);
  return (
    <>
      {counts.map((count, index) => {
        const height = (count / most) * (ground - top);
        const [from, to] = [place(start + index * width), place(start + (index + 1) * width)];
        return (
          <rect
            key={String(index)}
            x={`${from}%`}
            y={ground - height}
            width={`${to - from}%`}
            height={height}
            class="bar-of-many"
          />
        );
      })}
    </>
  );
}

/** The line below the numbers, with their mean, their least and their greatest. */
function Axis({ result: { mean, min, max }, place }: Drawn & { readonly result: Result }) {
  return (
    <>
      <line x1="0" x2="100%" y1={ground} y2={ground} class="axis" />
      <line x1={`${place(mean)}%`} x2={`${place(mean)}%`} y1={top} y2={ground} class="mean" />
      <text x={`${labelPlace(place(mean))}%`} y={top - 8} class="middle strong">
        {formatNumber(mean)}
      </text>
      <text x={`${place(min)}%`} y={ground + 20} class="quiet">
        {formatNumber(min)}
      </text>
      {max > min && (
        <text x={`${place(max)}%`} y={ground + 20} class="end quiet">
          {formatNumber(max)}
        </text>
      )}
    </>
  );
}

/** Points that would cover each other are stacked. */
function Points({ sorted, place }: Drawn & { readonly sorted: Float64Array }) {
  const heights = new Map<number, number>();
  return (
    <>
      {Array.from(sorted, (number, index) => {
        const column = Math.round(place(number) / 3);
        const height = heights.get(column) ?? 0;
        heights.set(column, height + 1);
        return (
          <circle
            key={String(index)}
            cx={`${place(number)}%`}
            cy={ground - 9 - Math.min(height, 9) * 11}
            r={5}
            class="point"
          />
        );
      })}
    </>
  );
}

/** Returns a scale in percent, with room for a point at both ends. */
function placeOn(left: number, right: number): (value: number) => number {
  const span = right - left;
  if (!(span > 0 && Number.isFinite(span))) return () => 50;
  return (value) => 2 + (96 * (value - left)) / span;
}
