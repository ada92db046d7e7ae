const mostPoints = 60;

/** Returns the months at which to draw a curve: evenly spaced ones, and the last. */
export function monthsOf(length: number): readonly number[] {
  const step = Math.max(1, Math.ceil(length / mostPoints));
  const steps = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...steps, length];
}
