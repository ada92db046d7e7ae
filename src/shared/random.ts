/** Generates uniformly distributed 64-bit words from the platform's cryptographic source. */
export function* secureWords(): Generator<bigint, never> {
  const words = new BigUint64Array(512);
  for (;;) yield* crypto.getRandomValues(words);
}

/**
 * Returns an integer from 0 to `limit` - 1, each equally likely, drawn from uniform 64-bit words.
 * The limit is a safe integer of at least 1.
 */
export function randomBelow(limit: number, words: Iterator<bigint, never>): number {
  return Number(randomBigIntBelow(BigInt(limit), words));
}

/** Like `randomBelow`, for a limit of up to 2^64. */
export function randomBigIntBelow(limit: bigint, words: Iterator<bigint, never>): bigint {
  for (;;) {
    const word = words.next().value;
    const remainder = word % limit;
    // Words beyond the largest multiple of the limit would make low numbers more likely.
    if (word - remainder + limit <= 2n ** 64n) return remainder;
  }
}

/**
 * Returns `drawBelow(limit)`, which returns cryptographically random integers from 0 to `limit` -
 * 1, each equally likely, for limits of up to 2^32. It is faster than `randomBelow`, for shuffles
 * that draw millions.
 */
export function secureDraws(): (limit: number) => number {
  const words = new Uint32Array(1024);
  let index = -1;
  return (limit) => {
    for (;;) {
      index = (index + 1) % words.length;
      if (index === 0) crypto.getRandomValues(words);
      const word = words[index] ?? 0;
      // Like `word % limit`, but faster.
      const remainder = word - Math.floor(word / limit) * limit;
      if (word - remainder + limit <= 2 ** 32) return remainder;
    }
  };
}
