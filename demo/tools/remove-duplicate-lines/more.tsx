import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { shortened } from '../../language/beginning.ts';
import type { Shown } from '../shared/shown.ts';
import { removedBlankLines, removedLines } from './removed.ts';

const mostShown = 100;
const longestLine = 200;

/** Lists the removed lines, and how often each was removed. */
export function More({ request, result }: Shown<'remove-duplicate-lines'>) {
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
