import type { Shown } from '../../pictures/shown.ts';

export interface RemovedLine {
  readonly line: string;
  /** How often it was removed. */
  readonly times: number;
}

const lineEnd = /\r\n|\r|\n/;

/** Counts the removed lines that are blank, which `removedLines` leaves out. */
export function removedBlankLines(removed: readonly RemovedLine[], removedCount: number): number {
  return removedCount - removed.reduce((sum, { times }) => sum + times, 0);
}

/** The lines that a result lacks, most frequent first. Leaves out blank ones. */
export function removedLines({
  request,
  result,
}: Shown<'remove-duplicate-lines'>): readonly RemovedLine[] {
  const kept = result.result.split(lineEnd);
  const times = new Map<string, number>();
  let next = 0;
  for (const line of request.text.split(lineEnd)) {
    // The first of each is kept, so the result has the lines in the same order.
    if (line === kept[next]) next += 1;
    else if (line.trim() !== '') times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times]
    .map(([line, count]) => ({ line, times: count }))
    .sort((one, other) => other.times - one.times);
}
