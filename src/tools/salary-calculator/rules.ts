import { notNegative, type Rules } from '../../shared/rules.ts';
import type { SalaryRequest } from './calculate-salary.ts';

export const rules = {
  hourlyRate: notNegative,
  hoursPerWeek: { above: 0, maximum: 168 },
  weeksPerYear: { above: 0, maximum: 53 },
} satisfies Rules<SalaryRequest>;
