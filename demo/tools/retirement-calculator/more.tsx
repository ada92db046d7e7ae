import { useMemo } from 'preact/hooks';
import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { plural } from '../../plural.ts';
import { AmountsTable } from '../amounts-table.tsx';
import { mostYears, yearlyGrowth } from './growth.ts';
import { WhatIf } from './what-if.tsx';

/** The effect of another contribution or return, and the savings year by year. */
export function More({ request, result }: Shown<'retirement-calculator'>) {
  const years = useMemo(() => yearlyGrowth(request), [request]);
  const isCut = request.retirementAge - request.currentAge > mostYears;
  return (
    <>
      <WhatIf request={request} result={result} />
      <AmountsTable
        title={t('Growth year by year')}
        fileName="savings.csv"
        header={[t('Year'), t('Age'), t('Paid in'), t('Growth'), t('Balance')]}
        rows={years.map(({ year, age, paidIn, growth, balance }) => ({
          period: [year, age],
          amounts: [paidIn, growth, balance],
        }))}
        note={
          isCut
            ? plural(
                mostYears,
                'Only the first year is listed. Inflation and tax are not included.',
                'Only the first {count} years are listed. Inflation and tax are not included.',
              )
            : t(
                'What you have saved so far is in the first balance. Inflation and tax are not included.',
              )
        }
      />
    </>
  );
}
