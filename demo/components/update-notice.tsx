import { useEffect, useState } from 'preact/hooks';
import { installation } from '../site.ts';
import { takeOver } from '../worker/messages.ts';

/**
 * Says that a new version of the site waits, and puts it in place when asked to. This page goes on
 * as it is, with all that was typed; the next one is the new version's.
 */
export function UpdateNotice() {
  const [state, setState] = useState<'none' | 'waiting' | 'done'>('none');
  useEffect(() => {
    const watch = async () => {
      await installation;
      const registration = await navigator.serviceWorker?.getRegistration();
      if (!registration) return;
      const look = () => {
        if (registration.waiting && registration.active) setState('waiting');
      };
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
      look();
    };
    watch();
  }, []);
  const update = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage(takeOver);
    setState('done');
  };
  return (
    <div class="notice" role="status" hidden={state === 'none'}>
      {state === 'waiting' && (
        <>
          A new version is ready.{' '}
          <button type="button" onClick={update}>
            Use it
          </button>
        </>
      )}
      {state === 'done' && 'Done. The next page that you open is the new version.'}
    </div>
  );
}
