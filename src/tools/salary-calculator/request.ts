import { type FieldsOf, nonNegative, number, optional, positiveTo } from '../../fields/index.ts';

export interface SalaryRequest {
  /** Pay for one hour, in any currency. */
  readonly hourlyRate: number;
  /** Paid hours per week. */
  readonly hoursPerWeek?: number;
  /** Paid weeks per year. */
  readonly weeksPerYear?: number;
}

export const fields = {
  hourlyRate: { ...number(nonNegative), synonyms: ['wage'] },
  hoursPerWeek: {
    ...optional(number(positiveTo(168)), 40),
    synonyms: ['weeklyHours', 'hours'],
  },
  weeksPerYear: { ...optional(number(positiveTo(53)), 52), synonyms: ['weeks'] },
} satisfies FieldsOf<SalaryRequest>;
