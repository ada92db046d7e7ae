import { useEffect, useState } from 'preact/hooks';
import { formatNumber } from '../format.ts';
import { installation } from '../site.ts';
import { askVersion, networkSwitch } from '../worker/messages.ts';

interface Status {
  readonly control: string;
  readonly offline: string;
  readonly version: string;
}

const unknown: Status = { control: '', offline: '', version: '' };

/** What the worker of this site is and has, and a switch that takes the network away from it. */
export function WorkerStatus() {
  const [status, setStatus] = useState(unknown);
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
    const [network, api] = await Promise.all([reaches('/licenses.md'), reaches('/api/')]);
    setProof(
      `A file from the network: ${network ? 'reached' : 'refused'}. The API: ${api ? 'answers' : 'silent'}.`,
    );
  };
  return (
    <section class="card" aria-labelledby="status">
      <h2 id="status">The worker</h2>
      <dl class="figures">
        <div>
          <dt>Control of this page</dt>
          <dd>{status.control}</dd>
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

async function readStatus(): Promise<Status> {
  const installed = await installation;
  if (installed.status !== 'controlled') {
    return {
      control: `None. ${installed.message}`,
      offline: 'The page computes by itself; it cannot be opened.',
      version: '–',
    };
  }
  const files = await keptFiles();
  return {
    control: 'Controlled',
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

/** Whether something answers, past the browser's own cache. */
async function reaches(path: string): Promise<boolean> {
  return fetch(path, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
