import { nameDistance } from '../fields/name-distance.ts';

/** Returns the name that a misspelled one most likely means. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .filter((name) => nameDistance(written, name) < 4)
    .sort((one, other) => nameDistance(written, one) - nameDistance(written, other));
  return closest;
}
