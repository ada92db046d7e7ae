import {
  calculateRetirement,
  calculateRoi,
  calculateUnitPrice,
  percentageChange,
} from 'toolworker';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { inRange } from '../shared/in-range.ts';
import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import { monthsOfPlan, type Plan } from './growth.ts';

/** What the form asks for and the API does not take. */
export interface Outlook {
  /** The rise of prices in a year, in percent. */
  readonly inflation: number | undefined;
  /** The age until which the savings last. */
  readonly lastAge: number | undefined;
}

export function outlookOf({ inflation = '', lastAge = '' }: Inputs): Outlook {
  return { inflation: readIn(inflation, '%', 100), lastAge: readIn(lastAge, 'years', 150) };
}

function readIn(input: string, unit: string, most: number): number | undefined {
  const value = numberOf(input, unit);
  return value >= 0 && value <= most ? value : undefined;
}

/** Returns how many times as high prices are after some months: (1 + inflation)^(months / 12). */
function priceGrowth(inflation: number, months: number): number {
  if (inflation === 0 || months === 0) return 1;
  const returnValue = withoutBinaryNoise(100 + inflation);
  const { annualizedRoi } = calculateRoi({ cost: 100, returnValue, years: 12 / months });
  return 1 + (annualizedRoi ?? 0) / 100;
}

/**
 * Returns what an amount after some months would buy today: amount / (1 + inflation)^(months / 12).
 */
export function inTodaysMoney(
  amount: number,
  inflation: number,
  months: number,
): number | undefined {
  return inRange(
    () => calculateUnitPrice({ price: amount, quantity: priceGrowth(inflation, months) }).unitPrice,
  );
}

/**
 * Returns the income at the end of each month that empties savings until an age: S · q / (1 − (1 +
 * q)⁻ᵐ), where m is the number of months and q the monthly return after inflation, (1 +
 * annualReturn / 1200) / (1 + inflation)^(1 / 12) − 1. The income rises with prices, and is in
 * today's money if there is inflation. Returns `undefined` if the savings do not have to last a
 * month.
 */
export function monthlyIncome(
  savings: number,
  plan: Plan,
  { inflation = 0, lastAge }: Outlook,
): number | undefined {
  const months = Math.round(12 * ((lastAge ?? 0) - plan.retirementAge));
  if (months < 1) return undefined;
  return inRange(() => {
    const currentSavings = inTodaysMoney(savings, inflation, monthsOfPlan(plan)) ?? 0;
    const annualReturn = returnAfterInflation(plan.annualReturn ?? defaultReturn, inflation);
    const period = { currentAge: 0, retirementAge: months / 12, annualReturn };
    // The payments, left where they earn the same, would be worth as much as the savings then.
    const { projectedSavings } = calculateRetirement({ ...period, currentSavings });
    const paid = calculateRetirement({ ...period, targetNestEgg: projectedSavings });
    return paid.requiredMonthlyContribution ?? undefined;
  });
}

/** The default of the API. */
export const defaultReturn = 7;

/** Returns the annual return of which a twelfth is what a month earns above the rise of prices. */
function returnAfterInflation(annualReturn: number, inflation: number): number {
  if (inflation === 0) return annualReturn;
  const to = 1 + annualReturn / 1200;
  return 12 * percentageChange({ from: priceGrowth(inflation, 1), to }).percentChange;
}
