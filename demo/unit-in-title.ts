/** Whether a title names the unit itself, as "Months" does. */
export function isNamedIn(title: string, unit: string): boolean {
  return title.toLowerCase().split(' ').includes(unit.toLowerCase());
}
