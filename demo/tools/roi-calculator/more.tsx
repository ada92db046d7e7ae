import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
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
