import {
  add,
  multiply,
  type Rational,
  roundHalfUp,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { cyclesInOrder, rules } from './rules.ts';

export interface SleepCycleRequest {
  readonly mode: 'wake-at' | 'sleep-now';
  readonly time: string;
  readonly cycleLength?: number;
  readonly fallAsleepMinutes?: number;
  readonly minCycles?: number;
  readonly maxCycles?: number;
}

export interface SleepCycleSuggestion {
  readonly cycles: number;
  readonly sleepMinutes: number;
  readonly totalMinutes: number;
  readonly clockTime: string;
  readonly recommended: boolean;
}

export interface SleepCycleResult {
  readonly mode: 'wake-at' | 'sleep-now';
  readonly anchorTime: string;
  readonly cycleLength: number;
  readonly fallAsleepMinutes: number;
  readonly results: SleepCycleSuggestion[];
  readonly recommended: SleepCycleSuggestion[];
}

/**
 * When to go to bed (`wake-at`, for a wake time), or when to wake up (`sleep-now`, for a time of
 * going to bed), so that sleep ends between two cycles.
 *
 * From going to bed to waking it takes totalMinutes = cycles · cycleLength + fallAsleepMinutes, of
 * which sleepMinutes = cycles · cycleLength. There is one suggestion for each number of cycles,
 * from maxCycles down to minCycles; those of 5 and 6 cycles are recommended.
 *
 * `time` is HH:MM, from 00:00 to 23:59. `cycleLength` is in minutes, greater than 0 and at most
 * 1440 (90 unless given), `fallAsleepMinutes` 0 to 1440 (15). Cycles are whole numbers from 1 to
 * 24 (3 to 6). `clockTime` wraps at midnight and is rounded half up to the minute; the minutes are
 * not rounded. Throws a `ToolError` that names the fields which are out of range, and where
 * minCycles is greater than maxCycles.
 *
 * @example
 * calculateSleepCycle({ mode: 'wake-at', time: '07:00', minCycles: 5, maxCycles: 5 }).results;
 * // [{ cycles: 5, sleepMinutes: 450, totalMinutes: 465, clockTime: '23:15', recommended: true }]
 */
export function calculateSleepCycle(request: SleepCycleRequest): SleepCycleResult {
  const { mode, time, cycleLength = 90, fallAsleepMinutes = 15 } = request;
  const { minCycles = 3, maxCycles = 6 } = request;
  check({ ...request, minCycles, maxCycles }, rules, [cyclesInOrder]);
  const results = Array.from({ length: maxCycles - minCycles + 1 }, (_, index) => {
    const cycles = maxCycles - index;
    const sleep = multiply(cycles, cycleLength);
    const total = add(sleep, fallAsleepMinutes);
    const anchor = minutesOf(time);
    return {
      cycles,
      sleepMinutes: toNumber(sleep),
      totalMinutes: toNumber(total),
      clockTime: clockTime(mode === 'wake-at' ? subtract(anchor, total) : add(anchor, total)),
      recommended: cycles === 5 || cycles === 6,
    };
  });
  return {
    mode,
    anchorTime: time,
    cycleLength,
    // Without the sign of a negative zero.
    fallAsleepMinutes: fallAsleepMinutes + 0,
    results,
    recommended: results.filter(({ recommended }) => recommended),
  };
}

function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
}

/** The time of day so many minutes after midnight, or before it. */
function clockTime(minutes: Rational): string {
  const minuteOfDay = ((Number(roundHalfUp(minutes)) % 1440) + 1440) % 1440;
  return [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
