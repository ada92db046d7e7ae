import { closestMatch } from 'leven';

/** The candidate that the name is most likely a slip of, if any is near. */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.min(4, Math.ceil(name.length / 3));
  return (
    closestMatch(name, candidates, { maxDistance }) ??
    candidates.find((candidate) => name.length > 1 && candidate.startsWith(name))
  );
}
