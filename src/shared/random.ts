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
  return Number(randomBigIntBelow(BigInt(limit), words));
}

/** The same for a limit of up to 2^64. */
export function randomBigIntBelow(limit: bigint, words: Iterator<bigint, never>): bigint {
  for (;;) {
    const word = words.next().value;
    const remainder = word % limit;
    // Words beyond the largest multiple of the limit would favour the low numbers.
    if (word - remainder + limit <= 2n ** 64n) return remainder;
  }
}
