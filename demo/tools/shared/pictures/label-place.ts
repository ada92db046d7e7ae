/** Returns the middle of a label, in percent, kept far enough from the ends of a drawing. */
export function labelPlace(place: number): number {
  return Math.min(Math.max(place, 16), 84);
}
