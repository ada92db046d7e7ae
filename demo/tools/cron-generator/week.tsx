import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { hourCycle } from '../../../src/form/numbers/clock.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { type Clock, runsBetween } from './runs.ts';
import type { Schedule } from './schedule.ts';

const shownDays = 7;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const labeledHours = [0, 6, 12, 18];

interface Properties {
  readonly schedule: Schedule;
  readonly clock: Clock;
}

/** The hours of the next days, marked if the schedule runs in them. */
export function Week({ schedule, clock }: Properties) {
  const [week, runs] = useMemo(() => {
    const now = new Date();
    const dates = Array.from({ length: shownDays + 1 }, (_, day) => dayAfter(now, day));
    return [dates.slice(0, -1), runsBetween(schedule, now, dates.at(-1) ?? now, clock)];
  }, [schedule, clock]);
  const busy = new Set(runs.map((run) => hourIn(run, run.getHours())));
  const dates = new Intl.DateTimeFormat(textLocale(), { weekday: 'short', day: 'numeric' });
  const times = new Intl.DateTimeFormat(textLocale(), { hour: 'numeric', ...hourCycle() });
  return (
    <TitledCard id="week" title={t('The next 7 days')}>
      <div class="week" aria-hidden="true">
        {week.map((date) => (
          <div key={date.getTime()}>
            <span dir="auto">{dates.format(date)}</span>
            {hours.map((hour) => (
              <i key={hour} class={busy.has(hourIn(date, hour)) ? 'busy' : ''} />
            ))}
          </div>
        ))}
        <div>
          {labeledHours.map((hour) => (
            <span key={hour} dir="auto">
              {times.format(new Date(2023, 0, 1, hour))}
            </span>
          ))}
        </div>
      </div>
      <p class="note">{plural(runs.length, '{count} run', '{count} runs')}</p>
    </TitledCard>
  );
}

function dayAfter(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
}

/** Returns a number for an hour of a date, which no other one within a month has. */
function hourIn(date: Date, hour: number): number {
  return date.getDate() * hours.length + hour;
}
