import type { Shown } from '../../pictures/shown.ts';
import { Comparison } from '../compare/comparison.tsx';
import { compareInvestments } from './investments.ts';

/** Several investments, and which returns most in a year. */
export function More({ request }: Shown<'roi-calculator'>) {
  return (
    <Comparison
      title="Compare investments"
      itemName="Investment"
      hint="With their years, investments of different lengths can be compared. Press Enter for another row."
      repeated={[]}
      compare={compareInvestments}
      request={request}
    />
  );
}
