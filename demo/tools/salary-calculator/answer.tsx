import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatInFull } from '../../../src/form/numbers/format.ts';
import { Currency } from '../../../src/form/view/currency-context.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { usualAmount } from '../../model/currencies.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Compare } from '../shared/compare/comparison-figures.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { payPeriods, paysOf, typedPeriod } from './pay-periods.ts';

/** More dollars are hardly hourly pay. */
const mostAnHour = '1000';

/** Asks whether unusual pay is meant, and compares offers by their annual pay. */
export function More({ request, change }: ToolAnswer<'salary-calculator'> & FormFiller) {
  const inputs = useContext(FormInputs);
  const hourly = paysOf(inputs).find(({ period }) => period === payPeriods[0]);
  const isHourly = typedPeriod(inputs) === payPeriods[0];
  // Without a currency, it may be the one with the largest amounts.
  const most = Number(usualAmount(mostAnHour, useContext(Currency) ?? 'KRW'));
  const isDoubtful = isHourly && (hourly?.amount ?? 0) >= most;
  return (
    <>
      {isDoubtful && (
        <section class="card extra" aria-label={t('Is this hourly pay?')}>
          <p>{t('{amount} an hour is unusual.', { amount: formatInFull(hourly?.amount ?? 0) })}</p>
          <div class="buttons">
            <button type="button" onClick={() => change('hourlyRate.unit', 'per year')}>
              {t('It is annual pay')}
            </button>
          </div>
        </section>
      )}
      <Comparison
        {...comparedOffers()}
        title={t('Compare offers')}
        itemName={t('Offer')}
        numberedName={(number) => t('Offer {number}', { number })}
        hint={t('Amounts are before tax.')}
        beginLabel={t('Compare with another offer')}
        repeated={['hourlyRate.unit', 'hoursPerWeek', 'weeksPerYear']}
        request={request}
        inputs={inputs}
      />
    </>
  );
}

/** Offers are judged by their annual pay. */
export function comparedOffers(): Compare {
  return {
    figures: [
      { title: t('Weekly'), name: 'weekly', kind: 'money' },
      { title: t('Monthly'), name: 'monthly', kind: 'money' },
      { title: t('Annual'), name: 'annual', kind: 'money' },
      { title: t('Difference'), name: 'annual', kind: 'money', best: t('Highest pay') },
    ],
    judge: () => ({
      by: 'annual',
      sayOne: (name) => t('{name} has the highest annual pay.', { name }),
      saySeveral: (names) => t('{names} tie for the highest annual pay.', { names }),
    }),
  };
}
