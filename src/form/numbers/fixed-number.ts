import { formatPlaces, percentage } from './format.ts';

/**
 * Writes a number that is part of a text, such as `18.5` or `−20%`, with all its decimals in the visitor's format. Returns
 * `undefined` for other texts.
 */
export function fixedNumber(text: string): string | undefined {
  const [, sign = '', digits, percent] = /^(−?)(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const places = digits.split('.')[1]?.length ?? 0;
  const number = sign + formatPlaces(Number(digits), places);
  return percent ? percentage(number) : number;
}
