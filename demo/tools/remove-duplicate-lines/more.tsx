import './more.css';
import { useMemo } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { beginningOf } from '../beginning.ts';
import { removedBlankLines, removedLines } from './removed.ts';

const mostShown = 100;
const longestLine = 200;

/** Which lines were removed, and how often. */
export function More({ request, result }: Shown<'remove-duplicate-lines'>) {
  const removed = useMemo(() => removedLines({ request, result }), [request, result]);
  const blank = removedBlankLines(removed, result.removedCount);
  if (result.removedCount === 0) return null;
  return (
    <details class="card extra">
      <summary>Removed lines</summary>
      {removed.length > 0 && (
        <div class="removed-lines">
          <ul class="plain">
            {removed.slice(0, mostShown).map(({ line, times }) => (
              <li key={line}>
                <code>{beginningOf(line, longestLine)}</code>{' '}
                <span class="note">{times === 1 ? 'once' : `${formatNumber(times)} times`}</span>
              </li>
            ))}
          </ul>
          <CopyButton
            text={() => removed.map(({ line }) => line).join('\n')}
            subject="lines that were removed"
          />
        </div>
      )}
      {removed.length > mostShown && (
        <p class="note">{formatNumber(removed.length - mostShown)} more are not shown.</p>
      )}
      {blank > 0 && (
        <p class="note">
          {blank === 1
            ? 'One blank line was removed.'
            : `${formatNumber(blank)} blank lines were removed.`}
        </p>
      )}
    </details>
  );
}
