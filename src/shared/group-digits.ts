/**
 * The number with commas between its thousands: `10,000`. Not by `Intl`, whose first use takes a
 * browser many milliseconds, of which a worker that has just been started would make its page wait.
 */
export function groupDigits(number: number): string {
  return String(number).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
