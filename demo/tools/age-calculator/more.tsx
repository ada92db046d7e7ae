import type { Shown } from '../../pictures/shown.ts';
import { nextMilestones } from './milestones.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** The next days worth a celebration that is no birthday. */
export function More({ request, result }: Shown<'age-calculator'>) {
  return (
    <section class="card extra" aria-labelledby="milestones">
      <h2 id="milestones">Next milestones</h2>
      <ul class="plain">
        {nextMilestones(request.birthDate, result.totalDays).map(({ name, date }) => (
          <li key={name}>
            {name} on <strong>{day.format(date)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
