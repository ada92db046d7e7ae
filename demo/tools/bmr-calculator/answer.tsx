import { type BmrCalculatorRequest, calculateBmr } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { rich } from '../../language/rich.ts';
import { HeadedTable } from '../shared/headed-table.tsx';
import { inRange } from '../shared/in-range.ts';
import { orDash } from '../shared/or-dash.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { activityLevels, atRest, dailyEnergy } from './activity.ts';

/** The energy for a day at several levels of activity, by both equations. */
export function More({ request }: ToolAnswer<'bmr-calculator'>) {
  const rates = formulas.map(({ id }) => rateBy(id, request));
  return (
    <TitledCard id="energy" title={t('Energy for a whole day')}>
      <Scrollable label={t('Energy by activity')}>
        <HeadedTable
          class="amounts"
          columns={[
            t('Activity'),
            t('Factor'),
            ...formulas.map(({ name }) => t('{formula}, kcal', { formula: t(name) })),
          ]}
          rows={[atRest, ...activityLevels].map(({ name, example, factor }) => ({
            key: name,
            cells: [
              <>
                {t(name)}
                {example && <div class="note">{t(example)}</div>}
              </>,
              formatNumber(factor),
              ...rates.map((rate) => orDash(dailyEnergy(rate, factor), formatNumber)),
            ],
          }))}
        />
      </Scrollable>
      <Sources />
    </TitledCard>
  );
}

function Sources() {
  return (
    <>
      <p class="note">
        {rich(
          'These factors are in common use with both equations; we know of no study behind them. The {source} give 1.40 to 1.69 for a sedentary or lightly active life, 1.70 to 1.99 for a moderately active and 2.00 to 2.40 for a vigorously active one.',
          {
            source: <a href="https://www.fao.org/4/y5686e/y5686e07.htm">{t('FAO, WHO and UNU')}</a>,
          },
        )}
      </p>
      <p class="note">
        {rich(
          'Both equations estimate averages of adults. In a {source}, Mifflin–St Jeor came within 10% of the measured rate more often than other equations, but was far off for some people.',
          {
            source: <a href="https://doi.org/10.1016/j.jada.2005.02.005">{t('review of 2005')}</a>,
          },
        )}
      </p>
    </>
  );
}

const formulas = [
  { id: 'mifflin', name: message('Mifflin–St Jeor') },
  { id: 'harris', name: message('Harris–Benedict') },
] as const;

/** Returns the rate by an equation, or `undefined` if the equation gives no rate above 0. */
export function rateBy(
  formula: (typeof formulas)[number]['id'],
  request: BmrCalculatorRequest,
): number | undefined {
  return inRange(() => calculateBmr({ ...request, formula }).bmr);
}
