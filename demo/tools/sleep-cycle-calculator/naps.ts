import { calculateSleepCycle } from 'toolworker';
import { message } from '../../../src/form/language/language.ts';
import type { Shown } from '../shared/shown.ts';

export interface Nap {
  readonly name: 'Short nap' | 'Nap of one cycle';
  /** Minutes asleep. */
  readonly minutes: number;
  /** The time to lie down or to get up, as HH:MM. */
  readonly clockTime: string;
}

type Night = Shown<'sleep-cycle-calculator'>['result'];

/** Returns a nap that ends before deep sleep, and one of a whole cycle. */
export function napsFor(night: Night): readonly Nap[] {
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
