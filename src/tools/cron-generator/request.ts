import { type FieldsOf, optional } from '../../fields/index.ts';
import { Mistake, notation } from '../../fields/notation.ts';
import { type CronField, cronFields, malformedItem, parseField } from './cron-field.ts';
import { otherDialect } from './other-dialects.ts';

export interface CronGeneratorRequest {
  /** Minutes from 0 to 59, such as 0,30 or 10-40/5. */
  readonly minute?: string;
  /** Hours from 0 to 23, such as 9 or 9-17. */
  readonly hour?: string;
  /** Days of the month from 1 to 31, such as 1,15. */
  readonly day?: string;
  /** Months from 1 to 12 or JAN to DEC, such as JAN-MAR. */
  readonly month?: string;
  /** Days of the week from 0 to 7 or SUN to SAT; both 0 and 7 are Sunday. */
  readonly weekday?: string;
}

export const fields = {
  minute: {
    ...cronText(cronFields.minute, 'minutes from 0 to 59', '0'),
    synonyms: 'min',
    unsupported: [
      {
        names: 'second seconds sec',
        expected: 'no seconds, which standard cron lacks',
        harmless: ['0', 0],
      },
      {
        names:
          'cron expression crontab schedule preset alias time at every interval frequency rate repeat recurrence rrule rule step hourly daily weekly monthly yearly',
        expected: 'the fields minute, hour, day, month and weekday',
      },
    ],
  },
  hour: { ...cronText(cronFields.hour, 'hours from 0 to 23', '9'), synonyms: 'hr' },
  day: {
    ...cronText(cronFields.day, 'days from 1 to 31', '1'),
    synonyms: 'dayOfMonth dom date mday',
  },
  month: {
    ...cronText(cronFields.month, 'months from 1 to 12 or JAN to DEC', 'JAN'),
    synonyms: 'monthOfYear',
  },
  weekday: {
    ...cronText(cronFields.weekday, 'weekdays from 0 to 7 or SUN to SAT', 'MON-FRI'),
    synonyms: 'dayOfWeek dow dayOfTheWeek wday days',
    unsupported: [
      'nth lastDay week weekOfMonth last businessDays excludeHolidays endDate startDate duration jitter random offset format',
      {
        names: 'ampm meridiem pm',
        expected: 'hours from 0 to 23, in the field hour',
        harmless: ['am', 'AM', 'a.m.', false],
      },
      {
        names: 'year years',
        expected: 'no years, which standard cron lacks',
        harmless: ['*'],
      },
    ],
  },
} satisfies FieldsOf<CronGeneratorRequest>;

function cronText(field: CronField, values: string, example: string) {
  const usual = `* or a list of ${values}, ranges from low to high (1-5) and steps up to ${field.highest} (*/5, 1-9/2)`;
  const list = notation({
    maxLength: 200,
    examples: [example],
    expected: usual,
    read: (written) => {
      if (parseField(written, field).length > 0) return written;
      return otherDialect(written, field) ?? new Mistake(usual, malformedItem(written, field));
    },
  });
  return optional(list, '*');
}
