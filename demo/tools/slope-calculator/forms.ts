import { decimalOf } from '../../../src/form/numbers/decimal-parts.ts';
import {
  type ExactFraction,
  exactFraction,
  greatestDivisor,
  sizeOf,
  writtenFraction,
} from '../shared/numbers/exact-fraction.ts';

interface Coordinates {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Forms {
  /** Rise over run in lowest terms; `undefined` for a vertical line. */
  readonly slope: string | undefined;
  /** `undefined` for a vertical line. */
  readonly intercept: string | undefined;
  /** With exact fractions, which the API's equation rounds. */
  readonly slopeIntercept: string | undefined;
  readonly pointSlope: string | undefined;
  /** With whole numbers: `2x - 3y = 6`. */
  readonly standard: string;
}

/** People do not write longer equations. */
const longestEquation = 48;

const places = 6;
const scale = 10n ** BigInt(places);

/**
 * Returns the exact equations of the line through two points in textbook forms, or `undefined` if
 * they are too long.
 */
export function formsOf({ x1, y1, x2, y2 }: Coordinates): Forms | undefined {
  const decimals = [x1, y1, x2, y2].map(String);
  if (decimals.some((decimal) => !/^-?\d{1,9}(?:\.\d{1,6})?$/.test(decimal))) return undefined;
  const [left = 0n, bottom = 0n, right = 0n, top = 0n] = decimals.map(millionths);
  const standard = standardForm(top - bottom, right - left, left, bottom);
  if (standard.length > longestEquation) return undefined;
  if (left === right) {
    return {
      slope: undefined,
      intercept: undefined,
      slopeIntercept: undefined,
      pointSlope: undefined,
      standard,
    };
  }
  const slope = exactFraction(top - bottom, right - left);
  // y1 - slope · x1, in units of 1 / (denominator · scale).
  const intercept = exactFraction(
    bottom * slope.denominator - slope.numerator * left,
    slope.denominator * scale,
  );
  return {
    slope: writtenFraction(slope),
    intercept: writtenFraction(intercept),
    slopeIntercept: slopeInterceptForm(slope, intercept),
    pointSlope: `y${minus(y1)} = ${rightSide(slope, x1)}`,
    standard,
  };
}

/** Reads a decimal as a whole number of millionths. */
function millionths(decimal: string): bigint {
  const { digits, exponent } = decimalOf(decimal);
  return digits * 10n ** BigInt(places + exponent);
}

/** Writes a slope as the factor of a variable or parenthesis. */
function factor(slope: ExactFraction): string {
  if (slope.denominator !== 1n) {
    const size = writtenFraction({ ...slope, numerator: sizeOf(slope.numerator) });
    return slope.numerator < 0n ? `-(${size})` : `(${size})`;
  }
  return slope.numerator === 1n ? '' : slope.numerator === -1n ? '-' : String(slope.numerator);
}

function slopeInterceptForm(slope: ExactFraction, intercept: ExactFraction): string {
  if (slope.numerator === 0n) return `y = ${writtenFraction(intercept)}`;
  const constant = writtenFraction({ ...intercept, numerator: sizeOf(intercept.numerator) });
  const sign = intercept.numerator < 0n ? '-' : '+';
  return `y = ${factor(slope)}x${intercept.numerator === 0n ? '' : ` ${sign} ${constant}`}`;
}

/** Writes slope · (x - x1). */
function rightSide(slope: ExactFraction, x1: number): string {
  if (slope.numerator === 0n) return '0';
  if (x1 === 0) return `${factor(slope)}x`;
  return factor(slope) === '' ? `x${minus(x1)}` : `${factor(slope)}(x${minus(x1)})`;
}

/** Writes the subtraction of a coordinate, such as ` - 2`. */
function minus(value: number): string {
  if (value === 0) return '';
  return value < 0 ? ` + ${-value}` : ` - ${value}`;
}

/**
 * Writes rise · x - run · y = rise · x1 - run · y1, in lowest terms, with a positive first
 * coefficient.
 */
function standardForm(rise: bigint, run: bigint, left: bigint, bottom: bigint): string {
  const [a, b, c] = [rise * scale, -run * scale, rise * left - run * bottom];
  const divisor = greatestDivisor(greatestDivisor(a, b), c);
  const isTurned = a < 0n || (a === 0n && b < 0n);
  const unit = isTurned ? -divisor : divisor;
  const [x, y, constant] = [a / unit, b / unit, c / unit];
  const terms = [x !== 0n && term(x, 'x'), y !== 0n && term(y, 'y')].filter(Boolean).join(' + ');
  return `${terms.replace('+ -', '- ')} = ${constant}`;
}

function term(coefficient: bigint, variable: string): string {
  const isOne = sizeOf(coefficient) === 1n;
  return `${coefficient < 0n ? '-' : ''}${isOne ? '' : sizeOf(coefficient)}${variable}`;
}
