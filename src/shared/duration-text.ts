import { type Exact, roundHalfUp, toRational } from './rational.ts';

/**
 * Returns a number of seconds of at least 0, rounded half up to a whole one, in the form `5:00` or
 * `1:05:30`.
 */
export function durationText(seconds: Exact): string {
  const total = roundHalfUp(toRational(seconds));
  const [hours, minutes] = [total / 3600n, (total / 60n) % 60n];
  const inTwoDigits = (part: bigint) => String(part).padStart(2, '0');
  const parts = hours > 0n ? [String(hours), inTwoDigits(minutes)] : [String(minutes)];
  return [...parts, inTwoDigits(total % 60n)].join(':');
}
