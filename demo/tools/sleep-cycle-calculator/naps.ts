import { calculateSleepCycle } from 'toolworker';
import type { Shown } from '../../pictures/shown.ts';

export interface Nap {
  readonly name: string;
  /** Minutes asleep. */
  readonly minutes: number;
  /** When to lie down or to get up, as HH:MM. */
  readonly clockTime: string;
}

/** A nap that ends before deep sleep, and one of a whole cycle. */
export function napsFor({ result }: Shown<'sleep-cycle-calculator'>): readonly Nap[] {
  const { mode, anchorTime, fallAsleepMinutes, cycleLength } = result;
  const lengths = [
    { name: 'Short nap', minutes: 20 },
    { name: 'Nap of one cycle', minutes: cycleLength },
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
