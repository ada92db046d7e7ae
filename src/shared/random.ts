/** Uniformly distributed 64-bit words from the platform's cryptographic source. */
export function* secureWords(): Generator<bigint, never> {
  const words = new BigUint64Array(512);
  for (;;) yield* crypto.getRandomValues(words);
}

/**
 * A whole number from 0 to below the limit, each equally likely, drawn from uniform 64-bit words.
 * The limit is a safe integer of at least 1.
 */
export function randomBelow(limit: number, words: Iterator<bigint, never>): number {
  const range = BigInt(limit);
  // Words beyond the largest multiple of the limit would favour the low numbers.
  const bound = 2n ** 64n - (2n ** 64n % range);
  let word = words.next().value;
  while (word >= bound) word = words.next().value;
  return Number(word % range);
}
