import { useId, useState } from 'preact/hooks';
import { type NumberField, NumberInput } from '../../components/number-input.tsx';
import { formatNumber } from '../../format.ts';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Figure } from '../figure.tsx';
import { orDash } from '../or-dash.ts';
import { TitledCard } from '../titled-card.tsx';
import { useMoney } from '../use-money.ts';
import { mostPeople, peopleOf, tripOf } from './trip.ts';

const peopleField: NumberField = {
  unit: undefined,
  sample: '',
  schema: { type: 'integer', minimum: 1, maximum: mostPeople },
};

/** The cost one way or there and back, per person, and per 100 km or miles. */
export function More(shown: Shown<'fuel-cost-calculator'>) {
  const [typed, setTyped] = useState('2');
  const [isReturn, setReturn] = useState(false);
  const id = useId();
  const people = peopleOf(typed);
  const { cost, perPerson, perHundred, unit } = tripOf(shown, people, isReturn);
  const money = useMoney();
  return (
    <TitledCard id={id} title={t('Share the cost')}>
      <div class="field">
        <label for={`${id}-people`}>{t('People')}</label>
        <NumberInput
          attributes={{
            id: `${id}-people`,
            'aria-invalid': people === undefined || undefined,
            'aria-describedby': `${id}-fault`,
          }}
          field={peopleField}
          value={typed}
          onInput={setTyped}
        />
        <p class="error" id={`${id}-fault`} role="alert">
          {people === undefined &&
            t('Expected a whole number from 1 to {most}', { most: formatNumber(mostPeople) })}
        </p>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isReturn}
          onChange={({ currentTarget }) => setReturn(currentTarget.checked)}
        />
        <span>{t('There and back')}</span>
      </label>
      <dl class="figures">
        <Figure name={isReturn ? t('There and back') : t('One way')}>{money(cost)}</Figure>
        <Figure name={t('Each person pays')}>{orDash(perPerson, money)}</Figure>
        <Figure name={unit === 'km' ? t('Cost of 100 km') : t('Cost of 100 miles')}>
          {orDash(perHundred, money)}
        </Figure>
      </dl>
    </TitledCard>
  );
}
