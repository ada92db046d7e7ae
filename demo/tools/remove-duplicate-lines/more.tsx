import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { removedLines } from './removed.ts';

const mostShown = 100;

/** Which lines were removed, and how often. */
export function More({ request, result }: Shown<'remove-duplicate-lines'>) {
  const removed = useMemo(() => removedLines({ request, result }), [request, result]);
  if (removed.length === 0) return null;
  return (
    <details class="card extra">
      <summary>Removed lines</summary>
      <ul class="plain">
        {removed.slice(0, mostShown).map(({ line, times }) => (
          <li key={line}>
            <code>{line}</code> {times === 1 ? 'once' : `${formatNumber(times)} times`}
          </li>
        ))}
      </ul>
      {removed.length > mostShown && (
        <p class="note">{formatNumber(removed.length - mostShown)} more are not shown.</p>
      )}
    </details>
  );
}
