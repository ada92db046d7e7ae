import { longPi } from '../../shared/pi.ts';
import {
  add,
  compare,
  divide,
  fromInteger,
  fromScaledInteger,
  multiply,
  type Rational,
  sign,
  toNumber,
} from '../../shared/rational.ts';
import { isPlain } from './plain-numbers.ts';
import { convert, folded, scaleAt, unitAt, units } from './units.ts';

/** What an amount is: an exact number, and the unit that it has itself. */
export interface Amount {
  /** The number without its factor π. */
  readonly value: Rational;
  readonly unit?: string | undefined;
  /** Whether the number is a multiple of π. */
  readonly isOfPi?: boolean | undefined;
}

/** A part of an amount, and the text behind it. */
interface Part extends Amount {
  readonly rest: string;
}

/**
 * Reads a text with plain numbers, as `plainNumbers` returns it, whose units are among `names`: a
 * number, a fraction such as `1 1/2`, a measure such as `5 ft 11` or `1 h 30 min`, `2π/3`, or what
 * these come to in a sum or product such as `20 + 60` or `100 - 15%`. Returns `undefined` for other
 * texts.
 */
export function amountIn(plain: string, names: readonly string[]): Amount | undefined {
  if (isPlain(plain)) return { value: decimalOf(plain) };
  if (isOther.test(plain)) return undefined;
  const read = sumOf(folded(plain), names);
  if (read?.rest.trim() !== '') return undefined;
  const { rest, ...amount } = read;
  return amount;
}

/** Dates, and numbers of other bases. */
const isOther = /^\d+(?:-\d+-|\/\d+\/|\.\d+\.)\d|^-?0[xbo]/;

function sumOf(text: string, names: readonly string[]): Part | undefined {
  let total = productOf(text, names);
  for (;;) {
    const [found, operator] = /^ ?([+-]) ?/.exec(total?.rest ?? '') ?? [];
    if (!total || found === undefined) return total;
    const next = productOf(total.rest.slice(found.length), names);
    total = next && added(total, operator === '-' ? negative(next) : next);
  }
}

/** Adds a part, or a percentage of what is before it. */
function added(total: Part, next: Part): Part | undefined {
  const { rest } = next;
  if (next.unit === '%' && total.unit !== '%') {
    const share = add(1, divide(next.value, 100));
    return { ...total, value: multiply(total.value, share), rest };
  }
  if (Boolean(total.isOfPi) !== Boolean(next.isOfPi)) return undefined;
  const { unit = next.unit } = total;
  const value = unit && next.unit ? convert(next.value, next.unit, unit) : next.value;
  return value && { ...total, unit, value: add(total.value, value), rest };
}

function negative(part: Part): Part {
  return { ...part, value: multiply(-1, part.value) };
}

function productOf(text: string, names: readonly string[]): Part | undefined {
  let total = signedOf(text, names);
  for (;;) {
    const [found, operator] = /^ ?([*×·⋅∙x/÷]) ?/.exec(total?.rest ?? '') ?? [];
    if (!total || found === undefined) return total;
    const next = signedOf(total.rest.slice(found.length), names);
    const isQuotient = /[/÷]/.test(operator ?? '');
    total = next && (isQuotient ? dividedBy(total, next) : timesOf(total, next));
  }
}

function timesOf(one: Part, other: Part): Part | undefined {
  if (other.unit === '%' && one.unit !== '%') {
    return { ...one, value: divide(multiply(one.value, other.value), 100), rest: other.rest };
  }
  if ((one.unit && other.unit) || (one.isOfPi && other.isOfPi)) return undefined;
  return {
    value: multiply(one.value, other.value),
    unit: one.unit ?? other.unit,
    isOfPi: one.isOfPi || other.isOfPi,
    rest: other.rest,
  };
}

function dividedBy(one: Part, other: Part): Part | undefined {
  if (other.unit || other.isOfPi || sign(other.value) === 0) return undefined;
  return { ...one, value: divide(one.value, other.value), rest: other.rest };
}

