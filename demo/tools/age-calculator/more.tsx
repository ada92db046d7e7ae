import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { daysAfter, localDate } from './calendar.ts';
import { LiveAge } from './live-age.tsx';
import { nextMilestones } from './milestones.ts';
import { ageInUnits } from './units.ts';

const dayOnly = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });
const dayAndWeekday = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** The birthdays, the age in other units, and the next days worth a celebration that is no birthday. */
export function More({ request, result }: Shown<'age-calculator'>) {
  const { birthDate, targetDate } = request;
  return (
    <>
      <Birthdays request={request} result={result} />
      {targetDate === undefined ? (
        <LiveAge birthDate={birthDate} />
      ) : (
        <section class="card extra" aria-labelledby="units">
          <h2 id="units">In other units</h2>
          <dl class="figures">
            {ageInUnits(result).map(({ unit, count }) => (
              <div key={unit}>
                <dt>{unit}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <p class="note">
            Each from the start of the day of birth to the start of the target date.
          </p>
        </section>
      )}
      <section class="card extra" aria-labelledby="milestones">
        <h2 id="milestones">Next milestones</h2>
        <ul class="plain">
          {nextMilestones(birthDate, result.totalDays).map(({ name, date }) => (
            <li key={name}>
              {name} on <strong>{dayOnly.format(date)}</strong>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Birthdays({ request, result }: Shown<'age-calculator'>) {
  const { birthDate, targetDate = localDate(new Date()) } = request;
  const { years, totalDays, nextBirthdayDays: days } = result;
  return (
    <section class="card extra" aria-labelledby="birthdays">
      <h2 id="birthdays">Birthdays</h2>
      <dl class="figures">
        <div>
          <dt>Born on</dt>
          <dd>{dayAndWeekday.format(daysAfter(birthDate, 0))}</dd>
        </div>
        {totalDays > 0 && (
          <>
            <div>
              <dt>Turns {formatNumber(days === 0 ? years : years + 1)}</dt>
              <dd>{dayAndWeekday.format(daysAfter(targetDate, days))}</dd>
            </div>
            <div>
              <dt>Days to go</dt>
              <dd>{formatNumber(days)}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
