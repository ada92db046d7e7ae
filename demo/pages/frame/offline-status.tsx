import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { installation } from '../../browser/installation.ts';

type State = 'unknown' | 'waiting' | 'kept' | 'not kept';

/** Says whether this page can be opened without a network. */
export function OfflineStatus() {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => watch(setState), []);
  // A space keeps the line, so that nothing shifts.
  if (state === 'unknown') return <>{'\u00a0'}</>;
  if (state === 'waiting') return <>{t('Being kept for use offline…')}</>;
  return (
    <>
      {state === 'kept'
        ? t('Ready offline: this page works without a network.')
        : t('This page is not kept offline.')}
    </>
  );
}

const pause = 1_000;

/** The worker keeps the pages of another language after the first of them was opened. */
const mostLooks = 60;

/** Reports the state of this page until it is final. Returns a function that stops. */
function watch(report: (state: State) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async (looks: number) => {
    const isKept = await isPageKept().catch(() => false);
    if (isStopped) return;
    report(isKept ? 'kept' : looks > 1 ? 'waiting' : 'not kept');
    if (!isKept && looks > 1) timer = setTimeout(look, pause, looks - 1);
  };
  const start = async () => {
    report('waiting');
    const { status } = await installation;
    if (status === 'controlled') await look(mostLooks);
    else if (!isStopped) report('not kept');
  };
  start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Whether a cache of the site contains this page. Its worker answers from there. */
async function isPageKept(): Promise<boolean> {
  const url = `${location.pathname.replace(/\/(?:index\.html)?$/, '')}/index.html`;
  return (await caches.match(url, { ignoreSearch: true })) !== undefined;
}