function signedOf(text: string, names: readonly string[]): Part | undefined {
  const [, operator = '', rest = ''] = /^([+-]?) ?(.*)$/s.exec(text) ?? [];
  const part = powerOf(rest, names);
  return part && operator === '-' ? negative(part) : part;
}

/** Larger powers take time, and no field takes them. */
const mostDigits = 1_500;

function powerOf(text: string, names: readonly string[]): Part | undefined {
  const base = text.startsWith('(') ? bracketsOf(text, names) : measureOf(text, names);
  const [found, power] = /^ ?(?:\^|\*\*) ?(-?\d{1,4})(?!\d)/.exec(base?.rest ?? '') ?? [];
  if (!base || found === undefined) return base;
  const { value, unit, isOfPi } = base;
  const isInverse = Number(power) < 0;
  const isPossible = unit === undefined && !isOfPi && !(isInverse && sign(value) === 0);
  const raised = isPossible ? raisedTo(value, Math.abs(Number(power))) : undefined;
  const rest = base.rest.slice(found.length);
  return raised && { value: isInverse ? divide(1, raised) : raised, rest };
}

function raisedTo({ numerator, denominator }: Rational, power: number): Rational | undefined {
  const digits = String(numerator).length + String(denominator).length;
  if (digits * power > mostDigits) return undefined;
  const exponent = BigInt(power);
  return {
    numerator: BigInt(numerator) ** exponent,
    denominator: BigInt(denominator) ** exponent,
  };
}

function bracketsOf(text: string, names: readonly string[]): Part | undefined {
  const inside = sumOf(text.slice(1).trimStart(), names);
  const [closing] = /^ ?\)/.exec(inside?.rest ?? '') ?? [];
  return inside && closing ? { ...inside, rest: inside.rest.slice(closing.length) } : undefined;
}

/** Reads a number with its unit, and those of smaller units behind it, as in `5 ft 11 in`. */
function measureOf(text: string, names: readonly string[]): Part | undefined {
  const first = clockOf(text, names) ?? numberWithUnit(text, names);
  let [total, smallest] = [first, first?.unit];
  for (;;) {
    const { next } = units.get(smallest ?? '') ?? {};
    const [gap = ''] = /^(?:-|,? ?)/.exec(total?.rest ?? '') ?? [];
    const rest = total?.rest.slice(gap.length) ?? '';
    if (!total?.unit || !smallest || !next || !/^[\d.]/.test(rest)) return total;
    const part = numberWithUnit(rest, names);
    const [size, one, whole] = [
      part && inUnit(part, next),
      convert(fromInteger(1), part?.unit ?? next, next),
      convert(fromInteger(1), smallest, next),
    ];
    if (!part || !size || !one || !whole) return undefined;
    // A mark is missing, as in `5'110`.
    if (compare(part.unit ? one : size, whole) >= 0) return undefined;
    const more = convert(size, next, total.unit);
    total = more && { ...total, value: add(total.value, more), rest: part.rest };
    smallest = part.unit ?? next;
  }
}

/** Returns the number of a part in a unit, which is also its own if it has none. */
function inUnit({ value, unit }: Part, name: string): Rational | undefined {
  return convert(value, unit ?? name, name);
}

/** Reads a length of time such as `1:30`. */
function clockOf(text: string, names: readonly string[]): Part | undefined {
  const [found, hours = '', minutes = ''] = /^(\d{1,4}):([0-5]\d)(?!\d|:)/.exec(text) ?? [];
  if (found === undefined || !names.includes('hours')) return undefined;
  const value = add(Number(hours), divide(Number(minutes), 60));
  return { value, unit: 'hours', rest: text.slice(found.length) };
}

function numberWithUnit(text: string, names: readonly string[]): Part | undefined {
  const rest = text.replace(currency, '');
  const number = (names.includes('radians') ? multipleOfPi(rest) : undefined) ?? numberAt(rest);
  return (
    number &&
    (withUnit(number, names) ??
      withUnit(inCurrency(scaled(number)), names) ??
      inCurrency(scaled(number)))
  );
}

