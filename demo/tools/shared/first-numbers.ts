import { formatNumber } from '../../../src/form/numbers/format.ts';

/** Separates numbers, since some languages group digits with narrower spaces. */
export const enSpace = '\u2002';

/** Formats and joins the first numbers of a list, with an ellipsis if there are more. */
export function firstNumbers(numbers: readonly number[], most: number, separator: string): string {
  const shown = numbers.slice(0, most).map(formatNumber);
  return [...shown, ...(numbers.length > most ? ['…'] : [])].join(separator);
}
