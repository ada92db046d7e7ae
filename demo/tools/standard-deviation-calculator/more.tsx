import { useMemo } from 'preact/hooks';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatNumber, isRounded } from '../../format.ts';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { plural } from '../../plural.ts';
import { rich } from '../../rich.ts';
import { Figure } from '../figure.tsx';
import { plainDecimal } from '../plain-decimal.ts';
import { TitledCard } from '../titled-card.tsx';
import { fenceFactor, quartilesOf } from './quartiles.ts';
import { useSorted } from './use-sorted.ts';

const mostOutliers = 50;
const mostSteps = 50;

/** Quartiles, outliers, and the steps of the calculation. */
export function More({ request, result }: Shown<'standard-deviation-calculator'>) {
  const sorted = useSorted(request.numbers);
  const quartiles = useMemo(() => sorted && quartilesOf(sorted), [sorted]);
  if (!sorted || !quartiles) return null;
  const { first, third, interquartileRange, lowerFence, upperFence, outliers } = quartiles;
  const { count, median, sample, standardDeviation } = result;
  const figures = [
    { name: t('First quartile'), value: first },
    { name: t('Median'), value: median },
    { name: t('Third quartile'), value: third },
    { name: t('Interquartile range'), value: interquartileRange },
    ...(sample
      ? [{ name: t('Standard error of the mean'), value: standardDeviation / Math.sqrt(count) }]
      : []),
    { name: t('Outliers'), value: outliers.length },
  ];
  return (
    <>
      <TitledCard id="quartiles" title={t('Quartiles and outliers')}>
        <dl class="figures">
          {figures.map(({ name, value }) => (
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
      </TitledCard>
      {count <= mostSteps && <Steps sorted={sorted} result={result} />}
    </>
  );
}

function listed(outliers: readonly number[]): string {
  const numbers = outliers.slice(0, mostOutliers).map(formatNumber).join('; ');
  const rest = outliers.length - mostOutliers;
  if (rest <= 0) return numbers;
  return plural(rest, '{numbers}; and {count} more', '{numbers}; and {count} more', { numbers });
}

type Result = Shown<'standard-deviation-calculator'>['result'];

/** The squared distances from the mean, and the variance that follows from them. */
function Steps({ sorted, result }: { readonly sorted: Float64Array; readonly result: Result }) {
  const { count, sum, mean, sample, variance, standardDeviation } = result;
  const divisor = sample ? count - 1 : count;
  const squares = formatNumber(plainDecimal(variance * divisor));
  const quotient = `${squares} / ${formatNumber(divisor)}`;
  return (
    <details class="card extra">
      <summary>{t('Step by step')}</summary>
      <div class="stack">
        <Scrollable label={t('Distances from the mean')}>
          <table class="amounts">
            <thead>
              <tr>
                <th scope="col">x</th>
                <th scope="col">
                  <bdi dir="ltr">{t('x − mean')}</bdi>
                </th>
                <th scope="col">
                  <bdi dir="ltr">{t('(x − mean)²')}</bdi>
                </th>
              </tr>
            </thead>
            <tbody>
              {Array.from(sorted, (number, index) => {
                const distance = plainDecimal(number - mean);
                return (
                  <tr key={String(index)}>
                    <td>
                      <bdi>{formatNumber(number)}</bdi>
                    </td>
                    <td>
                      <bdi>{formatNumber(distance)}</bdi>
                    </td>
                    <td>
                      <bdi>{formatNumber(plainDecimal(distance ** 2))}</bdi>
                    </td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('Sum')}</th>
                <td />
                <td>{squares}</td>
              </tr>
            </tfoot>
          </table>
        </Scrollable>
        <p>
          {rich('Mean: {formula}', {
            formula: formula(`${formatNumber(sum)} / ${formatNumber(count)}`, mean),
          })}
        </p>
        <p>{rich('Variance: {formula}', { formula: formula(quotient, variance) })}</p>
        <p>
          {rich('Standard deviation: {formula}', {
            formula: formula(`√(${quotient})`, standardDeviation),
          })}
        </p>
      </div>
    </details>
  );
}

/** An expression and its value, with `≈` between them if the value is rounded, or else `=`. */
function formula(expression: string, value: number) {
  const shown = formatNumber(value);
  const sign = isRounded(value, shown) ? '≈' : '=';
  return <bdi dir="ltr">{`${expression} ${sign} ${shown}`}</bdi>;
}
