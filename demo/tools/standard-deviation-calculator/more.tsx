import { useMemo } from 'preact/hooks';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber, isRounded } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { plain, quartilesOf } from './quartiles.ts';
import { useSorted } from './use-sorted.ts';

const mostOutliers = 50;
const mostSteps = 50;

/** Quartiles, outliers, and the way to the variance. */
export function More({ request, result }: Shown<'standard-deviation-calculator'>) {
  const sorted = useSorted(request.numbers);
  const quartiles = useMemo(() => sorted && quartilesOf(sorted), [sorted]);
  if (!sorted || !quartiles) return null;
  const { first, third, interquartileRange, lowerFence, upperFence, outliers } = quartiles;
  const { count, median, sample, standardDeviation } = result;
  const figures = [
    { name: 'First quartile', value: first },
    { name: 'Median', value: median },
    { name: 'Third quartile', value: third },
    { name: 'Interquartile range', value: interquartileRange },
    ...(sample
      ? [{ name: 'Standard error of the mean', value: standardDeviation / Math.sqrt(count) }]
      : []),
  ];
  return (
    <>
      <section class="card extra" aria-labelledby="quartiles">
        <h2 id="quartiles">Quartiles and outliers</h2>
        <dl class="figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
          <div>
            <dt>Outliers</dt>
            <dd>{formatNumber(outliers.length)}</dd>
          </div>
        </dl>
        {outliers.length > 0 && (
          <p>
            <strong>Outliers:</strong>{' '}
            {outliers.slice(0, mostOutliers).map(formatNumber).join('; ')}
            {outliers.length > mostOutliers &&
              `; and ${formatNumber(outliers.length - mostOutliers)} more`}
          </p>
        )}
        <p class="note">
          Outliers are below {formatNumber(lowerFence)} or above {formatNumber(upperFence)}: more
          than 1.5 interquartile ranges from the middle half of the numbers (Tukey, 1977). An
          outlier is not an error by itself.
        </p>
        <p class="note">
          Quartiles are those of QUARTILE.INC in spreadsheets, R and NumPy (type 7 of Hyndman and
          Fan, 1996). Textbooks with other rules get slightly different ones for short lists.
        </p>
      </section>
      {count <= mostSteps && <Steps sorted={sorted} result={result} />}
    </>
  );
}

type Result = Shown<'standard-deviation-calculator'>['result'];

/** The squared distances whose mean is the variance. */
function Steps({ sorted, result }: { readonly sorted: Float64Array; readonly result: Result }) {
  const { count, mean, sample, variance, standardDeviation } = result;
  const divisor = sample ? count - 1 : count;
  const squares = formatNumber(plain(variance * divisor));
  const quotient = `${squares} / ${formatNumber(divisor)}`;
  return (
    <details class="card extra">
      <summary>Step by step</summary>
      <div class="stack">
        <Scrollable label="Distances from the mean">
          <table class="amounts">
            <thead>
              <tr>
                <th scope="col">x</th>
                <th scope="col">x − mean</th>
                <th scope="col">(x − mean)²</th>
              </tr>
            </thead>
            <tbody>
              {Array.from(sorted, (number, index) => {
                const distance = plain(number - mean);
                return (
                  <tr key={String(index)}>
                    <td>{formatNumber(number)}</td>
                    <td>{formatNumber(distance)}</td>
                    <td>{formatNumber(plain(distance ** 2))}</td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Sum</th>
                <td />
                <td>{squares}</td>
              </tr>
            </tfoot>
          </table>
        </Scrollable>
        <p>
          Mean: {formatNumber(result.sum)} / {formatNumber(count)} {equals(mean)}
        </p>
        <p>
          Variance: {quotient} {equals(variance)}
        </p>
        <p>
          Standard deviation: √({quotient}) {equals(standardDeviation)}
        </p>
      </div>
    </details>
  );
}

/** A number after its sign, which says whether it is rounded. */
function equals(value: number): string {
  const shown = formatNumber(value);
  return `${isRounded(value, shown) ? '≈' : '='} ${shown}`;
}
