/** Whether a title contains the unit, as "Months" does. */
export function isNamedIn(title: string, unit: string): boolean {
  return title.toLowerCase().split(' ').includes(unit.toLowerCase());
}
