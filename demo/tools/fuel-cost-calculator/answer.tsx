import { useContext, useId } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { CopyableFigure } from '../shared/figures.tsx';
import { useMoney } from '../shared/money.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { tripOf } from './trip.ts';

/** The cost with tolls, per person, and per 100 km or miles. */
export function More(shown: ToolAnswer<'fuel-cost-calculator'>) {
  const { withTolls, perPerson, perHundred, unit } = tripOf(shown, useContext(FormInputs));
  const id = useId();
  const money = useMoney();
  const text = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return (
    <TitledCard id={id} title={t('Cost of the trip')}>
      <dl class="figures">
        <CopyableFigure name={t('Fuel and tolls')} text={text(withTolls)} />
        <CopyableFigure name={t('Each person pays')} text={text(perPerson)} />
        <CopyableFigure
          name={unit === 'km' ? t('Fuel for 100 km') : t('Fuel for 100 miles')}
          text={text(perHundred)}
        />
      </dl>
    </TitledCard>
  );
}
