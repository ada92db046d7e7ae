import { useContext } from 'preact/hooks';
import { FormInputs } from '../../components/form-inputs.ts';
import { Scrollable } from '../../components/scrollable.tsx';
import { formatBriefly, formatNumber } from '../../format.ts';
import { localized, t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { rich } from '../../rich.ts';
import { formatWeight, type WeightUnit } from '../body-weight.ts';
import { HeadedTable } from '../headed-table.tsx';
import { TitledCard } from '../titled-card.tsx';
import { distanceTo, type WeightRange, weightRanges } from './weights.ts';
import { isYoung } from './wording.tsx';

/** The weights of each category at the visitor's height, and the groups with other limits. */
export function More({ request, result }: Shown<'bmi-calculator'>) {
  const inputs = useContext(FormInputs);
  if (isYoung(inputs)) return <Exceptions />;
  const unit = request.unit === 'metric' ? 'kg' : 'lb';
  const ranges = weightRanges({ request, result });
  return (
    <>
      <TitledCard id="weights" title={t('Weights at this height')}>
        <p>{comparison(ranges, request.weight, unit)}</p>
        <Scrollable label={t('Weights by category')}>
          <HeadedTable
            columns={[
              t('Category'),
              t('BMI'),
              unit === 'kg' ? t('Weight in kg') : t('Weight in lb'),
            ]}
            rows={ranges.map(({ name, from, to }) => {
              const isCurrent = name === result.category;
              return {
                key: name,
                isCurrent,
                cells: [
                  isCurrent ? <strong>{t(name)}</strong> : t(name),
                  between(from?.bmi, to?.bmi, formatNumber),
                  between(from?.weight, to?.weight, formatBriefly),
                ],
              };
            })}
          />
        </Scrollable>
        <p class="note">{t('A category begins at its first number and ends before its second.')}</p>
      </TitledCard>
      <Exceptions />
    </>
  );
}

function between(
  from: number | undefined,
  to: number | undefined,
  written: (value: number) => string,
): string {
  if (from === undefined) return to === undefined ? '' : t('below {limit}', { limit: written(to) });
  if (to === undefined) return t('{limit} or more', { limit: written(from) });
  return t('{from} to {to}', { from: written(from), to: written(to) });
}

function comparison(ranges: readonly WeightRange[], weight: number, unit: WeightUnit): string {
  const normal = ranges.find(({ name }) => name === 'Normal weight');
  if (!normal) return '';
  const { from, to } = normal;
  const distance = distanceTo(normal, weight);
  if (Math.abs(distance) >= 0.05) {
    const difference = formatWeight(Math.abs(distance), unit);
    return distance < 0
      ? t('Normal weight begins {difference} above the weight that you entered.', { difference })
      : t('Normal weight ends {difference} below the weight that you entered.', { difference });
  }
  const isAtLimit = [from, to].some((limit) => limit && Math.abs(limit.weight - weight) < 0.05);
  return isAtLimit
    ? t('The weight that you entered is at a limit of normal weight.')
    : t('The weight that you entered is normal for this height.');
}

function Exceptions() {
  return (
    <details class="card extra">
      <summary>{t('Children, pregnancy, athletes, Asian populations')}</summary>
      <div class="stack">
        <p>
          {rich(
            '{people} have other limits. Their BMI is compared with others of the same age and sex, by percentiles of the {cdc} or the {who}.',
            {
              people: <strong>{t('Children and teenagers')}</strong>,
              cdc: (
                <a href="https://www.cdc.gov/bmi/child-teen-calculator/">
                  {t('CDC (2 to 19 years)')}
                </a>
              ),
              who: (
                <a href="https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age">
                  {t('WHO (5 to 19 years)')}
                </a>
              ),
            },
          )}
        </p>
        <p>
          {rich(
            '{when}, the categories do not apply. Guidelines for weight gain start from the BMI before it ({source}).',
            {
              when: <strong>{t('During pregnancy')}</strong>,
              source: (
                <a href="https://doi.org/10.17226/12584" lang="en">
                  Institute of Medicine, 2009
                </a>
              ),
            },
          )}
        </p>
        <p>
          {rich(
            '{people} may have a high BMI because of muscle. The BMI does not tell muscle from fat; a {link} says more.',
            {
              people: <strong>{t('Athletes')}</strong>,
              link: <a href={localized('/tools/body-fat-calculator/')}>{t('body fat estimate')}</a>,
            },
          )}
        </p>
        <p>
          {rich(
            '{where}, the risk of diabetes and heart disease is often high below a BMI of 25. A WHO expert consultation kept the categories for all, and named 23, 27.5, 32.5 and 37.5 as further points for public health action ({source}).',
            {
              where: <strong>{t('In Asian populations')}</strong>,
              source: (
                <a href="https://doi.org/10.1016/S0140-6736(03)15268-3" lang="en">
                  Lancet 363, 2004, 157–163
                </a>
              ),
            },
          )}
        </p>
      </div>
    </details>
  );
}
