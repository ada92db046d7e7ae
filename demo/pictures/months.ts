/** The most points that a curve is drawn with. */
const mostPoints = 60;

/** The months at which a curve is drawn: all of them, or evenly many, and the last one. */
export function monthsOf(length: number): readonly number[] {
  const step = Math.max(1, Math.ceil(length / mostPoints));
  const steps = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...steps, length];
}
