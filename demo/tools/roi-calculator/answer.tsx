import { t } from '../../../src/form/language/language.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import { type Compare, figureOf, type Item } from '../shared/compare/comparison-figures.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** Compares several investments by their returns. */
export function More({ request }: ToolAnswer<'roi-calculator'>) {
  return (
    <Comparison
      {...comparedInvestments()}
      title={t('Compare investments')}
      itemName={t('Investment')}
      numberedName={(number) => t('Investment {number}', { number })}
      hint={t('Enter the years to compare investments of different lengths.')}
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
            saySeveral: (names) => t('{names} have the same, highest return a year.', { names }),
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
                '{names} have the same, highest return in total. Enter the years of all investments to compare what they return a year.',
                { names },
              ),
          },
  };
}

function isAnnualized(item: Item): boolean {
  return (figureOf(item, 'roi') === undefined) === (figureOf(item, 'annualizedRoi') === undefined);
}
