import type { Shown } from '../shared/shown.ts';
import { OtherPlan } from './other-plan.tsx';
import { Schedule } from './payment-schedule.tsx';

/** A comparison with a second plan, and the payment schedule. */
export function More(shown: Shown<'loan-payoff-calculator'>) {
  return (
    <>
      <OtherPlan {...shown} />
      <Schedule {...shown} />
    </>
  );
}
