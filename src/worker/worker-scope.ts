/** The part of a service worker that is used here. TypeScript's types for pages lack it. */
export interface WorkerScope {
  readonly location: Pick<URL, 'href' | 'origin' | 'pathname' | 'search'>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly object[]>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'active' | 'waiting'>;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

/** An event that keeps the worker alive until the promises passed to `waitUntil` settle. */
export interface LastingEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: LastingEvent & {
    readonly data: unknown;
    readonly ports: readonly MessagePort[];
  };
  readonly fetch: LastingEvent & {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
}
