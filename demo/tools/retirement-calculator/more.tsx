import { useContext, useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import type { Shown } from '../shared/shown.ts';
import { mostYears, type Plan, yearlyGrowth } from './growth.ts';
import { inTodaysMoney, outlookOf } from './inflation.ts';
import { WhatIf } from './what-if.tsx';

/** The effect of another contribution or return, and the savings year by year. */
export function More({ request, result }: Shown<'retirement-calculator'>) {
  const { inflation } = outlookOf(useContext(FormInputs));
  const rows = useMemo(() => rowsOf(request, inflation), [request, inflation]);
  const isCut = request.retirementAge - request.currentAge > mostYears;
  const header = [t('Year'), t('Age'), t('Paid in'), t('Growth'), t('Balance')];
  return (
    <>
      <WhatIf request={request} result={result} inflation={inflation} />
      <AmountsTable
        title={t('Growth year by year')}
        fileName="savings.csv"
        header={inflation === undefined ? header : [...header, t('In today’s money')]}
        rows={rows}
        note={
          isCut
            ? plural(
                mostYears,
                'Only the first year is listed. Tax is not included.',
                'Only the first {count} years are listed. Tax is not included.',
              )
            : t('What you have saved so far is in the first balance. Tax is not included.')
        }
      />
    </>
  );
}

function rowsOf(request: Plan, inflation: number | undefined) {
  return yearlyGrowth(request).map(({ year, age, paidIn, growth, balance }) => {
    const months = Math.round(12 * (age - request.currentAge));
    const today = inflation === undefined ? undefined : inTodaysMoney(balance, inflation, months);
    return {
      period: [year, age],
      amounts: [paidIn, growth, balance, ...(today === undefined ? [] : [today])],
    };
  });
}
