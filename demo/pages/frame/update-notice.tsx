import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { serviceWorkers } from '../../browser/page-access.ts';
import { takeOver } from '../../worker/worker-messages.ts';

/**
 * Offers to activate a waiting version of the site. The open page keeps its version and all inputs;
 * the next page that is opened has the new version.
 */
export function UpdateNotice() {
  const [state, setState] = useState<'none' | 'waiting' | 'asked' | 'done'>('none');
  useEffect(() => {
    const watch = async () => {
      const registration = await serviceWorkers()?.getRegistration();
      if (!registration) return;
      const look = () => {
        if (registration.waiting && registration.active) setState('waiting');
      };
      const follow = () => registration.installing?.addEventListener('statechange', look);
      registration.addEventListener('updatefound', follow);
      // The browser may have found it while this page loaded.
      follow();
      look();
    };
    watch();
  }, []);
  const update = async () => {
    const registration = await serviceWorkers()?.getRegistration();
    const waiting = registration?.waiting;
    // Another page may have activated it.
    if (!waiting) return setState('done');
    setState('asked');
    // The old version may still be at work, and responds for the next page until then.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') setState('done');
    });
    waiting.postMessage(takeOver);
  };
  return (
    <div class="notice" role="status" hidden={state === 'none'}>
      {(state === 'waiting' || state === 'asked') && (
        <>
          {t('A new version is ready.')}{' '}
          <button type="button" disabled={state === 'asked'} onClick={update}>
            {t('Update')}
          </button>
        </>
      )}
      {state === 'done' && t('Updated. You will see the new version on the next page.')}
    </div>
  );
}
