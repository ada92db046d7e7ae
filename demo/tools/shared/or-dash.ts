/** Writes a value, or a dash if there is none. */
export function orDash(value: number | undefined, write: (value: number) => string): string {
  return value === undefined ? '–' : write(value);
}
