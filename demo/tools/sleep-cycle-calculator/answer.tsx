import { calculateSleepCycle } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { rich } from '../../language/rich.ts';
import { sentenceSpace } from '../../language/sentence-space.ts';
import { Figure } from '../shared/figures.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const radius = 120;

/**
 * A 24-hour dial with the cycles of the best suggestion, and the number of cycles at each
 * suggestion.
 */
export function Picture({ result }: ToolAnswer<'sleep-cycle-calculator'>) {
  const { mode, anchorTime, results, recommended, cycleLength, fallAsleepMinutes } = result;
  const best = recommended[0] ?? results[0];
  if (!best) return null;
  const [bed, wake] =
    mode === 'wake-at' ? [best.clockTime, anchorTime] : [anchorTime, best.clockTime];
  const [bedtime, waking] = [formatClock(bed), formatClock(wake)];
  const asleep = minutesOf(bed) + fallAsleepMinutes;
  const cycles = Array.from({ length: best.cycles }, (_, index) => asleep + index * cycleLength);
  return (
    <figure>
      <svg viewBox="-165 -165 330 330" class="square" aria-hidden="true">
        <Dial />
        <Cycles starts={cycles} length={cycleLength} />
        {results.map(({ clockTime, cycles: count }) => {
          const { x, y } = onDial(minutesOf(clockTime), 146);
          return (
            <text key={count} x={x} y={y + 5} class="middle strong">
              {formatNumber(count)}
            </text>
          );
        })}
        <Night bedtime={bedtime} waking={waking} />
      </svg>
      <figcaption>
        {plural(
          best.cycles,
          'In bed at {bed}, up at {wake}: {count} cycle of {minutes} minutes.',
          'In bed at {bed}, up at {wake}: {count} cycles of {minutes} minutes.',
          { bed: bedtime, wake: waking, minutes: formatNumber(cycleLength) },
        )}
        {sentenceSpace()}
        {mode === 'wake-at'
          ? t('The numbers around the dial mark the bedtime for that many cycles.')
          : t('The numbers around the dial mark the time to get up for that many cycles.')}
      </figcaption>
    </figure>
  );
}

function Dial() {
  return (
    <>
      <circle r={radius} class="dial" />
      {Array.from({ length: 24 }, (_, hour) => (
        <path key={hour} d={ray(hour * 60, radius - 8, radius + 8)} class="tick" />
      ))}
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = onDial(hour * 60, 90);
        return (
          <text key={hour} x={x} y={y + 5} class="middle quiet">
            {hour}
          </text>
        );
      })}
    </>
  );
}

interface CyclesProperties {
  /** When they begin, in minutes. */
  readonly starts: readonly number[];
  /** In minutes. */
  readonly length: number;
}

function Cycles({ starts, length }: CyclesProperties) {
  return (
    <>
      {starts.map((start, index) => (
        <path
          key={start}
          d={arc(start, start + length * 0.94)}
          class={index % 2 ? 'cycle odd' : 'cycle'}
        />
      ))}
    </>
  );
}

function Night({ bedtime, waking }: { readonly bedtime: string; readonly waking: string }) {
  return (
    <>
      <text y="-8" class="middle large">
        {bedtime}
      </text>
      <text y="24" class="middle quiet">
        {t('to {time}', { time: waking })}
      </text>
    </>
  );
}

function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
}

function onDial(minutes: number, distance: number) {
  const angle = (minutes / 1440) * 2 * Math.PI;
  return { x: round(Math.sin(angle) * distance), y: round(-Math.cos(angle) * distance) };
}

function ray(minutes: number, from: number, to: number): string {
  const [start, end] = [onDial(minutes, from), onDial(minutes, to)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

function arc(from: number, to: number): string {
  const [start, end] = [onDial(from, radius), onDial(to, radius)];
  const isLong = to - from > 720 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong} 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
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
