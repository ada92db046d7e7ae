/**
 * The number with commas between its thousands: `10,000`. Not by `Intl`, whose first use takes a
 * browser many milliseconds, of which a worker that has just been started would make its page wait.
 */
export function groupDigits(number: number): string {
  let grouped = String(number);
  const firstDigit = grouped.search(/\d/);
  const end = grouped.search(/\.|$/);
  for (let place = end - 3; place > firstDigit; place -= 3) {
    grouped = `${grouped.slice(0, place)},${grouped.slice(place)}`;
  }
  return grouped;
}
