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

/**
 * A function that draws whole numbers from 0 to below a limit of at most 2^32, each equally likely,
 * from the same source. It does without BigInts and iterators, as a shuffle draws millions.
 */
export function secureDraws(): (limit: number) => number {
  const words = new Uint32Array(1024);
  let place = -1;
  return (limit) => {
    for (;;) {
      place = (place + 1) % words.length;
      if (place === 0) crypto.getRandomValues(words);
      const word = words[place] ?? 0;
      // As exact as `%` of safe integers, and faster.
      const remainder = word - Math.floor(word / limit) * limit;
      if (word - remainder + limit <= 2 ** 32) return remainder;
    }
  };
}
