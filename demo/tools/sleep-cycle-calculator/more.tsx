import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { napsFor } from './naps.ts';

/** Times for naps. */
export function More({ request, result }: Shown<'sleep-cycle-calculator'>) {
  const isBedtime = result.mode === 'wake-at';
  return (
    <section class="card extra" aria-labelledby="naps">
      <h2 id="naps">Only a nap</h2>
      <dl class="figures">
        {napsFor({ request, result }).map(({ name, minutes, clockTime }) => (
          <div key={name}>
            <dt>
              {name} ({formatNumber(minutes)} min)
            </dt>
            <dd>{isBedtime ? `Lie down at ${clockTime}` : `Get up at ${clockTime}`}</dd>
          </div>
        ))}
      </dl>
      <p class="note">
        Waking up from deep sleep, after about an hour, leaves people groggy. About 20 minutes end
        before it, and about 90 minutes after it (
        <a href="https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod7/05.html">
          NIOSH
        </a>
        ).
      </p>
    </section>
  );
}
