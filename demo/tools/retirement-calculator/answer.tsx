import { useContext, useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { AmountsTable } from '../shared/amounts-table.tsx';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Compare } from '../shared/compare/comparison-figures.ts';
import { useMoney } from '../shared/money.ts';
import { type Line, LineChart } from '../shared/pictures/line-chart.tsx';
import { monthsOf } from '../shared/pictures/line-places.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { monthsOfPlan, mostYears, type Plan, savingsAfter, yearlyGrowth } from './growth.ts';
import { inTodaysMoney, outlookOf } from './inflation.ts';

/** Savings over time, split into contributions and growth. */
export function Picture({ request, result }: ToolAnswer<'retirement-calculator'>) {
  const { inflation } = outlookOf(useContext(FormInputs));
  const { ages, lines } = useMemo(() => linesOf(request, inflation), [request, inflation]);
  const money = useMoney();
  const { projectedSavings, totalContributed, totalGrowth } = result;
  const caption = t(
    'You will have {savings} at the age of {age}: {contributed} paid in, and {growth} of growth.',
    {
      savings: money(projectedSavings),
      age: formatNumber(request.retirementAge),
      contributed: money(totalContributed),
      growth: money(totalGrowth),
    },
  );
  return <LineChart axis={t('Age')} places={ages} write={money} {...{ lines, caption }} />;
}

function linesOf(request: Plan, inflation: number | undefined) {
  const months = monthsOf(monthsOfPlan(request));
  const savings = months.map((month) => savingsAfter(month, request));
  const growth: Line = {
    name: t('Growth'),
    tone: 'second',
    isFilled: true,
    values: savings.map(({ projectedSavings }) => projectedSavings),
    amounts: savings.map(
      ({ projectedSavings, totalContributed }) => projectedSavings - totalContributed,
    ),
  };
  const contributed: Line = {
    name: t('Contributions'),
    tone: 'first',
    isFilled: true,
    values: savings.map(({ totalContributed }) => totalContributed),
  };
  const today: readonly Line[] =
    inflation === undefined
      ? []
      : [
          {
            name: t('In today’s money'),
            tone: 'third',
            values: savings.map(
              ({ projectedSavings }, index) =>
                inTodaysMoney(projectedSavings, inflation, months[index] ?? 0) ?? null,
            ),
          },
        ];
  return {
    ages: months.map((month) => request.currentAge + month / 12),
    lines: [growth, contributed, ...today],
  };
}

/** A comparison with other plans, and the savings year by year. */
export function More({ request }: ToolAnswer<'retirement-calculator'>) {
  const { inflation } = outlookOf(useContext(FormInputs));
  const rows = useMemo(() => rowsOf(request, inflation), [request, inflation]);
  const isCut = request.retirementAge - request.currentAge > mostYears;
  const header = [t('Year'), t('Age'), t('Paid in'), t('Growth'), t('Balance')];
  return (
    <>
      <Comparison
        {...comparedPlans()}
        title={t('Compare plans')}
        itemName={t('Plan')}
        numberedName={(number) => t('Plan {number}', { number })}
        hint={t('Change a figure to see what another contribution or return leads to.')}
        beginLabel={t('Compare with another plan')}
        repeated={Object.keys(request)}
        request={request}
      />
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

/** Plans are judged by their savings. */
export function comparedPlans(): Compare {
  return {
    figures: [
      { title: t('Savings'), name: 'projectedSavings', kind: 'money' },
      { title: t('Paid in'), name: 'totalContributed', kind: 'money' },
      { title: t('Growth'), name: 'totalGrowth', kind: 'money' },
    ],
    judge: () => ({
      by: 'projectedSavings',
      sayOne: (name) => t('{name} leads to the most savings.', { name }),
      saySeveral: (names) => t('{names} tie for the most savings.', { names }),
    }),
  };
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
