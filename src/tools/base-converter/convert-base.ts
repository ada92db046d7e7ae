import { parse } from '../../fields/index.ts';
import { readField } from '../../fields/notation.ts';
import { readNumeral } from './numeral.ts';
import { type BaseConverterRequest, fields, rules } from './request.ts';

export type { BaseConverterRequest };

export interface BaseConverterResult {
  /** The value as given. */
  readonly input: string;
  /** As in the request, or the default. */
  readonly from: number;
  /** As in the request, or the default. */
  readonly to: number;
  /** Number in the new base; an endless fraction is rounded to 32 digits or more. */
  readonly result: string;
  /** Number in base 10. */
  readonly decimal: string;
  /** Number in base 2. */
  readonly binary: string;
  /** Number in base 8. */
  readonly octal: string;
  /** Number in base 16. */
  readonly hexadecimal: string;
}

/** The absolute value of a number: units / base^places. */
interface Magnitude {
  readonly units: bigint;
  readonly base: number;
  readonly places: number;
}

/** The minimum number of digits of a fraction that does not terminate in the new base. */
const minimumPlaces = 32;

/**
 * Returns a number in another base, and in bases 10, 2, 8 and 16, to any precision.
 *
 * Digits are 0–9 of any script, then a–z in either case; results are in lower-case ASCII.
 * Surrounding white space is ignored, and so is the prefix `0x` or `#` in base 16, `0o` in base 8
 * and `0b` in base 2. In base 16, `0b1` is 177. Single spaces, `_` and `'` between groups of two or
 * more digits are ignored as well: `8000 0000`, `1111_0000`, `1'000`. A minus sign may be U+2212.
 *
 * In base 10, groups are those of thousands, or of lakhs as in `12 34 567`, before the point. The
 * value may be a power of ten such as `10³`, `1.5 × 10⁻³` or `1.5*10^3`.
 *
 * A fraction that terminates in the new base is exact. Any other is rounded, ties away from zero,
 * to as many digits as the value has after the point, or to 32 if it has fewer. Trailing zeros are
 * dropped.
 *
 * @throws `ToolError` if the request is invalid. The error names a digit that the base lacks, or
 * the base of a prefix, or shows the decimal to write instead of a fraction.
 *
 * @example
 * convertBase({ value: '-2.5', from: 10, to: 2 });
 * // { input: '-2.5', from: 10, to: 2, result: '-10.1',
 * //   decimal: '-2.5', binary: '-10.1', octal: '-2.4', hexadecimal: '-2.8' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/base-converter.md
 */
export function convertBase(request: BaseConverterRequest): BaseConverterResult {
  const { value: input, from, to } = parse(request, fields, rules);
  const numeral = readField('value', input, (written) => readNumeral(written, from));
  const magnitude = parseMagnitude(numeral.replace('-', ''), from);
  const format = (base: number) => {
    const digits = formatMagnitude(magnitude, base);
    return numeral.startsWith('-') && digits !== '0' ? `-${digits}` : digits;
  };
  return {
    input,
    from,
    to,
    result: format(to),
    decimal: format(10),
    binary: format(2),
    octal: format(8),
    hexadecimal: format(16),
  };
}

function parseMagnitude(digits: string, base: number): Magnitude {
  const [whole = '', fraction = ''] = digits.split('.');
  return { units: parseDigits(whole + fraction, base), base, places: fraction.length };
}

function parseDigits(digits: string, base: number): bigint {
  // Ten digits at a time, since 36^10 is below 2^53.
  const chunks = digits.match(/.{1,10}/g) ?? [];
  return chunks.reduce(
    (units, chunk) =>
      units * BigInt(base) ** BigInt(chunk.length) + BigInt(Number.parseInt(chunk, base)),
    0n,
  );
}

function formatMagnitude({ units, base, places }: Magnitude, newBase: number): string {
  const divisor = BigInt(base) ** BigInt(places);
  const scaled = (newPlaces: number) => units * BigInt(newBase) ** BigInt(newPlaces);
  // No base up to 36 has a prime factor more than five times (32 = 2^5), so a fraction that
  // terminates needs at most five new digits for each old one.
  const exact = scaled(5 * places);
  if (exact % divisor === 0n) return formatDigits(exact / divisor, newBase, 5 * places);
  const roundedPlaces = Math.max(minimumPlaces, places);
  const rounded = (2n * scaled(roundedPlaces) + divisor) / (2n * divisor);
  return formatDigits(rounded, newBase, roundedPlaces);
}

/** Returns the digits of units / base^places, without trailing zeros after the point. */
function formatDigits(units: bigint, base: number, places: number): string {
  const digits = units.toString(base).padStart(places + 1, '0');
  const point = digits.length - places;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  return end === point
    ? digits.slice(0, point)
    : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
