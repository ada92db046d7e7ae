import { t } from '../../../src/form/language/language.ts';
import { Comparison } from '../shared/compare/comparison.tsx';
import type { Shown } from '../shared/shown.ts';
import { compareInvestments } from './investments.ts';

/** Compares several investments by their returns. */
export function More({ request }: Shown<'roi-calculator'>) {
  return (
    <Comparison
      title={t('Compare investments')}
      itemName={t('Investment')}
      numberedName={(number) => t('Investment {number}', { number })}
      hint={t('Enter the years to compare investments of different lengths.')}
      repeated={[]}
      compare={compareInvestments}
      request={request}
    />
  );
}
