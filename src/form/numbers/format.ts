import { languageCode, t } from '../language/language.ts';
import { textLocale } from '../language/text-locale.ts';
import { formatTime } from './beside-unit.ts';
import { numberFormatter } from './formatters.ts';
import { numberLocale } from './number-locale.ts';
import { withMinus } from './with-minus.ts';

/** Formats a number in the visitor's format, rounded for readability. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return formatScientific(value);
  if (Number.isInteger(value)) return written(value, whole);
  return written(value, size >= 1000 ? cents : short);
}

const whole = { maximumFractionDigits: 0 } as const;
const tenths = { maximumFractionDigits: 1 } as const;
const cents = { maximumFractionDigits: 2 } as const;
const short = { maximumSignificantDigits: 7 } as const;
const full = { maximumSignificantDigits: 21 } as const;
const twoDigits = { maximumSignificantDigits: 2 } as const;
const threeDigits = { maximumSignificantDigits: 3 } as const;

/** Formats a number as `6.6743 × 10⁻¹⁰`. */
function formatScientific(value: number): string {
  const [mantissa = '', exponent = ''] = value.toExponential(6).split('e');
  return powerOfTen(written(Number(mantissa), short), Number(exponent));
}

/** Writes a formatted number times a power of ten. */
export function powerOfTen(mantissa: string, exponent: number): string {
  return `${mantissa}\u00a0×\u00a010${raised(String(exponent))}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function raised(digits: string): string {
  return Array.from(digits, (digit) => superscripts[Number(digit)] ?? '⁻').join('');
}

/** Splits a number that `powerOfTen` wrote, or returns `undefined` for any other text. */
export function partsOfPower(
  text: string,
): { readonly mantissa: string; readonly exponent: string } | undefined {
  const [, mantissa, power] = /^(.+)\u00a0×\u00a010([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/.exec(text) ?? [];
  if (mantissa === undefined || power === undefined) return undefined;
  const exponent = Array.from(power, (digit) => {
    const place = superscripts.indexOf(digit);
    return place < 0 ? '-' : String(place);
  });
  return { mantissa, exponent: exponent.join('') };
}

function written(value: number, options: Intl.NumberFormatOptions): string {
  return withMinus(formatter(options).format(value));
}

function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormatter(numberLocale(), options);
}

/** Formats a number with at most one decimal. */
export function formatBriefly(value: number): string {
  return written(value, tenths);
}

/**
 * Formats a measured quantity: with all its digits if they are few, or else with three, and no
 * fewer than are whole.
 */
export function formatMeasure(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size !== 0 && size < 1e-4)) return formatNumber(value);
  if (significant(String(value)).length <= fewDigits) return formatInFull(value);
  return written(value, size >= 100 ? whole : threeDigits);
}

const fewDigits = 5;

/**
 * Formats a number with so many decimals, or with more if it would otherwise cross one of the
 * limits: 24.96 does not become 25. Zeros show that a number is rounded.
 */
export function formatDecimals(
  value: number,
  decimals: number,
  limits: readonly number[] = [],
): string {
  const size = Math.abs(value);
  if (size >= 1e15 || Number(value.toFixed(decimals)) === value) return formatNumber(value);
  if (size < 0.1 ** decimals) return written(value, twoDigits);
  const keeps = (places: number) => {
    const rounded = Number(value.toFixed(places));
    return limits.every((limit) => rounded < limit === value < limit);
  };
  const places = [decimals, decimals + 1, decimals + 2].find(keeps);
  if (places === undefined) return formatInFull(value);
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return written(value, digits);
}

/** Formats the number of a percentage to hundredths, or to two digits if it is less than one. */
export function formatPercent(value: number): string {
  const size = Math.abs(value);
  return size >= 1e15 ? formatNumber(value) : written(value, size < 1 ? twoDigits : cents);
}

/**
 * Returns a formatted number as a percentage. In Arabic and Persian, the sign and its marks of
 * direction are Intl's.
 */
export function percentage(number: string): string {
  const parts = formatter({ style: 'percent' }).formatToParts(0);
  const place = parts.findIndex(({ type }) => type === 'integer');
  const ending = parts.slice(place + 1).map(({ value }) => value);
  if (/[٪\u061c\u200e]/.test(ending.join(''))) return number + ending.join('');
  return t('{number}%', { number });
}

/** Formats a number for a sentence, and says if digits are omitted: `about 533.3333`. */
export function formatInWords(value: number): string {
  const shown = formatNumber(value);
  return isRounded(value, shown) ? t('about {number}', { number: shown }) : shown;
}

/** Whether the formatted number has fewer digits than the number. */
export function isRounded(value: number, shown: string): boolean {
  return significant(formatInFull(value)) !== significant(shown.replace(/×.*/, ''));
}

/** Formats a number with all its digits. */
export function formatInFull(value: number): string {
  return written(value, full);
}

/** Returns the digits of a number without the zeros at its ends. */
function significant(text: string): string {
  const digits = text.replace(/e.*/, '').match(/\p{Nd}/gu) ?? [];
  const isCounted = (digit: string) => !'0٠۰०'.includes(digit);
  return digits.slice(digits.findIndex(isCounted), digits.findLastIndex(isCounted) + 1).join('');
}

/** Formats an amount of money to the cent, in a currency if there is one: `$1,264.14`. */
export function formatMoney(amount: number, currency: string | undefined): string {
  const large = Math.abs(amount) >= 1e15;
  if (large || (amount !== 0 && Math.abs(amount) < 0.005)) return formatNumber(amount);
  const style = currency === undefined ? cented : ({ style: 'currency', currency } as const);
  return written(amount, style);
}

/** Formats an estimated amount of money: from a hundred on, without cents. */
export function formatRoughMoney(amount: number, currency: string | undefined): string {
  const size = Math.abs(amount);
  if (size < 100 || size >= 1e15) return formatMoney(amount, currency);
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  return written(amount, { ...style, ...whole });
}

/** Formats the price of a unit to a hundredth of a cent: `$0.665`. */
export function formatUnitPrice(price: number, currency: string | undefined): string {
  const size = Math.abs(price);
  if (size >= 1e15 || (size !== 0 && size < 1e-4)) return formatNumber(price);
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  const cents = currency === undefined ? { minimumFractionDigits: 2 } : {};
  const digits =
    size !== 0 && size < 0.01
      ? { maximumSignificantDigits: 4 }
      : { ...cents, maximumFractionDigits: 4 };
  return written(price, { ...style, ...digits });
}

const cented = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats a length of time in words: `33 years, 9 months and 13 days`. Omits parts that are 0. */
export function formatDuration(parts: readonly (readonly [unit: string, count: number])[]): string {
  const some = parts.filter(([, count]) => count !== 0);
  const lengths = (some.length > 0 ? some : parts.slice(-1)).map(([unit, count]) =>
    formatTime(unit, count),
  );
  const gaps: Readonly<Record<string, string>> = { ja: '', zh: ' ' };
  const gap = gaps[languageCode()];
  return gap === undefined ? formatList(lengths) : lengths.join(gap);
}

/** Joins texts into a list for a sentence: `years, months and days`, or with `or`. */
export function formatList(
  texts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const locale = languageCode() === 'en' ? 'en-GB' : textLocale();
  return new Intl.ListFormat(locale, { type }).format(texts);
}

/**
 * Formats months as years and months: `30 years`, `25 years and 3 months`. Returns `undefined`
 * below a year.
 */
export function formatMonths(months: number): string | undefined {
  if (!Number.isSafeInteger(months) || months < 12) return undefined;
  return formatDuration([
    ['years', Math.floor(months / 12)],
    ['months', months % 12],
  ]);
}

/** Formats minutes as hours and minutes: `7 h 30 min`. Returns `undefined` below an hour. */
export function formatMinutes(minutes: number): string | undefined {
  if (!Number.isSafeInteger(minutes) || minutes < 60) return undefined;
  const rest = minutes % 60;
  const hours = formatNumber(Math.floor(minutes / 60));
  return rest === 0
    ? t('{hours}\u00a0h', { hours })
    : t('{hours}\u00a0h {minutes}\u00a0min', { hours, minutes: formatNumber(rest) });
}
