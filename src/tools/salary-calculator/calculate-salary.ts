import { parse } from '../../fields/index.ts';
import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { fields, type SalaryCalculatorRequest } from './request.ts';

export type { SalaryCalculatorRequest };

export interface SalaryCalculatorResult {
  /** As in the request. */
  readonly hourlyRate: number;
  /** Annual pay: weekly times weeksPerYear. */
  readonly annual: number;
  /** Monthly pay: a twelfth of annual. */
  readonly monthly: number;
  /** Weekly pay: hourlyRate times hoursPerWeek. */
  readonly weekly: number;
  /** Daily pay: a fifth of weekly. */
  readonly daily: number;
}

/**
 * Returns the daily, weekly, monthly and annual pay for an hourly rate, before tax.
 *
 * weekly = hourlyRate · hoursPerWeek, annual = weekly · weeksPerYear, monthly = annual / 12, and
 * daily = weekly / 5, since a week has five working days. Each result is the double nearest to the
 * exact value.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateSalary({ hourlyRate: 25 });
 * // { hourlyRate: 25, annual: 52000, monthly: 4333.333333333333, weekly: 1000, daily: 200 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/salary-calculator.md
 */
export function calculateSalary(request: SalaryCalculatorRequest): SalaryCalculatorResult {
  const { hourlyRate, hoursPerWeek, weeksPerYear } = parse(request, fields);
  const weekly = multiply(hourlyRate, hoursPerWeek);
  const annual = multiply(weekly, weeksPerYear);
  return {
    hourlyRate,
    annual: toNumber(annual),
    monthly: toNumber(divide(annual, 12)),
    weekly: toNumber(weekly),
    daily: toNumber(divide(weekly, 5)),
  };
}
