import { formatClock } from '../../../src/form/numbers/clock.ts';

/** Returns the time of a suggestion of the sleep calculator. */
export function clockTime(item: unknown): string {
  return typeof item === 'object' && item && 'clockTime' in item
    ? formatClock(String(item.clockTime))
    : '';
}
