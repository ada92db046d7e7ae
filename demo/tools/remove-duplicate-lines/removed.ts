import type { Shown } from '../shared/shown.ts';

export interface RemovedLine {
  readonly line: string;
  /** How often the line was removed. */
  readonly times: number;
}

const lineEnd = /\r\n|\r|\n/;

/** Counts the removed blank lines, which `removedLines` leaves out. */
export function removedBlankLines(removed: readonly RemovedLine[], removedCount: number): number {
  return removedCount - removed.reduce((sum, { times }) => sum + times, 0);
}

/** Returns the removed lines, most frequent first. Leaves out blank ones. */
export function removedLines({
  request,
  result,
}: Shown<'remove-duplicate-lines'>): readonly RemovedLine[] {
  const kept = result.result.split(lineEnd);
  const times = new Map<string, number>();
  let next = 0;
  for (const line of request.text.split(lineEnd)) {
    // The result has the first of each line, in the order of the text.
    if (line === kept[next]) next += 1;
    else if (line.trim() !== '') times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times]
    .map(([line, count]) => ({ line, times: count }))
    .sort((one, other) => other.times - one.times);
}
