import { calculateUnitPrice, percentageOf } from 'toolworker';

/**
 * Returns how many per cent of `whole` a part is; `undefined` if nothing is. It is exact where a decimal
 * can say it, since it is computed from the decimals as written.
 */
export function percentOf(part: number, whole: number): number | undefined {
  if (whole === 0) return undefined;
  const isNegative = part < 0 !== whole < 0;
  try {
    const { result: hundredfold } = percentageOf({ x: Math.abs(part), y: 10_000 });
    const { unitPrice } = calculateUnitPrice({ price: hundredfold, quantity: Math.abs(whole) });
    return isNegative && unitPrice !== 0 ? -unitPrice : unitPrice;
  } catch {
    // Beyond the range of a number.
    return undefined;
  }
}
