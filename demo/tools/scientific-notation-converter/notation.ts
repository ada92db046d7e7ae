import { message, t } from '../../../src/form/language/language.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { numberFormatter } from '../../../src/form/numbers/formatters.ts';
import { writeNumber } from '../../../src/form/numbers/write-number.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';

/** A number in scientific notation: its digits, and the power of ten of the first digit. */
export interface Digits {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

/** Reads the API's scientific notation, such as `-1.5e+3`. */
export function digitsOf(scientific: string): Digits {
  const [mantissa = '', exponent = '0'] = scientific.split('e');
  return {
    isNegative: mantissa.startsWith('-'),
    digits: mantissa.replaceAll(/\D/g, ''),
    exponent: Number(exponent),
  };
}

export interface PowerOfTen {
  readonly mantissa: string;
  readonly exponent: number;
}

/** Returns the number as `m × 10^n`, with one digit before the point. */
export function scientific(number: Digits): PowerOfTen {
  return { mantissa: withPoint(number, 1), exponent: number.exponent };
}

/**
 * Returns the number as `m × 10^n`, with n divisible by 3 and one to three digits before the point.
 */
export function engineering(number: Digits): PowerOfTen {
  const exponent = Math.floor(number.exponent / 3) * 3;
  return { mantissa: withPoint(number, number.exponent - exponent + 1), exponent };
}

function withPoint({ isNegative, digits }: Digits, places: number): string {
  const padded = digits.padEnd(places, '0');
  const fraction = padded.slice(places);
  return `${isNegative ? '-' : ''}${padded.slice(0, places)}${fraction && `.${fraction}`}`;
}

/** Writes a plain decimal in the visitor's format, with all its digits. */
export function written(plain: string): string {
  return writeNumber(plain, visitorNumberLocale(), false);
}

/** The SI prefixes by power of ten (SI Brochure, 9th edition, 2022). */
const prefixes: Readonly<Record<number, readonly [symbol: string, name: string]>> = {
  30: ['Q', message('quetta')],
  27: ['R', message('ronna')],
  24: ['Y', message('yotta')],
  21: ['Z', message('zetta')],
  18: ['E', message('exa')],
  15: ['P', message('peta')],
  12: ['T', message('tera')],
  9: ['G', message('giga')],
  6: ['M', message('mega')],
  3: ['k', message('kilo')],
  [-3]: ['m', message('milli')],
  [-6]: ['µ', message('micro')],
  [-9]: ['n', message('nano')],
  [-12]: ['p', message('pico')],
  [-15]: ['f', message('femto')],
  [-18]: ['a', message('atto')],
  [-21]: ['z', message('zepto')],
  [-24]: ['y', message('yocto')],
  [-27]: ['r', message('ronto')],
  [-30]: ['q', message('quecto')],
};

/** Returns the name of the SI prefix for a power of ten, if there is one. */
export function prefixOf(power: number): string | undefined {
  const [, name] = prefixes[power] ?? [];
  return name && t(name);
}

/** Writes the number with an SI prefix, such as `4.2 G (giga)`. */
export function withPrefix(number: Digits): string | undefined {
  const { mantissa, exponent } = engineering(number);
  const [symbol, name] = prefixes[exponent] ?? [];
  return symbol && name && `${written(mantissa)} ${symbol} (${t(name)})`;
}

/** The names of powers of a thousand in the short scale. */
const powers = [
  'thousand',
  'million',
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
  'nonillion',
  'decillion',
] as const;

/**
 * Writes the number with a word for its size, such as `4.2 billion`, `4.2 billionths` or, in
 * Japanese, `42億`.
 */
export function inWords(number: Digits): string | undefined {
  return pageLanguage() === 'en' ? inEnglish(number) : inLargeUnit(number);
}

function inEnglish(number: Digits): string | undefined {
  const { mantissa, exponent } = engineering(number);
  const power = powers[Math.abs(exponent) / 3 - 1];
  if (power === undefined) return undefined;
  const isOne = mantissa === '1' || mantissa === '-1';
  const ending = exponent > 0 ? '' : isOne ? 'th' : 'ths';
  return `${written(mantissa)} ${power}${ending}`;
}

/** With more digits, a double could be rounded up to the next power of ten. */
const safeDigits = 15;

/**
 * Writes the number with the page language's word for thousands, ten thousands and so on, if
 * browsers know one.
 */
function inLargeUnit(number: Digits): string | undefined {
  const { digits, exponent } = number;
  if (exponent < 3 || exponent > 14) return undefined;
  const size = Number(`0.${digits.slice(0, safeDigits)}e${exponent + 1}`);
  const parts = numberFormatter(textLocale(), {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: safeDigits,
    useGrouping: false,
  }).formatToParts(size);
  if (!parts.some(({ type }) => type === 'compact')) return undefined;
  return parts
    .filter(({ type }) => type !== 'decimal' && type !== 'fraction')
    .map(({ type, value }) =>
      type === 'integer' ? written(withPoint(number, value.length)) : value,
    )
    .join('');
}

/**
 * Counts the significant digits of a number as it is written. Zeros at the end of a whole number
 * without a point may or may not be significant, so there is a lowest and a highest count.
 */
export function significantDigits(input: string): {
  readonly least: number;
  readonly most: number;
} {
  const written = input.trim();
  const [factor = ''] = written.split(/[ex×·⋅]/i);
  const mantissa = /^[+−-]?10[⁺⁻⁰¹²³⁴-⁹^]/.test(written) ? '1' : factor;
  const digits = mantissa.replaceAll(/[^\d.]/g, '').replace(/^[0.]+/, '');
  const most = digits.replace('.', '').length;
  // With an exponent, no zeros are needed to show the size.
  const isCertain = mantissa.includes('.') || mantissa.length < written.length;
  const last = Array.from(digits).findLastIndex((digit) => digit !== '0');
  return { least: isCertain ? most : last + 1, most };
}

/** Rounds to `count` significant digits; a five is rounded away from zero. */
export function rounded({ isNegative, digits, exponent }: Digits, count: number): Digits {
  if (digits.length <= count) return { isNegative, digits, exponent };
  const next = Number(digits[count]);
  const kept = BigInt(digits.slice(0, count)) + (next >= 5 ? 1n : 0n);
  const text = String(kept);
  return {
    isNegative,
    digits: text.slice(0, count),
    exponent: text.length > count ? exponent + 1 : exponent,
  };
}
