import { t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { rich } from '../../language/rich.ts';
import { Figure } from '../shared/figure.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { napsFor } from './naps.ts';

/** Times for naps. */
export function More({ result }: Shown<'sleep-cycle-calculator'>) {
  const isBedtime = result.mode === 'wake-at';
  return (
    <TitledCard id="naps" title={t('Only a nap')}>
      <dl class="figures">
        {napsFor(result).map(({ name, minutes, clockTime: time }) => (
          <Figure
            key={name}
            name={t('{nap} ({minutes} min)', { nap: t(name), minutes: formatNumber(minutes) })}
          >
            {isBedtime
              ? t('Lie down at {time}', { time: formatClock(time) })
              : t('Get up at {time}', { time: formatClock(time) })}
          </Figure>
        ))}
      </dl>
      <p class="note">
        {rich(
          'After about an hour, sleep is deep, and waking up leaves people groggy. A nap of about 20 minutes ends before deep sleep, one of about 90 minutes after it ({source}).',
          {
            source: (
              <a href="https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod7/05.html">
                NIOSH
              </a>
            ),
          },
        )}
      </p>
    </TitledCard>
  );
}
