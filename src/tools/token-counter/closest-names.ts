import leven from 'leven';

/** As many candidates that the name may be a slip or a beginning of, the most likely first. */
export function closestNames(name: string, candidates: readonly string[], most: number): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.min(4, Math.ceil(wanted.length / 3));
  const slips = candidates
    // Beyond its own limit leven says no more than that it is reached.
    .map((candidate) => ({
      candidate,
      distance: leven(wanted, candidate.toLowerCase(), { maxDistance: limit + 1 }),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((left, right) => left.distance - right.distance)
    .map(({ candidate }) => candidate);
  const beginnings = candidates.filter(
    (candidate) => wanted.length > 1 && candidate.toLowerCase().startsWith(wanted),
  );
  return [...new Set([...slips, ...beginnings])].slice(0, most);
}
