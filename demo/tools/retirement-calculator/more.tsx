import { useMemo } from 'preact/hooks';
import { formatBriefly, formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { AmountsTable } from '../amounts-table.tsx';
import { mostYears, yearlyGrowth } from './growth.ts';
import { WhatIf } from './what-if.tsx';

/** What another contribution or return would change, and the savings year by year. */
export function More({ request, result }: Shown<'retirement-calculator'>) {
  const years = useMemo(() => yearlyGrowth(request), [request]);
  const isCut = request.retirementAge - request.currentAge > mostYears;
  return (
    <>
      <WhatIf request={request} result={result} />
      <AmountsTable
        title="Growth year by year"
        fileName="savings.csv"
        header={['Year', 'Age', 'Paid in', 'Growth', 'Balance']}
        rows={years.map(({ year, age, paidIn, growth, balance }) => ({
          period: [String(year), formatBriefly(age)],
          amounts: [paidIn, growth, balance],
        }))}
        note={
          isCut
            ? `Only the first ${formatNumber(mostYears)} years are listed. Inflation and tax are not included.`
            : 'What you have saved so far is in the first balance. Inflation and tax are not included.'
        }
      />
    </>
  );
}
