/**
 * Returns the double nearest to a fraction; the engine parses its first forty digits and one for
 * the rest.
 */
export function nearest(numerator: bigint, denominator: bigint): number {
  const places = 40 + denominator.toString().length;
  const scaled = numerator * 10n ** BigInt(places);
  const rest = scaled % denominator === 0n ? 0 : 1;
  return Number(`${scaled / denominator}${rest}e-${places + 1}`) + 0;
}
