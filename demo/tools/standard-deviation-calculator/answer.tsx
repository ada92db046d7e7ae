import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatMeasure, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { Figure } from '../shared/figures.tsx';
import { labelPlace } from '../shared/pictures/scale.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { BoxPlot } from './box-plot.tsx';
import { type Histogram, histogramOf } from './histogram.ts';
import { fenceFactor, type Quartiles, quartilesOf } from './quartiles.ts';
import { sortedNumbers } from './sorted-numbers.ts';
import { Steps } from './steps.tsx';

/** More numbers are shown as a histogram. */
const mostPoints = 60;
const [top, ground] = [24, 144];

type Result = ToolAnswer<'standard-deviation-calculator'>['result'];

/**
 * The numbers as points, or as a histogram if there are many, with their mean and one standard
 * deviation on either side, and a box plot below. Places are percentages, so that the text has the
 * same size at every width.
 */
export function Picture({ request, result }: ToolAnswer<'standard-deviation-calculator'>) {
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

/** Labels that are closer, in percent, would cover each other. */
const closestLabels = 14;

function Axis({
  result: { mean, standardDeviation, min, max },
  place,
}: Drawn & { readonly result: Result }) {
  const labelAt = (value: number) => labelPlace(place(value));
  const ends = [mean - standardDeviation, mean + standardDeviation].filter(
    (end) => Math.abs(labelAt(end) - labelAt(mean)) >= closestLabels,
  );
  return (
    <>
      <line x1="0" x2="100%" y1={ground} y2={ground} class="axis" />
      <line x1={`${place(mean)}%`} x2={`${place(mean)}%`} y1={top} y2={ground} class="mean" />
      <text x={`${labelAt(mean)}%`} y={top - 8} class="middle strong">
        {formatNumber(mean)}
      </text>
      {ends.map((end) => (
        <text key={end} x={`${labelAt(end)}%`} y={top - 8} class="middle quiet">
          {formatMeasure(end)}
        </text>
      ))}
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

const mostOutliers = 50;
const mostSteps = 50;

/** Quartiles, outliers, and the steps of the calculation. */
export function More({ request, result }: ToolAnswer<'standard-deviation-calculator'>) {
  const sorted = useSorted(request.numbers);
  const quartiles = useMemo(() => sorted && quartilesOf(sorted), [sorted]);
  if (!sorted || !quartiles) return null;
  const { lowerFence, upperFence, outliers } = quartiles;
  return (
    <>
      <details class="card extra">
        <summary>{t('Quartiles and outliers')}</summary>
        <dl class="figures">
          {figuresOf(quartiles, result).map(({ name, value }) => (
            <Figure key={name} name={name}>
              <bdi>{formatNumber(value)}</bdi>
            </Figure>
          ))}
        </dl>
        {outliers.length > 0 && (
          <p>
            <strong>{t('Outliers:')}</strong> <bdi>{listed(outliers)}</bdi>
          </p>
        )}
        <p class="note">
          {t(
            'Outliers are below {lower} or above {upper}: more than {factor} interquartile ranges from the middle half of the numbers (Tukey, 1977). An outlier is not necessarily an error.',
            {
              lower: formatNumber(lowerFence),
              upper: formatNumber(upperFence),
              factor: formatNumber(fenceFactor),
            },
          )}
        </p>
        <p class="note">
          {t(
            'Quartiles are those of QUARTILE.INC in spreadsheets, R and NumPy (type 7 of Hyndman and Fan, 1996). Textbooks with other rules get slightly different ones for short lists.',
          )}
        </p>
      </details>
      {result.count <= mostSteps && <Steps sorted={sorted} result={result} />}
    </>
  );
}

function figuresOf(quartiles: Quartiles, { count, sample, standardDeviation }: Result) {
  const { first, third, interquartileRange } = quartiles;
  return [
    { name: t('First quartile'), value: first },
    { name: t('Third quartile'), value: third },
    { name: t('Interquartile range'), value: interquartileRange },
    ...(sample
      ? [{ name: t('Standard error of the mean'), value: standardDeviation / Math.sqrt(count) }]
      : []),
  ];
}

function listed(outliers: readonly number[]): string {
  const numbers = outliers.slice(0, mostOutliers).map(formatNumber).join('; ');
  const rest = outliers.length - mostOutliers;
  if (rest <= 0) return numbers;
  return plural(rest, '{numbers}; and {count} more', '{numbers}; and {count} more', { numbers });
}

type Numbers = readonly number[] | string;

/** Returns the numbers of a request in ascending order, or `undefined` until they are sorted. */
function useSorted(numbers: Numbers): Float64Array | undefined {
  const [done, setDone] = useState<{ readonly numbers: Numbers; readonly sorted: Float64Array }>();
  useEffect(() => {
    let isCurrent = true;
    sortedNumbers(numbers).then((sorted) => {
      if (isCurrent) setDone({ numbers, sorted });
    });
    return () => {
      isCurrent = false;
    };
  }, [numbers]);
  return done?.numbers === numbers ? done.sorted : undefined;
}
