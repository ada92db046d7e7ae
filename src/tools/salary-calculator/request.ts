import { type FieldsOf, number, optional } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface SalaryCalculatorRequest {
  /** Pay for one hour, in any currency. */
  readonly hourlyRate: number;
  /** Paid hours per week. */
  readonly hoursPerWeek?: number;
  /** Paid weeks per year. */
  readonly weeksPerYear?: number;
}

export const fields = {
  hourlyRate: {
    ...number({ minimum: 0 }),
    synonyms: 'wage rate pay ratePerHour',
    unsupported: [
      {
        names:
          'annualSalary yearlySalary monthlySalary annualRate annualPay monthlyRate monthlyPay weeklyPay dailyRate dayRate',
        instead: 'the pay for one hour',
      },
      'tax deduction pension retirement 401k insurance bonus commission tip raise increase nightRate weekendRate doubleTime multiplier',
      rounding,
    ],
  },
  hoursPerWeek: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 168 }), 40),
    synonyms: 'hr weekly work hpw hrsPerWeek',
    figures: 'weekly monthly annual daily',
    unsupported: [
      { names: 'daysPerWeek', harmless: [5] },
      {
        names: 'overtime vacation holiday pto leave unpaid sick break lunch',
      },
      { names: 'fte', harmless: [1, 100, '100%'] },
      {
        names:
          'hoursPerDay dailyHours hoursPerMonth hoursPerYear monthlyHours annualHours yearlyHours',
        instead: 'the hours per week',
      },
    ],
  },
  weeksPerYear: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 53 }), 52),
    synonyms: 'wk annual annum yearly work paid wpy',
    figures: 'weekly monthly annual daily',
  },
} satisfies FieldsOf<SalaryCalculatorRequest>;
