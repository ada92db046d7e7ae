import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { shortened } from '../../language/beginning.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const mostShown = 100;
const longestLine = 200;

/** Lists the removed lines, and how often each was removed. */
export function More({ request, result }: ToolAnswer<'remove-duplicate-lines'>) {
  const removed = useMemo(() => removedLines({ request, result }), [request, result]);
  if (result.removedCount === 0) return null;
  const blank = removedBlankLines(removed, result.removedCount);
  return (
    <details class="card extra">
      <summary>{t('Removed lines')}</summary>
      {removed.length > 0 && (
        <div class="removed-lines">
          <ul class="plain">
            {removed.slice(0, mostShown).map(({ line, times }) => (
              <li key={line}>
                <code dir="auto">{shortened(line, longestLine)}</code>{' '}
                <span class="note">{plural(times, 'once', '{count} times')}</span>
              </li>
            ))}
          </ul>
          <CopyButton
            text={() => removed.map(({ line }) => line).join('\n')}
            subject={t('lines that were removed')}
          />
        </div>
      )}
      {removed.length > mostShown && (
        <p class="note">
          {plural(
            removed.length - mostShown,
            '{count} more is not shown.',
            '{count} more are not shown.',
          )}
        </p>
      )}
      {blank > 0 && (
        <p class="note">
          {plural(blank, 'One blank line was removed.', '{count} blank lines were removed.')}
        </p>
      )}
    </details>
  );
}

interface RemovedLine {
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
}: ToolAnswer<'remove-duplicate-lines'>): readonly RemovedLine[] {
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
