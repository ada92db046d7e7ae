import { parse } from '../../fields/index.ts';
import { describeSchedule } from './describe-schedule.ts';
import { type CronGeneratorRequest, fields } from './request.ts';

export type { CronGeneratorRequest };

export interface CronGeneratorResult {
  /** The five fields as given, in ASCII, with one space between them. */
  readonly cron: string;
  /** English sentence that says when the schedule runs. */
  readonly description: string;
}

/**
 * Returns a cron expression made of its five fields, and its meaning as an English sentence.
 *
 * A field lists values, ranges and steps, such as `0,30`, `9-17` and `10-40/5`, as in crontab(5) of
 * Vixie cron; `*` is the range of all values. If `day` or `weekday` starts with `*`, a day must
 * match both of them, or else either of them. A date that no year has, such as 30 February, is
 * accepted, and the description says that it never comes. Digits may be those of any script; white
 * space around a field is ignored.
 *
 * @throws `ToolError` if the request is invalid. This includes a reversed range, a step of 0 or
 * above the field's highest value, a step after a single value, and the signs `?`, `L`, `W` and `#`
 * of Quartz.
 *
 * @example
 * generateCron({ minute: '0', hour: '9', weekday: 'MON-FRI' });
 * // { cron: '0 9 * * MON-FRI', description: 'At 09:00, Monday through Friday.' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/cron-generator.md
 */
export function generateCron(request: CronGeneratorRequest): CronGeneratorResult {
  const schedule = parse(request, fields);
  const { minute, hour, day, month, weekday } = schedule;
  return {
    cron: `${minute} ${hour} ${day} ${month} ${weekday}`,
    description: describeSchedule(schedule),
  };
}
