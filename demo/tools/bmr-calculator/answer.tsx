import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { rich } from '../../language/rich.ts';
import { formatWeight, weightUnitIn } from '../shared/body-weight.ts';
import { Figure } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { activityLevels, atRest, dailyEnergy, energyAt, goalsIn, mostActive } from './activity.ts';

/** The energy for a day at each level of activity, as bars. */
export function Picture({ result: { bmr } }: ToolAnswer<'bmr-calculator'>) {
  const { activity } = useContext(FormInputs);
  return (
    <figure>
      <figcaption>{t('Energy for a whole day, in kcal')}</figcaption>
      <ul class="activities">
        {[atRest, ...activityLevels].map(({ id, name, example, factor }) => (
          <li key={id} aria-current={id === activity || undefined}>
            <span>
              {t(name)} {example && <small>{t(example)}</small>}
            </span>{' '}
            <b>{formatNumber(dailyEnergy(bmr, factor))}</b>
            <div aria-hidden="true">
              <div style={{ width: `${(100 * factor) / mostActive}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The energy with which weight is lost and gained, and the accuracy of the estimates. */
export function More({ result: { bmr } }: ToolAnswer<'bmr-calculator'>) {
  const inputs = useContext(FormInputs);
  const energy = energyAt(inputs.activity, bmr);
  const unit = weightUnitIn(inputs);
  return (
    <>
      {energy !== undefined && (
        <TitledCard id="goals" title={t('To lose or gain weight')}>
          <dl class="figures">
            {goalsIn(unit).map(({ name, weight, kcal }) => (
              <Figure key={name} name={t(name, { weight: formatWeight(weight, unit) })}>
                {t('≈ {energy} kcal', { energy: formatNumber(Math.round(energy + kcal)) })}
              </Figure>
            ))}
          </dl>
          <p class="note">
            {rich(
              'By the rule that a pound of body fat holds 3,500 kcal ({rule}). A lighter body needs less energy, so weight changes more slowly as time goes on ({study}).',
              {
                rule: (
                  <a href="https://doi.org/10.1093/ajcn/6.5.542" lang="en">
                    Wishnofsky, 1958
                  </a>
                ),
                study: (
                  <a href="https://doi.org/10.1016/S0140-6736(11)60812-X" lang="en">
                    Hall, 2011
                  </a>
                ),
              },
            )}
          </p>
        </TitledCard>
      )}
      <Sources />
    </>
  );
}

function Sources() {
  return (
    <details class="card extra">
      <summary>{t('How accurate it is')}</summary>
      <div class="stack">
        <p>
          {rich(
            'These factors are in common use with both equations; we know of no study behind them. The {source} give 1.40 to 1.69 for a sedentary or lightly active life, 1.70 to 1.99 for a moderately active and 2.00 to 2.40 for a vigorously active one.',
            {
              source: (
                <a href="https://www.fao.org/4/y5686e/y5686e07.htm">{t('FAO, WHO and UNU')}</a>
              ),
            },
          )}
        </p>
        <p>
          {rich(
            'Both equations estimate averages of adults. In a {source}, Mifflin–St Jeor came within 10% of the measured rate more often than other equations, but was far off for some people.',
            {
              source: (
                <a href="https://doi.org/10.1016/j.jada.2005.02.005">{t('review of 2005')}</a>
              ),
            },
          )}
        </p>
      </div>
    </details>
  );
}