/** Reads `2π` or `π/3`, which are in radians unless they say otherwise. */
function multipleOfPi(text: string): Part | undefined {
  const number = numberAt(text) ?? { value: fromInteger(1), rest: text };
  const [found, divisor = '1'] =
    /^ ?(?:π|pi(?!\p{L}))(?: ?\/ ?([1-9]\d{0,8}))?/u.exec(number.rest) ?? [];
  if (found === undefined) return undefined;
  const value = divide(number.value, Number(divisor));
  return { value, unit: 'radians', isOfPi: true, rest: number.rest.slice(found.length) };
}

function withUnit(part: Part, names: readonly string[]): Part | undefined {
  const unit = unitAt(part.rest, names);
  return unit && { ...part, unit: unit.name, rest: part.rest.slice(unit.length) };
}

function scaled(part: Part): Part {
  const scale = scaleAt(part.rest);
  if (!scale) return part;
  const rest = part.rest.slice(scale.length);
  return { ...part, value: multiply(part.value, scale.size), rest };
}

function inCurrency(part: Part): Part {
  return { ...part, rest: part.rest.replace(currencyBehind, '') };
}

/** A sign of a currency, or the code of one. */
const code =
  'usd|eur|gbp|jpy|cny|chf|cad|aud|nzd|inr|brl|mxn|krw|sek|nok|dkk|pln|czk|huf|try|zar|sgd|hkd|sar|aed|egp|mad';
const currency = new RegExp(`^(?:\\p{L}{0,3}\\p{Sc}|${code}) ?`, 'u');
const currencyBehind = new RegExp(
  `^ ?(?:\\p{Sc}|(?:${code}|dollars?|euros?|pounds?|pesos?|reais|francs?|franken|yen|ريال|درهم|جنيه)(?!\\p{L})|円|元)`,
  'u',
);

/** Reads a decimal or a fraction. */
function numberAt(text: string): Part | undefined {
  const [fraction, whole = '0', numerator = '', denominator = ''] =
    /^(?:(\d{1,9}) )?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d.])/.exec(text) ?? [];
  if (fraction !== undefined && Number(denominator) > 0) {
    const value = add(Number(whole), divide(Number(numerator), Number(denominator)));
    return { value, rest: text.slice(fraction.length) };
  }
  const [decimal] = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/.exec(text) ?? [];
  return decimal === undefined
    ? undefined
    : { value: decimalOf(decimal), rest: text.slice(decimal.length) };
}

/** Returns the value of a plain number, 0 if it is less than any double. */
function decimalOf(plain: string): Rational {
  const [mantissa = '', power = '0'] = plain.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const [integer, exponent] = [BigInt(whole + fraction), Number(power) - fraction.length];
  if (whole.length + Number(power) < -mostDigits || integer === 0n) return fromInteger(0);
  return fromScaledInteger({ integer, exponent: Math.min(exponent, mostDigits) });
}

/**
 * Returns the number of an amount in a unit, where `typed` is the unit of an amount without one. It
 * is the number nearest to the exact result, or `NaN` if the amount has another quantity.
 */
export function numberFor(
  { value, unit, isOfPi }: Amount,
  typed: string | undefined,
  wanted: string | undefined,
): number {
  const [from = '', to = ''] = [unit ?? typed, wanted ?? unit];
  const converted =
    convert(value, from, unitAmong(to.split(' or '), from)) ??
    (unit === undefined ? value : undefined);
  if (!converted) return Number.NaN;
  return doubleOf(isOfPi ? multiply(converted, longPi()) : converted);
}

/** Returns the unit of several that goes with another one, as feet go with inches. */
function unitAmong(names: readonly string[], other: string): string {
  const isOfSystem = (name: string) => units.get(name)?.system === units.get(other)?.system;
  return names.find(isOfSystem) ?? names[0] ?? '';
}

const largest = fromScaledInteger({ integer: BigInt(Number.MAX_VALUE), exponent: 0 });

function doubleOf(value: Rational): number {
  if (typeof value.numerator === 'number') return toNumber(value);
  const isTooLarge = compare(multiply(value, sign(value)), largest) > 0;
  return isTooLarge ? sign(value) * Infinity : toNumber(value);
}
