import type { Inputs } from '../../../src/form/inputs.ts';
import { isPlain } from '../../../src/form/amounts/plain-numbers.ts';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import {
  isPayPeriod,
  type Pay,
  type PayPeriod,
  paidTime,
  payFor,
  payPeriods,
} from './pay-periods.ts';

export interface PeriodPay extends Pay {
  readonly period: PayPeriod;
}

/** Returns pay for every period from what was typed, or none if that is impossible. */
export function paysOf(inputs: Inputs): readonly PeriodPay[] {
  const { hourlyRate = '' } = inputs;
  const amount = isPlain(hourlyRate) ? hourlyRate : String(numberOf(hourlyRate));
  const time = paidTime(inputs);
  return payPeriods.flatMap((period) => {
    const pay = payFor(amount, typedPeriod(inputs), period, time);
    return pay ? [{ period, ...pay }] : [];
  });
}

export function typedPeriod(inputs: Inputs): PayPeriod {
  const unit = inputs['hourlyRate.unit'];
  return isPayPeriod(unit) ? unit : payPeriods[0];
}
