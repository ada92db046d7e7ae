import type { Rules } from '../../shared/rules.ts';
import { type CronField, cronFields, parseField } from './cron-field.ts';
import type { CronRequest } from './generate-cron.ts';

const maximumLength = 200;

const forms = `ranges (1-5) and steps (*/5, 1-9/2), in at most ${maximumLength} characters`;

export const rules = {
  minute: {
    maximumLength,
    accepts: (text) => isField(text, cronFields.minute),
    expected: `*, or a list of minutes from 0 to 59, ${forms}`,
  },
  hour: {
    maximumLength,
    accepts: (text) => isField(text, cronFields.hour),
    expected: `*, or a list of hours from 0 to 23, ${forms}`,
  },
  day: {
    maximumLength,
    accepts: (text) => isField(text, cronFields.day),
    expected: `*, or a list of days from 1 to 31, ${forms}`,
  },
  month: {
    maximumLength,
    accepts: (text) => isField(text, cronFields.month),
    expected: `*, or a list of months from 1 to 12 or JAN to DEC, ${forms}`,
  },
  weekday: {
    maximumLength,
    accepts: (text) => isField(text, cronFields.weekday),
    expected: `*, or a list of weekdays from 0 to 7 or SUN to SAT, ${forms}`,
  },
} satisfies Rules<CronRequest>;

function isField(text: string, field: CronField): boolean {
  return parseField(text, field).length > 0;
}
