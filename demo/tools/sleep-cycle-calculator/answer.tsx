import { calculateSleepCycle } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatMinutes, formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { rich } from '../../language/rich.ts';
import { Figure } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

type Sleep = ToolAnswer<'sleep-cycle-calculator'>;
type Night = Sleep['result']['results'][number];

/** Each suggestion as a card with its night, from left to right in every language. */
export function Picture({ result }: Sleep) {
  const { mode, results, cycleLength, fallAsleepMinutes } = result;
  const longest = Math.max(...results.map(({ totalMinutes }) => totalMinutes));
  const share = (minutes: number) => `${(100 * minutes) / longest}%`;
  return (
    <figure>
      <ul class="nights">
        {results.map(({ cycles, clockTime, sleepMinutes, totalMinutes, recommended }) => (
          <li key={cycles} class={recommended ? 'recommended' : ''}>
            <b>{formatClock(clockTime)}</b>{' '}
            <span class="sleep">{cyclesAndSleep({ cycles, sleepMinutes })}</span>
            <div
              class="night"
              dir="ltr"
              aria-hidden="true"
              style={{
                marginLeft: mode === 'wake-at' ? share(longest - totalMinutes) : '0',
                width: share(totalMinutes),
              }}
            >
              <span style={{ flexGrow: String(fallAsleepMinutes) }} />
              {Array.from({ length: cycles }, (_, cycle) => (
                <span key={String(cycle)} class="cycle" style={{ flexGrow: String(cycleLength) }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <figcaption>
        {mode === 'wake-at'
          ? t('When to go to bed. Each block is a cycle, after the time to fall asleep.')
          : t('When to get up. Each block is a cycle, after the time to fall asleep.')}
      </figcaption>
    </figure>
  );
}

function cyclesAndSleep({ cycles, sleepMinutes }: Pick<Night, 'cycles' | 'sleepMinutes'>): string {
  return plural(cycles, '{count} cycle, {time} asleep', '{count} cycles, {time} asleep', {
    time:
      formatMinutes(sleepMinutes) ?? t('{minutes} min', { minutes: formatNumber(sleepMinutes) }),
  });
}

/** Times for naps. */
export function More({ result }: ToolAnswer<'sleep-cycle-calculator'>) {
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

interface Nap {
  readonly name: 'Short nap' | 'Nap of one cycle';
  /** Minutes asleep. */
  readonly minutes: number;
  /** The time to lie down or to get up, as HH:MM. */
  readonly clockTime: string;
}

type SleepTimes = ToolAnswer<'sleep-cycle-calculator'>['result'];

/** Returns a nap that ends before deep sleep, and one of a whole cycle. */
export function napsFor(night: SleepTimes): readonly Nap[] {
  const { mode, anchorTime, fallAsleepMinutes, cycleLength } = night;
  const lengths = [
    { name: message('Short nap'), minutes: 20 },
    { name: message('Nap of one cycle'), minutes: cycleLength },
  ];
  return lengths.flatMap(({ name, minutes }) =>
    calculateSleepCycle({
      mode,
      time: anchorTime,
      cycleLength: minutes,
      fallAsleepMinutes,
      minCycles: 1,
      maxCycles: 1,
    }).results.map(({ clockTime }) => ({ name, minutes, clockTime })),
  );
}
