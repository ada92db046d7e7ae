import { parse } from '../../fields/index.ts';
import { describeSchedule } from './describe-schedule.ts';
import { type CronRequest, fields } from './request.ts';

export type { CronRequest };

export interface CronResult {
  /** The five fields as given, with one space between them. */
  readonly cron: string;
  /** When the schedule runs, as an English sentence. */
  readonly description: string;
}

/**
 * Returns a cron expression from its five fields, and its meaning as an English sentence.
 *
 * A field is a list of values, ranges and steps, such as `0,30`, `9-17` and `10-40/5`, as in the
 * crontab(5) of Vixie cron; `*` is the range of all values. The schedule runs on the days that fit
 * both day fields if one of them starts with `*`, and else on the days that fit either. A date that
 * never comes, such as 30 February, is not refused.
 *
 * Throws a `ToolError` for an invalid request: also for a reversed range, a step of 0 or above the
 * field's highest value, and a step on a single value.
 *
 * @example
 * generateCron({ minute: '0', hour: '9', weekday: 'MON-FRI' });
 * // { cron: '0 9 * * MON-FRI', description: 'At 09:00, on Monday through Friday.' }
 */
export function generateCron(request: CronRequest): CronResult {
  const schedule = parse(request, fields);
  const { minute, hour, day, month, weekday } = schedule;
  return {
    cron: `${minute} ${hour} ${day} ${month} ${weekday}`,
    description: describeSchedule(schedule),
  };
}
