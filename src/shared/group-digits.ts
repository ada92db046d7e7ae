/**
 * The number with commas between its thousands: `10,000`. Not by `Intl`, whose first use takes a
 * browser many milliseconds, of which a worker that has just been started would make its page wait.
 */
export function groupDigits(number: number): string {
  const [whole = '', ...fraction] = String(number).split('.');
  const firstDigit = number < 0 ? 1 : 0;
  let grouped = whole;
  for (let place = whole.length - 3; place > firstDigit; place -= 3) {
    grouped = `${grouped.slice(0, place)},${grouped.slice(place)}`;
  }
  return [grouped, ...fraction].join('.');
}
