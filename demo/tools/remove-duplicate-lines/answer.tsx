import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { shortened } from '../../language/beginning.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { markLines } from './lines.ts';

/** Says how many lines are not shown, if any. */
function MoreNote({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <p class="note">{plural(count, '{count} more is not shown.', '{count} more are not shown.')}</p>
  );
}

const mostShown = 20;
const longestLine = 200;

/** Lists the removed lines, and how often each was removed. */
export function More({ request, result }: ToolAnswer<'remove-duplicate-lines'>) {
  const removed = useMemo(() => removedLines({ request, result }), [request, result]);
  if (result.removedCount === 0) return null;
  const blank = removedBlankLines(removed, result.removedCount);
  return (
    <TitledCard id="removed" title={t('Removed lines')}>
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
      <MoreNote count={removed.length - mostShown} />
      {blank > 0 && (
        <p class="note">
          {plural(blank, 'One blank line was removed.', '{count} blank lines were removed.')}
        </p>
      )}
    </TitledCard>
  );
}

interface RemovedLine {
  readonly line: string;
  /** How often the line was removed. */
  readonly times: number;
}

/** Counts the removed blank lines, which `removedLines` leaves out. */
export function removedBlankLines(removed: readonly RemovedLine[], removedCount: number): number {
  return removedCount - removed.reduce((sum, { times }) => sum + times, 0);
}

/** Returns the removed lines, most frequent first. Leaves out blank ones. */
export function removedLines({
  request,
  result,
}: ToolAnswer<'remove-duplicate-lines'>): readonly RemovedLine[] {
  const times = new Map<string, number>();
  for (const { line, isRemoved } of markLines(request.text, result.result)) {
    if (isRemoved && line.trim() !== '') times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times]
    .map(([line, count]) => ({ line, times: count }))
    .sort((one, other) => other.times - one.times);
}
