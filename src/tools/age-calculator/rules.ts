import type { Rules, TextRule } from '../../shared/rules.ts';
import type { AgeRequest } from './calculate-age.ts';
import { isCalendarDate } from './calendar-date.ts';

const calendarDate: TextRule = {
  accepts: isCalendarDate,
  expected: 'a calendar date from 0001-01-01 to 9999-12-31 in the form YYYY-MM-DD',
};

export const rules = {
  birthDate: calendarDate,
  targetDate: calendarDate,
} satisfies Rules<AgeRequest>;
