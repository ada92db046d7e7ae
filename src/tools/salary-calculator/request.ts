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
    synonyms: [
      'wage',
      'rate',
      'hourly',
      'pay',
      'payRate',
      'wageRate',
      'ratePerHour',
      'payPerHour',
      'wagePerHour',
      'salaryPerHour',
    ],
    unsupported: [
      {
        names: [
          'annualSalary',
          'yearlySalary',
          'annualRate',
          'annualPay',
          'monthlySalary',
          'monthlyRate',
          'monthlyPay',
          'weeklyPay',
          'dailyRate',
          'dayRate',
        ],
        expected: 'the pay for one hour, in the field hourlyRate',
      },
    ],
  },
  hoursPerWeek: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 168 }), 40),
    synonyms: ['weeklyHours', 'hours', 'hoursWeekly', 'hoursWorked', 'workHours', 'hoursAWeek'],
    unsupported: [
      {
        names: ['hoursPerDay', 'dailyHours', 'hoursPerMonth'],
        expected: 'the hours per week, in the field hoursPerWeek',
      },
    ],
  },
  weeksPerYear: {
    ...optional(number({ exclusiveMinimum: 0, maximum: 53 }), 52),
    synonyms: ['weeks', 'weeksWorked', 'workWeeks', 'annualWeeks', 'yearlyWeeks', 'weeksAYear'],
  },
} satisfies FieldsOf<SalaryRequest>;
