import { check } from '../../shared/rules.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';
import { ToolError } from '../../tool-error.ts';
import { rules } from './rules.ts';

export interface BaseConversionRequest {
  readonly value: string;
  readonly from?: number;
  readonly to?: number;
}

export interface BaseConversionResult {
  readonly input: string;
  readonly from: number;
  readonly to: number;
  readonly result: string;
  readonly decimal: string;
  readonly binary: string;
  readonly octal: string;
  readonly hexadecimal: string;
}

/** A numeral without its sign: units / base^places. */
interface Magnitude {
  readonly units: bigint;
  readonly base: number;
  readonly places: number;
}

/** A fraction that does not terminate in the new base has at least as many digits. */
const minimumPlaces = 32;

/**
 * Writes a number in another base, and in bases 10, 2, 8 and 16, to any precision.
 *
 * `value` has an optional sign, digits (0–9, then a–z in either case) and at most one point; white
 * space around it is dropped. Bases are 2 to 36, from 10 to 2 unless given; `value` has at most
 * 10,000 characters. A fraction that terminates in the new base is exact; any other is rounded,
 * ties away from zero, to as many digits as were given after the point, at least 32. Trailing
 * zeros are dropped. Throws a `ToolError` that names the digit which the base lacks.
 *
 * @example
 * convertBase({ value: '-2.5', from: 10, to: 2 });
 * // { input: '-2.5', from: 10, to: 2, result: '-10.1',
 * //   decimal: '-2.5', binary: '-10.1', octal: '-2.4', hexadecimal: '-2.8' }
 */
export function convertBase(request: BaseConversionRequest): BaseConversionResult {
  check(request, rules);
  const { value: input, from = 10, to = 2 } = request;
  const numeral = trimWhiteSpace(input);
  const magnitude = parseMagnitude(numeral.replace(/^[+-]/, ''), from);
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

function parseMagnitude(numeral: string, base: number): Magnitude {
  const isForeign = (character: string) =>
    character !== '.' && Number.isNaN(Number.parseInt(character, base));
  const foreign = [...numeral].find(isForeign);
  if (foreign) fail(`digits of base ${base}, but ${quote(foreign)} is not one`);
  const [whole = '', fraction = '', ...others] = numeral.split('.');
  if (others.length > 0) fail('at most one point');
  if (whole + fraction === '') fail('at least one digit');
  return { units: parseDigits(whole + fraction, base), base, places: fraction.length };
}

function fail(expected: string): never {
  throw new ToolError(`value: expected ${expected}`);
}

/** The character in quotes, or its code point where it is invisible or alters its neighbours. */
function quote(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `"${character}"`;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function parseDigits(digits: string, base: number): bigint {
  // Ten digits at a time, because 36^10 is below 2^53.
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
  // No base up to 36 holds a prime more than five times (32 = 2^5), so a fraction that terminates
  // at all does so within five new digits for each old one.
  const exact = scaled(5 * places);
  if (exact % divisor === 0n) return formatDigits(exact / divisor, newBase, 5 * places);
  const roundedPlaces = Math.max(minimumPlaces, places);
  const rounded = (2n * scaled(roundedPlaces) + divisor) / (2n * divisor);
  return formatDigits(rounded, newBase, roundedPlaces);
}

/** The digits of units / base^places, without trailing zeros after the point. */
function formatDigits(units: bigint, base: number, places: number): string {
  const digits = units.toString(base).padStart(places + 1, '0');
  const point = digits.length - places;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  return end === point
    ? digits.slice(0, point)
    : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
}
