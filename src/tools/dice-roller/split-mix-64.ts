/**
 * Generates the 64-bit words of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom
 * Number Generators", 2014), with the constants of Java's `SplittableRandom`. The seed counts
 * modulo 2^64.
 */
export function* splitMix64(seed: bigint): Generator<bigint, never> {
  let state = word(seed);
  for (;;) {
    state = word(state + 0x9e3779b97f4a7c15n);
    const half = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    const mixed = word((half ^ (half >> 27n)) * 0x94d049bb133111ebn);
    yield mixed ^ (mixed >> 31n);
  }
}

function word(value: bigint): bigint {
  return BigInt.asUintN(64, value);
}
