import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';
import { basesMessage, type ClaimReply, claimMessage } from '../../../src/protocol/messages.ts';
import { version } from '../../../src/version.ts';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** How a worker file behaves when a page registers it. */
export interface FakeScript {
  /** The reply to a request for control; undefined for a worker without the API. */
  readonly reply?: ClaimReply;
  /** How many pages it says that it controls, if it says so and where it answers. */
  readonly pages?: number;
  /** The path below which it answers. */
  readonly base?: string;
  /** Its index; an empty list of tools by default. */
  readonly index?: unknown;
  /** Whether it takes over open pages when it becomes active. */
  readonly claims?: boolean;
  /** The last state it reaches; `activated` by default. */
  readonly reaches?: ServiceWorkerState;
  /** Whether the page is controlled only after the reply. */
  readonly isLate?: boolean;
  /** Whether the page misses its state changes, as happens in WebKit. */
  readonly isQuiet?: boolean;
}

export const readyMade: FakeScript = {
  reply: { version, isReadyMade: true },
  base: '/api/',
  claims: true,
};

export type FakeWorker = ReturnType<typeof createWorker>;
export type FakeRegistration = ReturnType<typeof createRegistration>;

function createWorker(
  scriptURL: string,
  script: FakeScript,
  setController: (by: FakeWorker) => void,
) {
  const worker = Object.assign(new EventTarget(), {
    scriptURL,
    script,
    state: 'parsed' as ServiceWorkerState,
    messages: [] as unknown[],
    become(state: ServiceWorkerState) {
      if (script.isQuiet) return;
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
    postMessage(message: unknown, [port]: readonly MessagePort[]) {
      worker.messages.push(message);
      const { base, pages } = script;
      if (message === basesMessage && pages !== undefined)
        port?.postMessage({ bases: [base], pages });
      if (message !== claimMessage || !script.reply) return;
      const takeOver = () => setController(worker);
      // Messages between ports arrive within a turn.
      if (script.isLate) setImmediate(() => setImmediate(takeOver));
      else if (worker.state === 'activated' || script.isQuiet) takeOver();
      port?.postMessage(script.reply);
    },
  });
  return worker;
}

/** Returns a registration without a worker, as there is before its first download has ended. */
export function createRegistration(scope: string) {
  return {
    scope,
    active: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    unregister: vi.fn(async () => true),
    /** Finds no other version; a test may begin one. */
    update: vi.fn(async () => {}),
  };
}

/**
 * Returns a site's service workers as a page sees them, with a `fetch` that only they answer.
 */
export function fakeContainer(scripts: Readonly<Record<string, FakeScript>>) {
  const registrations: FakeRegistration[] = [];
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    register: vi.fn(async (url: string) => {
      const { href, pathname } = new URL(url, location.href);
      const script = scripts[pathname];
      if (!script) throw new TypeError('refused');
      return begin(href, script);
    }),
    getRegistration: vi.fn(async (address: string = location.href) =>
      registrations
        .filter(({ scope }) => address.startsWith(scope))
        .sort((one, other) => other.scope.length - one.scope.length)
        .at(0),
    ),
  });

  function setController(worker: FakeWorker | null): void {
    if (container.controller === worker) return;
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  }

  /** Runs a worker through its states, as far as its script allows. */
  async function start(...worker: Parameters<typeof begin>): Promise<FakeRegistration> {
    const registration = begin(...worker);
    // Timers run in their order.
    await new Promise((resolve) => setTimeout(resolve));
    return registration;
  }

  function begin(href: string, script: FakeScript, isOtherVersion = false) {
    const scope = new URL('.', href).href;
    const present = registrations.find((registration) => registration.scope === scope);
    const registration = present ?? createRegistration(scope);
    if (!present) {
      registrations.push(registration);
      registration.unregister.mockImplementation(async () => {
        registrations.splice(registrations.indexOf(registration), 1);
        return true;
      });
    }
    if (registration.active?.scriptURL === href && !isOtherVersion) return registration;
    const worker = createWorker(href, script, setController);
    registration.installing = worker;
    worker.become('installing');
    const { reaches = 'activated' } = script;
    if (reaches !== 'installing') setTimeout(() => settle(registration, worker, reaches));
    return registration;
  }

  function settle(
    registration: FakeRegistration,
    worker: FakeWorker,
    reaches: ServiceWorkerState,
  ): void {
    registration.installing = null;
    if (reaches === 'installed') registration.waiting = worker;
    if (reaches === 'activated') registration.active = worker;
    if (reaches === 'activated' && worker.script.claims) setController(worker);
    worker.become(reaches);
  }

  const fetch = vi.fn(async (input: string | URL) => {
    const { pathname } = new URL(input, location.href);
    const { base, index = { ok: true, tools: [] } } = container.controller?.script ?? {};
    if (pathname === base) return Response.json(index);
    throw new TypeError('Failed to fetch');
  });

  return { container, registrations, fetch, setController, start, begin };
}
