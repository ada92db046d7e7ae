import { parse } from '../../fields/index.ts';
import {
  add,
  multiply,
  type Rational,
  roundHalfUp,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import { fields, rules, type SleepCycleCalculatorRequest } from './request.ts';

export type { SleepCycleCalculatorRequest };

/** A time to go to bed or to wake up. */
export interface SleepCycleSuggestion {
  /** Number of sleep cycles. */
  readonly cycles: number;
  /** Minutes asleep: cycles · cycleLength. */
  readonly sleepMinutes: number;
  /** Minutes from going to bed to waking: sleepMinutes + fallAsleepMinutes. */
  readonly totalMinutes: number;
  /** Bedtime for wake-at, wake time for sleep-now, as HH:MM, rounded half up to the minute. */
  readonly clockTime: string;
  /** Whether there are 5 or 6 cycles. */
  readonly recommended: boolean;
}

export interface SleepCycleCalculatorResult {
  /** As in the request. */
  readonly mode: SleepCycleCalculatorRequest['mode'];
  /** Time of the request. */
  readonly anchorTime: string;
  /** As in the request, or the default. */
  readonly cycleLength: number;
  /** As in the request, or the default. */
  readonly fallAsleepMinutes: number;
  /** One suggestion for each number of cycles, from most to fewest. */
  readonly results: readonly SleepCycleSuggestion[];
  /** The suggestions of 5 or 6 cycles. */
  readonly recommended: readonly SleepCycleSuggestion[];
}

/**
 * Returns times to go to bed or to wake up so that sleep ends between two cycles.
 *
 * The time from going to bed to waking is cycles · cycleLength + fallAsleepMinutes. `clockTime`
 * wraps at midnight and is rounded to the minute; the other values are exact.
 *
 * `time` may have digits of any script and white space around; `anchorTime` is in ASCII.
 *
 * @throws `ToolError` if the request is invalid, or if `minCycles` exceeds `maxCycles`.
 *
 * @example
 * calculateSleepCycle({ mode: 'wake-at', time: '07:00', minCycles: 5, maxCycles: 5 }).results;
 * // [{ cycles: 5, sleepMinutes: 450, totalMinutes: 465, clockTime: '23:15', recommended: true }]
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/sleep-cycle-calculator.md
 */
export function calculateSleepCycle(
  request: SleepCycleCalculatorRequest,
): SleepCycleCalculatorResult {
  const parsed = parse(request, fields, rules);
  const { mode, time, cycleLength, fallAsleepMinutes, minCycles, maxCycles } = parsed;
  const anchor = minutesOf(time);
  const results = Array.from({ length: maxCycles - minCycles + 1 }, (_, index) => {
    const cycles = maxCycles - index;
    const sleep = multiply(cycles, cycleLength);
    const total = add(sleep, fallAsleepMinutes);
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
    fallAsleepMinutes,
    results,
    recommended: results.filter(({ recommended }) => recommended),
  };
}

function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
}

/** Returns the time of day that is this many minutes after midnight, or before it if negative. */
function clockTime(minutes: Rational): string {
  const minuteOfDay = ((Number(roundHalfUp(minutes)) % 1440) + 1440) % 1440;
  return [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
