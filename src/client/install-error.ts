export type InstallFailure =
  | {
      /** The browser has no service workers in this page, or does not let it have one. */
      readonly status: 'unsupported';
      /** A sentence that says what to do. */
      readonly message: string;
    }
  | {
      /** The app has a worker of its own here, which was left alone. */
      readonly status: 'foreign-worker';
      readonly message: string;
    }
  | {
      readonly status: 'failed';
      readonly code: InstallFailureCode;
      readonly message: string;
    };

export type InstallFailureCode =
  /** `base` is no path, or one that contains the page or the worker file. */
  | 'invalid-base'
  /** Nothing is at the URL of the worker file. */
  | 'worker-missing'
  /** Something else is there, often a page of HTML. */
  | 'worker-not-script'
  /** The URL leads to another one; browsers take no worker from there. */
  | 'worker-redirected'
  /** The server cannot be reached, and no worker has been installed yet. */
  | 'worker-unreachable'
  /** The browser does not accept the file, or the worker fails to start. */
  | 'worker-broken'
  /** The page does not lie in the folder of the worker file. */
  | 'outside-scope'
  /** The worker runs, but the page cannot reach the API. */
  | 'not-answered';

/** Ends an installation; `install` turns it into a status. */
export class InstallError extends Error {
  readonly failure: InstallFailure;

  constructor(failure: InstallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function failed(code: InstallFailureCode, message: string): InstallError {
  return new InstallError({ status: 'failed', code, message });
}

export function unsupported(reason: string): InstallError {
  const advice = 'createClient({ transport: runTool }) and interceptFetch() compute in the page.';
  return new InstallError({ status: 'unsupported', message: `${reason} ${advice}` });
}

/** Browsers do not say which of these it is. */
export function withoutWorkers(): InstallError {
  return unsupported(
    'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.',
  );
}

export function foreignWorker(message: string): InstallError {
  return new InstallError({ status: 'foreign-worker', message });
}

/** What became of an installation that ended with this error, whatever threw it. */
export function failureOf(error: unknown): InstallFailure {
  const known =
    error instanceof InstallError
      ? error
      : unsupported(`Service workers do not work in this page: ${error}.`);
  return known.failure;
}
