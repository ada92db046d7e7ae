/** Returns arctan(1 / cotangent) · one, by Gregory's series. */
function arctangent(cotangent: bigint, one: bigint): bigint {
  let sum = 0n;
  let power = one / cotangent;
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += n % 4n === 1n ? power / n : -power / n;
    power /= cotangent * cotangent;
  }
  return sum;
}

/** Returns π · one, by Machin's formula. */
export const piTimes = (one: bigint) => 16n * arctangent(5n, one) - 4n * arctangent(239n, one);
