import { t } from '../../../src/form/language/language.ts';
import { useToolContext } from '../../components/form/tool-context.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import { type Compare, figureOf, type Item } from '../shared/compare/comparison-figures.ts';
import { useMoney } from '../shared/money.ts';
import { Bars } from '../shared/pictures/bars.tsx';
import { LineChart } from '../shared/pictures/line-chart.tsx';
import { timeAxis } from '../shared/pictures/line-places.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const steps = Array.from({ length: 41 }, (_, step) => step / 40);

/** The steady growth that leads to the value, or both amounts if the time is not known. */
export function Picture({ request: { cost, returnValue, years } }: ToolAnswer<'roi-calculator'>) {
  const { fields } = useToolContext();
  const money = useMoney();
  const titleOf = (name: string) => fields.find((field) => field.name === name)?.title ?? name;
  const [invested, value] = [titleOf('cost'), titleOf('returnValue')];
  if (years === undefined || returnValue <= 0) {
    const bar = (name: string, amount: number) => ({
      ...{ name, amount, text: <bdi>{money(amount)}</bdi> },
      isStrong: name === value,
    });
    return <Bars bars={[bar(invested, cost), bar(value, returnValue)]} />;
  }
  const growth = steps.map((step) => cost * (returnValue / cost) ** step);
  return (
    <LineChart
      {...timeAxis(steps.map((step) => 12 * years * step))}
      lines={[
        { name: value, tone: 'first', isFilled: true, values: growth },
        { name: invested, tone: 'second', values: steps.map(() => cost) },
      ]}
      write={money}
    />
  );
}

/** Compares several investments by their returns. */
export function More({ request }: ToolAnswer<'roi-calculator'>) {
  return (
    <Comparison
      {...comparedInvestments()}
      title={t('Compare investments')}
      itemName={t('Investment')}
      numberedName={(number) => t('Investment {number}', { number })}
      hint={t('Enter the years to compare investments of different lengths.')}
      beginLabel={t('Compare with another investment')}
      repeated={[]}
      request={request}
    />
  );
}

/** Investments are judged by their annualized return if all have one, or else by their total. */
export function comparedInvestments(): Compare {
  return {
    figures: [
      { title: t('Profit'), name: 'netProfit', kind: 'money' },
      { title: t('ROI'), name: 'roi', kind: 'percent' },
      { title: t('A year'), name: 'annualizedRoi', kind: 'percent' },
    ],
    judge: (items) =>
      items.every(isAnnualized)
        ? {
            by: 'annualizedRoi',
            sayOne: (name) => t('{name} has the highest return a year.', { name }),
            saySeveral: (names) => t('{names} tie for the highest return a year.', { names }),
          }
        : {
            by: 'roi',
            sayOne: (name) =>
              t(
                '{name} has the highest return in total. Enter the years of all investments to compare what they return a year.',
                { name },
              ),
            saySeveral: (names) =>
              t(
                '{names} tie for the highest return in total. Enter the years of all investments to compare what they return a year.',
                { names },
              ),
          },
  };
}

function isAnnualized(item: Item): boolean {
  return (figureOf(item, 'roi') === undefined) === (figureOf(item, 'annualizedRoi') === undefined);
}
