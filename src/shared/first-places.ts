/** The largest prime below 2^26: products of two numbers below it are safe integers. */
const prime = 67_108_859;

/**
 * A predicate for `filter`, which takes the places of a list in their order, or some of them, and
 * says of each whether its key is at none of the former. With a million keys a `Set` of them takes
 * several times as long, as it looks for each all over the memory.
 */
export function firstPlaces(keys: readonly string[]): (item: string, place: number) => boolean {
  // Places count from 1 here: the latest of each hash, and before each place one of the same hash.
  const latest = new Uint32Array(keys.length);
  const previous = new Uint32Array(keys.length + 1);
  // Who does not know the point of the polynomials cannot send many keys of one hash.
  const point = Math.floor(Math.random() * prime);
  return (_, place) => {
    const key = keys[place] ?? '';
    // The length and the code units of the key are the coefficients.
    let hash = key.length;
    for (let index = 0; index < key.length; index += 1) {
      hash = (hash * point + key.charCodeAt(index)) % prime;
    }
    hash %= keys.length;
    let other = latest[hash];
    previous[place + 1] = other ?? 0;
    while (other) {
      if (keys[other - 1] === key) return false;
      other = previous[other];
    }
    latest[hash] = place + 1;
    return true;
  };
}
