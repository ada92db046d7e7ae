import { calculateUnitPrice } from 'toolworker';
import { inRange } from '../shared/in-range.ts';
import {
  decimalFraction,
  type ExactFraction,
  minus,
  over,
  times,
} from '../shared/numbers/exact-fraction.ts';
import { faultsOf, type Product } from './products.ts';
import { type Basis, basesOf, basisKey, type Unit, usualBasis } from './units.ts';

/** A product with its price for a basis. */
export interface Priced {
  readonly product: Product;
  readonly basis: Basis;
  /** `undefined` if it is out of range. */
  readonly price: number | undefined;
  /** How many percent it costs more than the cheapest; `undefined` unless they can be compared. */
  readonly percentMore: number | undefined;
  readonly isCheapest: boolean;
}

export interface Comparison {
  /** The products whose price and quantity are known. */
  readonly priced: readonly Priced[];
  /** The names of units of several kinds, which cannot be compared. */
  readonly unlike: readonly string[];
  /** The product that costs least after the cheapest ones. */
  readonly next: Priced | undefined;
  /** How many percent the cheapest costs less than the next. */
  readonly percentLess: number | undefined;
}

interface Known {
  readonly product: Product;
  /** The price of a gram, a milliliter, a meter or a piece. */
  readonly exact: ExactFraction;
  /** The quantity in these units. */
  readonly size: number;
}

/**
 * Compares products by their exact prices, and gives the prices for the chosen basis, or for the
 * usual one.
 */
export function compare(products: readonly Product[], chosen: string): Comparison {
  const known = products.flatMap(knownOf);
  const kinds = new Map(known.map(({ product: { unit } }) => [unit.kind, unit.name]));
  const isAlike = kinds.size === 1 && known.length > 1;
  const sorted = isAlike ? known.toSorted((one, other) => order(one.exact, other.exact)) : [];
  const [cheapest] = sorted;
  const isCheapest = ({ exact }: Known) => cheapest && order(exact, cheapest.exact) === 0;
  const pricedOf = (one: Known): Priced => {
    const alike = isAlike ? known : [one];
    const basis = basisFor(alike[0]?.product.unit ?? one.product.unit, alike, chosen);
    return {
      product: one.product,
      basis,
      price: numberOf(times(one.exact, decimalFraction(basis.size))),
      percentMore: cheapest && percentBetween(one.exact, cheapest.exact, cheapest.exact),
      isCheapest: isCheapest(one) ?? false,
    };
  };
  const next = sorted.find((one) => !isCheapest(one));
  return {
    priced: known.map(pricedOf),
    unlike: kinds.size > 1 ? [...kinds.values()] : [],
    next: next && pricedOf(next),
    percentLess: cheapest && next && percentBetween(next.exact, cheapest.exact, next.exact),
  };
}

function knownOf(product: Product): readonly Known[] {
  const { price, quantity, packs, unit } = product;
  if (price === undefined || quantity === undefined || packs === undefined) return [];
  if (Object.keys(faultsOf(product)).length > 0) return [];
  const exactQuantity = times(decimalFraction(String(packs)), decimalFraction(String(quantity)));
  const total = times(exactQuantity, decimalFraction(unit.size));
  const exact = over(decimalFraction(String(price)), total);
  return [{ product, exact, size: Number(total.numerator) / Number(total.denominator) }];
}

function order(one: ExactFraction, other: ExactFraction): number {
  return Number(minus(one, other).numerator);
}

/**
 * Returns the chosen basis if it is one for this unit, or else the one that is usual for the
 * largest product.
 */
function basisFor(unit: Unit, known: readonly Known[], chosen: string): Basis {
  const largest = Math.max(...known.map(({ size }) => size));
  return basesOf(unit).find((basis) => basisKey(basis) === chosen) ?? usualBasis(unit, largest);
}

/**
 * Returns the difference of two prices as a percentage of the whole, or `undefined` if that is 0.
 */
function percentBetween(one: ExactFraction, other: ExactFraction, whole: ExactFraction) {
  const difference = minus(one, other);
  if (difference.numerator === 0n) return 0;
  return whole.numerator === 0n ? undefined : numberOf(times(over(difference, whole), hundred));
}

const hundred = decimalFraction('100');

/** Returns the number nearest to a fraction, or `undefined` if it is out of range. */
function numberOf({ numerator, denominator }: ExactFraction): number | undefined {
  const request = { price: Number(numerator), quantity: Number(denominator) };
  return inRange(() => calculateUnitPrice(request).unitPrice);
}
