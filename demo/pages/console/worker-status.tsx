import { useEffect, useState } from 'preact/hooks';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { callApi } from '../../browser/call-api.ts';
import { installation } from '../../browser/installation.ts';
import { serviceWorkers } from '../../browser/page-access.ts';
import { askVersion, networkSwitch } from '../../worker/worker-messages.ts';

interface Status {
  readonly isControlled: boolean;
  readonly answerer: string;
  readonly offline: string;
  readonly version: string;
}

/** Shown until the worker is installed. */
const starting: Status = {
  isControlled: false,
  answerer: 'This page, until the worker is ready',
  offline: 'Not ready yet',
  version: '–',
};

/** Shows the state of the site's worker, and a switch that cuts it off from the network. */
export function WorkerStatus() {
  const status = useStatus();
  const { isOff, proof, turn, prove } = useNetworkSwitch();
  return (
    <section class="card" aria-labelledby="status">
      <h2 id="status">The worker</h2>
      {/* Replaced as a whole: right-aligned values of another width would count as a layout shift. */}
      <Figures key={status.answerer} status={status} />
      <div class="proof">
        <label class="switch">
          <input
            type="checkbox"
            disabled={!status.isControlled}
            checked={isOff}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
          Block the network for this site
        </label>
        <button type="button" onClick={prove}>
          Test
        </button>
        <p role="status">{proof}</p>
      </div>
      <p class="note">
        While the network is blocked, the API still responds, and every page that is saved on this
        device still opens. Turning off your device’s network has the same effect.
      </p>
    </section>
  );
}

function useStatus(): Status {
  const [status, setStatus] = useState(starting);
  useEffect(() => {
    readStatus().then(setStatus, () => {});
  }, []);
  return status;
}

/** Holds whether the worker is cut off from the network, and what a test of that showed. */
function useNetworkSwitch() {
  const [isOff, setOff] = useState(false);
  const [proof, setProof] = useState('');
  useEffect(() => {
    isNetworkOff().then(setOff, () => {});
  }, []);
  const turn = async (off: boolean) => {
    if (off) await caches.open(networkSwitch);
    else await caches.delete(networkSwitch);
    setOff(off);
    setProof('');
  };
  const prove = async () => {
    setProof('Testing…');
    const [isReached, { status: answer }] = await Promise.all([reachesNetwork(), callApi('/api/')]);
    setProof(
      `The network ${isReached ? 'can' : 'cannot'} be reached. The API ${answer === 200 ? 'answers' : 'does not answer'}.`,
    );
  };
  return { isOff, proof, turn, prove };
}

function Figures({ status: { answerer, offline, version } }: { readonly status: Status }) {
  return (
    <dl class="figures">
      <div>
        <dt>Answered by</dt>
        <dd>{answerer}</dd>
      </div>
      <div>
        <dt>Offline</dt>
        <dd>{offline}</dd>
      </div>
      <div>
        <dt>Version</dt>
        <dd>{version}</dd>
      </div>
    </dl>
  );
}

async function isNetworkOff(): Promise<boolean> {
  return globalThis.caches?.has(networkSwitch) ?? false;
}

async function readStatus(): Promise<Status> {
  const installed = await installation();
  if (installed.status !== 'controlled') {
    return {
      isControlled: false,
      answerer: `This page. ${installed.message}`,
      offline: 'This page keeps working, but no other page can be opened',
      version: '–',
    };
  }
  const files = await keptFiles();
  return {
    isControlled: true,
    answerer: 'The worker, which controls this page',
    offline: `Ready: ${formatNumber(files)} files saved on this device`,
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
    serviceWorkers()?.controller?.postMessage(askVersion, [port2]);
  });
}

/** Whether a file that neither the worker nor the browser stores can be fetched. */
async function reachesNetwork(): Promise<boolean> {
  return fetch('/licenses.md', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
