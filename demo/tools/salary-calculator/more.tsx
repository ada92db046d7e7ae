import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { compareOffers } from './offers.ts';

/** Compares several offers by their annual pay. */
export function More({ request }: Shown<'salary-calculator'>) {
  return (
    <Comparison
      title={t('Compare offers')}
      itemName={t('Offer')}
      numberedName={(number) => t('Offer {number}', { number })}
      hint={t('Amounts are before tax.')}
      repeated={['hoursPerWeek', 'weeksPerYear']}
      compare={compareOffers}
      request={request}
    />
  );
}
