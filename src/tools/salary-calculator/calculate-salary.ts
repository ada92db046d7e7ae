import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface SalaryRequest {
  readonly hourlyRate: number;
  readonly hoursPerWeek?: number;
  readonly weeksPerYear?: number;
}

export interface SalaryResult {
  readonly hourlyRate: number;
  readonly annual: number;
  readonly monthly: number;
  readonly weekly: number;
  readonly daily: number;
}

/**
 * What an hourly rate comes to, before tax: weekly = hourlyRate · hoursPerWeek, annual = weekly ·
 * weeksPerYear, monthly = annual / 12, and daily = weekly / 5, a week having five working days.
 * Each is computed exactly on the decimals as written and rounded once, to the nearest double.
 *
 * `hourlyRate` is in any one currency and at least 0. `hoursPerWeek` is greater than 0 and at most
 * 168, `weeksPerYear` greater than 0 and at most 53; they are 40 and 52 where they are left out.
 * Throws a `ToolError` that names the fields which are not, and where a result is beyond the range
 * of a number.
 *
 * @example
 * calculateSalary({ hourlyRate: 25 });
 * // { hourlyRate: 25, annual: 52000, monthly: 4333.333333333333, weekly: 1000, daily: 200 }
 */
export function calculateSalary(request: SalaryRequest): SalaryResult {
  check(request, rules);
  const { hourlyRate, hoursPerWeek = 40, weeksPerYear = 52 } = request;
  const weekly = multiply(hourlyRate, hoursPerWeek);
  const annual = multiply(weekly, weeksPerYear);
  return {
    hourlyRate: hourlyRate + 0,
    annual: toNumber(annual),
    monthly: toNumber(divide(annual, 12)),
    weekly: toNumber(weekly),
    daily: toNumber(divide(weekly, 5)),
  };
}
