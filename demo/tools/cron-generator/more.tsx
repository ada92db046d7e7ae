import { Cron } from 'croner';
import { useMemo } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';

const shownRuns = 10;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** The next times at which the schedule runs, on the visitor's clock. */
export function More({ result: { cron } }: Shown<'cron-generator'>) {
  const runs = useMemo(() => new Cron(cron, { paused: true }).nextRuns(shownRuns), [cron]);
  const { timeZone } = moment.resolvedOptions();
  return (
    <section class="card extra" aria-labelledby="runs">
      <h2 id="runs">Next runs</h2>
      {runs.length === 0 ? (
        <p>It never runs: no date fits all fields.</p>
      ) : (
        <ol class="runs">
          {runs.map((run) => (
            <li key={run.getTime()}>{moment.format(run)}</li>
          ))}
        </ol>
      )}
      <p class="note">In your time zone, {timeZone}. Servers often run in UTC.</p>
    </section>
  );
}
