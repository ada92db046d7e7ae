import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber } from '../../../src/form/numbers/format.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { useToolOfPage } from '../../components/form/tool-of-page.ts';
import { formatWeight, type WeightUnit } from '../shared/body-weight.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { categoriesOf } from './categories.ts';
import { Exceptions } from './exceptions.tsx';
import { distanceTo, type WeightRange, weightRanges } from './weights.ts';
import { isYoung } from './wording.tsx';

/** The weights of each category at the visitor's height, and the groups with other limits. */
export function More({ request, result }: Shown<'bmi-calculator'>) {
  const inputs = useContext(FormInputs);
  const { tool } = useToolOfPage();
  if (isYoung(inputs)) return <Exceptions />;
  const unit = request.unit === 'metric' ? 'kg' : 'lb';
  const ranges = weightRanges({ request, result }, categoriesOf(tool));
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
