import { type FieldsOf, number, optional } from '../../fields/index.ts';

export interface SalaryRequest {
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
    synonyms: 'wage rate pay hour ratePerHour',
    unsupported: [
      {
        names:
          'annualSalary yearlySalary monthlySalary annualRate annualPay monthlyRate monthlyPay weeklyPay dailyRate dayRate',
        expected: 'the pay for one hour, in the field hourlyRate',
      },
    ],
  },
  hoursPerWeek: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 168 }), 40),
    synonyms: 'hr weekly worked working work hpw',
    figures: 'weekly monthly annual daily',
    unsupported: [
      { names: 'daysPerWeek', harmless: [5] },
      {
        names: 'overtime overtimeHours overtimeRate vacation vacationWeeks vacationDays',
        harmless: [0],
      },
      {
        names: 'hoursPerDay dailyHours hoursPerMonth',
        expected: 'the hours per week, in the field hoursPerWeek',
      },
    ],
  },
  weeksPerYear: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 53 }), 52),
    synonyms: 'wk annual annum yearly worked working work paid wpy',
    figures: 'weekly monthly annual daily',
  },
} satisfies FieldsOf<SalaryRequest>;
