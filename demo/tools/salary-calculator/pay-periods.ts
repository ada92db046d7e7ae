import { isPlain } from '../../../src/form/amounts/plain-numbers.ts';
import { numberOf } from '../../../src/form/amounts/read-amount.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { message } from '../../../src/form/language/language.ts';
import { type Decimal, decimalOf, productOf } from '../../../src/form/numbers/decimal-parts.ts';
import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';

/** The periods that a form takes pay for. The API takes pay for the first one only. */
export const payPeriods = [
  message('per hour'),
  message('per day'),
  message('per week'),
  message('every two weeks'),
  message('twice a month'),
  message('per month'),
  message('per year'),
] as const;

export type PayPeriod = (typeof payPeriods)[number];

interface PaidTime {
  readonly hoursPerWeek: string;
  readonly daysPerWeek: string;
  readonly weeksPerYear: string;
}

/** The defaults of the API, and a week of five working days. */
export const usualTime: PaidTime = { hoursPerWeek: '40', daysPerWeek: '5', weeksPerYear: '52' };

/** Returns the time among the inputs of a form, in which an empty one is the usual one. */
export function paidTime(inputs: Readonly<Record<string, string>>): PaidTime {
  return {
    hoursPerWeek: inputs.hoursPerWeek || usualTime.hoursPerWeek,
    daysPerWeek: inputs.daysPerWeek || usualTime.daysPerWeek,
    weeksPerYear: inputs.weeksPerYear || usualTime.weeksPerYear,
  };
}

/** Pay for a period, with the number nearest to it. */
interface Pay {
  readonly amount: number;
  /** Whether the number is not exactly the pay. */
  readonly isRounded: boolean;
}

function isPayPeriod(unit: string | undefined): unit is PayPeriod {
  return payPeriods.some((period) => period === unit);
}

/**
 * Converts pay for one period to another: amount × (periods `from` in a year) / (periods `to` in a
 * year), exactly until the end. Returns `undefined` if an input is no plain decimal, or a time is
 * not positive.
 */
export function payFor(
  amount: string,
  from: PayPeriod,
  to: PayPeriod,
  time: PaidTime,
): Pay | undefined {
  return shareOf(amount, timesAYear(from, time), timesAYear(to, time));
}

/**
 * Returns an amount times some decimals, divided by others. Returns `undefined` if the amount is no
 * plain decimal, or another one is not positive.
 */
function shareOf(
  amount: string,
  factors: readonly string[],
  divisors: readonly string[],
): Pay | undefined {
  const isPaid = [...factors, ...divisors].every((times) => isPlain(times) && Number(times) > 0);
  if (!isPaid || !isPlain(amount)) return undefined;
  return quotient(
    productOf([amount, ...factors].map(decimalOf)),
    productOf(divisors.map(decimalOf)),
  );
}

/** Returns decimals whose product is how often a period is paid in a year. */
function timesAYear(
  period: PayPeriod,
  { hoursPerWeek, daysPerWeek, weeksPerYear }: PaidTime,
): readonly string[] {
  return {
    'per hour': [hoursPerWeek, weeksPerYear],
    'per day': [daysPerWeek, weeksPerYear],
    'per week': [weeksPerYear],
    'every two weeks': [weeksPerYear, '0.5'],
    'twice a month': ['24'],
    'per month': ['12'],
    'per year': ['1'],
  }[period];
}

/** More digits than it takes to tell which number is nearest. */
const enoughDigits = 60;

/**
 * Divides by a positive decimal. Returns `undefined` if the quotient is beyond the range of a
 * number.
 */
function quotient(one: Decimal, other: Decimal): Pay | undefined {
  const scale = enoughDigits + String(other.digits).length;
  const scaled = one.digits * 10n ** BigInt(scale);
  const result = scaled / other.digits;
  const isEndless = scaled % other.digits !== 0n;
  const exponent = one.exponent - other.exponent - scale;
  // A further digit tells that the quotient does not end here.
  const amount = Number(`${result}${isEndless ? 1 : 0}e${exponent - 1}`);
  if (!Number.isFinite(amount)) return undefined;
  return { amount, isRounded: isEndless || !isSame(decimalOf(String(amount)), result, exponent) };
}

function isSame({ digits, exponent }: Decimal, others: bigint, otherExponent: number): boolean {
  const shift = exponent - otherExponent;
  // No number has so many digits, and a power of ten so large would take forever.
  return shift >= 0 && shift < 1_000 && digits * 10n ** BigInt(shift) === others;
}

interface PeriodPay extends Pay {
  readonly period: PayPeriod;
}

/** Returns pay for every period from what was typed, or none if that is impossible. */
export function paysOf(inputs: Inputs): readonly PeriodPay[] {
  const time = paidTime(inputs);
  return payPeriods.flatMap((period) => {
    const pay = payFor(typedPay(inputs), typedPeriod(inputs), period, time);
    return pay ? [{ period, ...pay }] : [];
  });
}

function typedPay({ hourlyRate = '' }: Inputs): string {
  return isPlain(hourlyRate) ? hourlyRate : String(numberOf(hourlyRate));
}

/** Returns pay for a day or an hour that is worked, since paid days off are not. */
export function payWorked(inputs: Inputs, period: 'per day' | 'per hour'): Pay | undefined {
  const time = paidTime(inputs);
  const { hoursPerWeek, daysPerWeek, weeksPerYear } = time;
  const daysOff = numberOf(inputs.paidDaysOff ?? '', 'days');
  const days = withoutBinaryNoise(Number(daysPerWeek) * Number(weeksPerYear) - daysOff);
  if (!(daysOff > 0)) return undefined;
  const ofYear = timesAYear(typedPeriod(inputs), time);
  return period === 'per day'
    ? shareOf(typedPay(inputs), ofYear, [String(days)])
    : shareOf(typedPay(inputs), [...ofYear, daysPerWeek], [String(days), hoursPerWeek]);
}

export function typedPeriod(inputs: Inputs): PayPeriod {
  const unit = inputs['hourlyRate.unit'];
  return isPayPeriod(unit) ? unit : payPeriods[0];
}
