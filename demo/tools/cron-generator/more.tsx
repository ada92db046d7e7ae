import { Cron } from 'croner';
import { useMemo, useState } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';

const shownRuns = 10;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** The next times at which the schedule runs, in the visitor's time, by their clock or one in UTC. */
export function More({ result: { cron } }: Shown<'cron-generator'>) {
  const { timeZone } = moment.resolvedOptions();
  const [clock, setClock] = useState(timeZone);
  const runs = useMemo(
    () => new Cron(cron, { paused: true, timezone: clock }).nextRuns(shownRuns),
    [cron, clock],
  );
  return (
    <section class="card extra" aria-labelledby="runs">
      <h2 id="runs">Next runs</h2>
      {timeZone !== 'UTC' && (
        <div class="buttons">
          <button
            type="button"
            aria-pressed={clock === timeZone}
            onClick={() => setClock(timeZone)}
          >
            On my clock
          </button>
          <button type="button" aria-pressed={clock === 'UTC'} onClick={() => setClock('UTC')}>
            On a server in UTC
          </button>
        </div>
      )}
      {runs.length === 0 ? (
        <p>It never runs: no date fits all fields.</p>
      ) : (
        <ol class="runs">
          {runs.map((run) => (
            <li key={run.getTime()}>{moment.format(run)}</li>
          ))}
        </ol>
      )}
      <p class="note">The times are in your time zone, {timeZone}. Servers often run in UTC.</p>
    </section>
  );
}
