import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { Figure } from '../shared/figure.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { fenceFactor, type Quartiles, quartilesOf } from './quartiles.ts';
import { Steps } from './steps.tsx';
import { useSorted } from './use-sorted.ts';

const mostOutliers = 50;
const mostSteps = 50;

type Result = Shown<'standard-deviation-calculator'>['result'];

/** Quartiles, outliers, and the steps of the calculation. */
export function More({ request, result }: Shown<'standard-deviation-calculator'>) {
  const sorted = useSorted(request.numbers);
  const quartiles = useMemo(() => sorted && quartilesOf(sorted), [sorted]);
  if (!sorted || !quartiles) return null;
  const { lowerFence, upperFence, outliers } = quartiles;
  return (
    <>
      <TitledCard id="quartiles" title={t('Quartiles and outliers')}>
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
      </TitledCard>
      {result.count <= mostSteps && <Steps sorted={sorted} result={result} />}
    </>
  );
}

function figuresOf(quartiles: Quartiles, { count, median, sample, standardDeviation }: Result) {
  const { first, third, interquartileRange, outliers } = quartiles;
  return [
    { name: t('First quartile'), value: first },
    { name: t('Median'), value: median },
    { name: t('Third quartile'), value: third },
    { name: t('Interquartile range'), value: interquartileRange },
    ...(sample
      ? [{ name: t('Standard error of the mean'), value: standardDeviation / Math.sqrt(count) }]
      : []),
    { name: t('Outliers'), value: outliers.length },
  ];
}

function listed(outliers: readonly number[]): string {
  const numbers = outliers.slice(0, mostOutliers).map(formatNumber).join('; ');
  const rest = outliers.length - mostOutliers;
  if (rest <= 0) return numbers;
  return plural(rest, '{numbers}; and {count} more', '{numbers}; and {count} more', { numbers });
}
