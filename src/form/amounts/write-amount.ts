import { writeNumber } from '../numbers/write-number.ts';
import { isPlain } from './plain-numbers.ts';

/** Writes an amount of the inputs with the digits and the decimal mark of a locale. */
export function writeAmount(amount: string, locale?: string, isGrouped = true): string {
  if (isPlain(amount)) return writeNumber(amount, locale, isGrouped);
  return amount.replaceAll(/\d+(?:\.\d+)?|\.\d+/g, (number) =>
    writeNumber(number, locale, isGrouped),
  );
}
