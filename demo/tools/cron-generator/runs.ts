import type { Schedule } from './schedule.ts';

/** Whose clock decides when a schedule runs: that of this device, or one in UTC. */
export type Clock = 'device' | 'UTC';

/** After so many years, the Gregorian calendar repeats itself. */
const cycle = 400;

const dayLength = 86_400_000;

/** Returns the first runs of a schedule from a moment on; none if no date fits. */
export function nextRuns(
  schedule: Schedule,
  start: Date,
  clock: Clock,
  count: number,
): readonly Date[] {
  const runs: Date[] = [];
  for (const run of runsFrom(schedule, start, clock)) {
    if (runs.push(run) === count) break;
  }
  return runs;
}

/** Returns the runs of a schedule from a moment on and before another one. */
export function runsBetween(
  schedule: Schedule,
  start: Date,
  end: Date,
  clock: Clock,
): readonly Date[] {
  const runs: Date[] = [];
  for (const run of runsFrom(schedule, start, clock)) {
    if (run >= end) break;
    runs.push(run);
  }
  return runs;
}

/** Yields runs in order. A time that a change to summer time skips is an hour later. */
function* runsFrom(schedule: Schedule, start: Date, clock: Clock): Generator<Date> {
  let last = start.getTime() - 1;
  for (const [year, month, day] of datesFrom(schedule, start)) {
    for (const hour of schedule.hours) {
      for (const minute of schedule.minutes) {
        const run =
          clock === 'UTC'
            ? new Date(Date.UTC(year, month - 1, day, hour, minute))
            : new Date(year, month - 1, day, hour, minute);
        if (run.getTime() <= last) continue;
        last = run.getTime();
        yield run;
      }
    }
  }
}

/** Yields the dates of a schedule from that of a moment on, whatever the clock. */
function* datesFrom(schedule: Schedule, start: Date) {
  const firstYear = start.getUTCFullYear() - 1;
  for (let year = firstYear; year <= firstYear + cycle + 1; year += 1) {
    for (const month of schedule.months) {
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
      for (let day = 1; day <= length; day += 1) {
        const date = new Date(Date.UTC(year, month - 1, day));
        const isPast = date.getTime() < start.getTime() - 2 * dayLength;
        if (!isPast && isDateOf(schedule, date)) yield [year, month, day] as const;
      }
    }
  }
}

function isDateOf({ days, weekdays, needsBoth }: Schedule, date: Date): boolean {
  const isDay = days.includes(date.getUTCDate());
  const isWeekday = weekdays.includes(date.getUTCDay() || 7);
  return needsBoth ? isDay && isWeekday : isDay || isWeekday;
}
