import { closestMatch } from 'leven';

/** The lower-case candidate that the name is most likely a slip or a beginning of, if any. */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const maxDistance = Math.min(4, Math.ceil(wanted.length / 3));
  return (
    closestMatch(wanted, candidates, { maxDistance }) ??
    candidates.find((candidate) => wanted.length > 1 && candidate.startsWith(wanted))
  );
}
