import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { NumberInput } from '../../../src/form/view/number-input.tsx';
import { preferredUnits, preferUnits } from '../../model/preferred-units.ts';
import { formatWeight, type WeightUnit } from '../shared/body-weight.ts';
import { Figure } from '../shared/figure.tsx';
import { orDash } from '../shared/or-dash.ts';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { massesOf } from './masses.ts';
import { Places } from './places.tsx';

const units: readonly WeightUnit[] = ['kg', 'lb'];

function weightUnit(unit: string | undefined): WeightUnit {
  return units.find((name) => name === unit) ?? 'kg';
}

const weightField = {
  unit: undefined,
  sample: '',
  schema: { type: 'number', exclusiveMinimum: 0 },
} as const;

/** Fat and lean mass for a weight, and the accuracy of the method. */
export function More({ request, result: { bodyFatPercent } }: Shown<'body-fat-calculator'>) {
  return (
    <>
      <TitledCard id="places" title={t('Where to measure')}>
        <Places gender={request.gender} />
      </TitledCard>
      <Masses bodyFatPercent={bodyFatPercent} />
      <Method />
    </>
  );
}

function Masses({ bodyFatPercent }: { readonly bodyFatPercent: number }) {
  const [weight, setWeight] = useState('');
  const [unit, setUnit] = useState(() => weightUnit(preferredUnits().kg));
  const masses = massesOf(weight, unit, bodyFatPercent);
  const written = (mass: number) => formatWeight(mass, unit);
  return (
    <TitledCard id="masses" title={t('Fat and lean mass')}>
      <div class="field">
        <label for="body-weight">
          {t('Weight')} <span class="optional">{t('optional')}</span>
        </label>
        <div class="control">
          <NumberInput
            attributes={{ id: 'body-weight' }}
            field={weightField}
            value={weight}
            onInput={setWeight}
          />
          <UnitChoice unit={unit} onChoose={setUnit} />
        </div>
      </div>
      <dl class="figures" aria-live="polite">
        <Figure name={t('Fat mass')}>{orDash(masses?.fat, written)}</Figure>
        <Figure name={t('Lean mass')}>{orDash(masses?.lean, written)}</Figure>
      </dl>
    </TitledCard>
  );
}

interface UnitProperties {
  readonly unit: WeightUnit;
  readonly onChoose: (unit: WeightUnit) => void;
}

function UnitChoice({ unit, onChoose }: UnitProperties) {
  return (
    <select
      class="units"
      aria-label={t('Unit of the weight')}
      value={unit}
      onChange={({ currentTarget: { value } }) => {
        preferUnits({ kg: value });
        onChoose(weightUnit(value));
      }}
    >
      {units.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** How to measure, and how accurate the estimate is. */
function Method() {
  return (
    <details class="card extra">
      <summary>{t('How to measure, and how accurate it is')}</summary>
      <div class="stack">
        <p>
          {t(
            'Stand upright with your arms hanging. Keep the tape level and close to the skin without pressing it in.',
          )}
        </p>
        <p>
          {t(
            'Compared with underwater weighing, the estimate had a standard error of 3.5 percentage points for men and 3.7 for women (Hodgdon and Beckett, 1984). So about one person in three is further off than that. Scans and underwater weighing are more accurate.',
          )}
        </p>
      </div>
    </details>
  );
}
