import type { Calling } from '../../../src/form/calling.ts';
import { payPeriods } from './pay-periods.ts';
import { paysOf, typedPeriod } from './pays.ts';

/**
 * Asks for pay for an hour, whatever the period. If the paid time makes that impossible, the API
 * rejects the time.
 */
export const calling: Calling = {
  callFor: (inputs, typed) => {
    const isHourly = typedPeriod(inputs) === payPeriods[0];
    const hourly = paysOf(inputs).find(({ period }) => period === payPeriods[0]);
    return {
      request: isHourly || !hourly ? typed : { ...typed, hourlyRate: hourly.amount },
    };
  },
};
