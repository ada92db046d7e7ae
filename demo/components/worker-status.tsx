import { useEffect, useState } from 'preact/hooks';
import { ask } from '../ask.ts';
import { formatNumber } from '../format.ts';
import { installation, isServed } from '../site.ts';
import { askVersion, networkSwitch } from '../worker/messages.ts';

interface Status {
  readonly isControlled: boolean;
  readonly answerer: string;
  readonly offline: string;
  readonly version: string;
}

/** Until it is known what became of the worker. */
const starting: Status = {
  isControlled: false,
  answerer: 'This page, until the worker is ready',
  offline: 'Not ready yet',
  version: '–',
};

/** What the worker of this site is and has, and a switch that takes the network away from it. */
export function WorkerStatus() {
  const [status, setStatus] = useState(starting);
  const [isOff, setOff] = useState(false);
  const [proof, setProof] = useState('');
  useEffect(() => {
    readStatus().then(setStatus, () => {});
    globalThis.caches?.has(networkSwitch).then(setOff, () => {});
  }, []);
  const turn = async (off: boolean) => {
    if (off) await caches.open(networkSwitch);
    else await caches.delete(networkSwitch);
    setOff(off);
    setProof('');
  };
  const prove = async () => {
    setProof('Trying both…');
    const [isReached, { status: answer }] = await Promise.all([reachesNetwork(), ask('/api/')]);
    setProof(
      `A file from the network: ${isReached ? 'reached' : 'refused'}. The API: ${answer === 200 ? 'answers' : 'silent'}.`,
    );
  };
  return (
    <section class="card" aria-labelledby="status">
      <h2 id="status">The worker</h2>
      {/* Replaced as a whole: values of another width would move, as they end at the same edge. */}
      <dl key={status.answerer} class="figures">
        <div>
          <dt>Who answers</dt>
          <dd>{status.answerer}</dd>
        </div>
        <div>
          <dt>Without a network</dt>
          <dd>{status.offline}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{status.version}</dd>
        </div>
      </dl>
      <div class="proof">
        <label class="switch">
          <input
            type="checkbox"
            disabled={!status.isControlled}
            checked={isOff}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
          Cut this site off the network
        </label>
        <button type="button" onClick={prove}>
          Try both
        </button>
        <p role="status">{proof}</p>
      </div>
      <p class="note">
        While the switch is on, the worker refuses all that it would have to fetch. Every page and
        every tool goes on; or turn the network of your device off, and see the same.
      </p>
    </section>
  );
}

/** A worker would stay on the port of `toolworker serve` and hide what listens there next. */
const served: Status = {
  isControlled: false,
  answerer: 'The server that sent this page',
  offline: 'Not from this server: its pages have no worker',
  version: '–',
};

async function readStatus(): Promise<Status> {
  if (isServed) return served;
  const installed = await installation;
  if (installed.status !== 'controlled') {
    return {
      isControlled: false,
      answerer: `This page. ${installed.message}`,
      offline: 'This page goes on; no page can be opened',
      version: '–',
    };
  }
  const files = await keptFiles();
  return {
    isControlled: true,
    answerer: 'The worker, in control of this page',
    offline: `Ready: ${formatNumber(files)} files kept`,
    version: await versionOfWorker(),
  };
}

async function keptFiles(): Promise<number> {
  const names = await caches.keys();
  const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

function versionOfWorker(): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    navigator.serviceWorker.controller?.postMessage(askVersion, [port2]);
  });
}

/** Whether a file can be had that neither the worker nor the browser keeps. */
async function reachesNetwork(): Promise<boolean> {
  return fetch('/licenses.md', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
