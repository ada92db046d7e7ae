import { check } from '../../shared/rules.ts';
import { describeSchedule } from './describe-schedule.ts';
import { rules } from './rules.ts';

export interface CronRequest {
  readonly minute?: string;
  readonly hour?: string;
  readonly day?: string;
  readonly month?: string;
  readonly weekday?: string;
}

export interface CronResult {
  readonly cron: string;
  readonly description: string;
}

/**
 * A cron expression from its five fields, and its meaning as an English sentence.
 *
 * A field is a list of values, ranges and steps, such as `0,30`, `9-17` and `10-40/5`, as in the
 * crontab(5) of Vixie cron; `*`, which is the default, is the range of all values. Minutes are 0 to
 * 59, hours 0 to 23, days of the month 1 to 31, months 1 to 12 or JAN to DEC, weekdays 0 to 7 or SUN
 * to SAT, where 0 and 7 are Sunday. The fields stand in `cron` as given.
 *
 * Where neither day field starts with `*`, the schedule runs on the days that fit the one or the
 * other; where one does, on those that fit both. A date that never comes, such as 30 February, is
 * not refused. Throws a `ToolError` that names the fields in any other form, among them reversed
 * ranges, steps of 0 or above the field's highest value, and steps on a single value.
 *
 * @example
 * generateCron({ minute: '0', hour: '9', weekday: 'MON-FRI' });
 * // { cron: '0 9 * * MON-FRI', description: 'At 09:00, on Monday through Friday.' }
 */
export function generateCron(request: CronRequest): CronResult {
  check(request, rules);
  const { minute = '*', hour = '*', day = '*', month = '*', weekday = '*' } = request;
  return {
    cron: `${minute} ${hour} ${day} ${month} ${weekday}`,
    description: describeSchedule({ minute, hour, day, month, weekday }),
  };
}
