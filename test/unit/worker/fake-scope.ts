import { vi } from 'vitest';

type Listener = (event: object) => void;

/** Replaces `self` with a service worker's global scope, as its listeners see it. */
export function fakeScope(href: string) {
  const listeners: { readonly type: string; readonly listener: Listener }[] = [];
  const scope = {
    location: new URL(href),
    addEventListener: (type: string, listener: Listener) => listeners.push({ type, listener }),
    registration: { active: null, waiting: null },
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}), matchAll: vi.fn(async () => [{}, {}]) },
    // Development builds of Workbox print to the console.
    __WB_DISABLE_DEV_LOGS: true,
  };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('location', scope.location);

  /** Dispatches an event and waits for the promises that its listeners pass to `waitUntil`. */
  async function dispatch(type: string, event: object = {}): Promise<void> {
    const awaited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => awaited.push(work);
    let isStopped = false;
    const stopImmediatePropagation = () => {
      isStopped = true;
    };
    for (const { listener } of listeners.filter((added) => added.type === type)) {
      if (!isStopped) listener({ ...event, waitUntil, stopImmediatePropagation });
    }
    await Promise.all(awaited);
  }

  return {
    ...scope,
    dispatch,
    listensTo: () => listeners.map(({ type }) => type),

    /** Resolves to the worker's response, or to `undefined` if it ignores the request. */
    async fetch(path: string, init: RequestInit = {}): Promise<Response | undefined> {
      const respondWith = vi.fn<(response: Promise<Response>) => void>();
      await dispatch('fetch', { request: requestOf(new URL(path, href), init), respondWith });
      const [response, ...others] = respondWith.mock.calls.flat();
      if (others.length > 0) throw new Error('Two listeners answer the same request.');
      return response;
    },

    /** Resolves to the reply to a message. */
    async message(data: unknown): Promise<unknown> {
      const postMessage = vi.fn();
      await dispatch('message', { data, ports: [{ postMessage }] });
      const [reply, ...others] = postMessage.mock.calls.flat();
      if (others.length > 0) throw new Error('Two listeners reply to the same message.');
      return reply;
    },

    /** Resolves to the static routes that the worker adds. */
    async install(): Promise<unknown> {
      const addRoutes = vi.fn(async () => {});
      await dispatch('install', { addRoutes });
      return addRoutes.mock.calls.flat()[0];
    },
  };
}

/**
 * Returns a request. `new Request()` does not accept the mode `navigate` of a visit, so this sets
 * it afterwards.
 */
function requestOf(url: URL, { mode, ...init }: RequestInit): Request {
  const request = new Request(url, init);
  return mode ? Object.defineProperty(request, 'mode', { value: mode }) : request;
}
