import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { compareOffers } from './offers.ts';

/** Several offers, and which pays most in a year. */
export function More({ request }: Shown<'salary-calculator'>) {
  return (
    <Comparison
      title="Compare offers"
      itemName="Offer"
      hint="Amounts are before tax. Press Enter for another row."
      repeated={['hoursPerWeek', 'weeksPerYear']}
      compare={compareOffers}
      request={request}
    />
  );
}
