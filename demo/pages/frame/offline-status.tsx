import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { isMetered, whenIdle } from '../../browser/connection.ts';
import { serviceWorkers } from '../../browser/page-access.ts';
import type { Kept, Progress } from '../../worker/worker-messages.ts';
import { keepOffline } from './keep-offline.ts';

const nothing: Kept = { kept: [], size: 0 };

/** Says what can be opened without a network, and lets the visitor keep everything. */
export function OfflineStatus({ isControlled }: { readonly isControlled: boolean }) {
  const { kept, progress, hasFailed, keepEverything } = useKept(isControlled);
  const isAsked = progress !== undefined || hasFailed;
  return (
    <>
      <span {...(isAsked && { role: 'status' })}>
        {hasFailed ? t('Not everything could be saved. Try again later.') : wordsOf(kept, progress)}
      </span>{' '}
      {kept && kept.size > 0 && !kept.kept.includes('everything') && !progress && (
        <button type="button" class="quiet" onClick={keepEverything}>
          {t('Save everything offline ({megabytes} MB)', {
            megabytes: String(Math.round(kept.size / 1_000_000)),
          })}
        </button>
      )}
    </>
  );
}

function wordsOf(known: Kept | undefined, progress: Progress | undefined): string {
  if (progress && progress.total > 0) {
    const { done, total } = progress;
    return t('Saving for offline use: {done} of {total}', {
      done: String(done),
      total: String(total),
    });
  }
  if (!known || progress) return t('Saving for offline use…');
  const { kept } = known;
  if (!kept.includes('page')) return t('This page is not saved for offline use.');
  if (kept.includes('everything')) {
    return t('Ready offline: every page in this language works without a network.');
  }
  return kept.includes('tools')
    ? t('Ready offline: this page and all tools work without a network.')
    : t('Ready offline: this page works without a network.');
}

/** Lets the worker keep this page, and all tools once the browser is idle; holds what is kept. */
function useKept(isControlled: boolean) {
  const [kept, setKept] = useState(isControlled ? undefined : nothing);
  const [progress, setProgress] = useState<Progress>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const keepTools = () =>
      keepOffline('tools', (reply) => {
        if (reply && 'kept' in reply) setKept(reply);
      });
    const keepPage = () =>
      keepOffline('page', (reply) => {
        if (reply && !('kept' in reply)) return;
        setFailed(false);
        setKept(reply ?? nothing);
        const isPageAlone = reply?.kept.includes('page') && !reply.kept.includes('tools');
        if (isPageAlone && !isMetered()) whenIdle(keepTools);
      });
    if (!isControlled) return undefined;
    keepPage();
    const controller = new AbortController();
    const { signal } = controller;
    // A new release keeps other files, and what could not be saved before may be there now.
    serviceWorkers()?.addEventListener('controllerchange', keepPage, { signal });
    addEventListener('online', keepPage, { signal });
    return () => controller.abort();
  }, [isControlled]);
  const keepEverything = () => {
    setFailed(false);
    setProgress({ done: 0, total: 0 });
    keepOffline('everything', (reply) => {
      if (reply && !('kept' in reply)) return setProgress(reply);
      setProgress(undefined);
      setFailed(!reply?.kept.includes('everything'));
      if (reply) setKept(reply);
    });
  };
  return { kept, progress, hasFailed, keepEverything };
}
