/** Why the worker does not control this page. The message says what to do. */
export type InstallFailure =
  | {
      /** The browser offers this page no service workers. */
      readonly status: 'unsupported';
      readonly message: string;
    }
  | {
      /** Another worker of the app is registered for this page, and remains unchanged. */
      readonly status: 'foreign-worker';
      readonly message: string;
    }
  | {
      readonly status: 'failed';
      readonly code: InstallFailureCode;
      readonly message: string;
    };

/** Why an installation has failed. */
export type InstallFailureCode =
  /** An option has a wrong value, or `base` contains the page or the worker file. */
  | 'invalid-option'
  /** The server has no file at the URL of the worker. */
  | 'worker-missing'
  /** The URL of the worker serves something else, often an HTML page. */
  | 'worker-not-script'
  /** The URL of the worker redirects, which browsers do not allow. */
  | 'worker-redirected'
  /** The server cannot be reached or a download breaks off, and no worker is installed yet. */
  | 'worker-unreachable'
  /** The browser does not accept the file, the worker fails to start, or its installation fails. */
  | 'worker-broken'
  /** The page is not below the folder of the worker file. */
  | 'outside-scope'
  /**
   * The worker runs, but does not handle API requests in this page, or the page may not call it.
   */
  | 'not-answered';

/** Ends an installation. `install()` turns it into a status. */
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
  const advice = 'Compute in the page instead, with interceptFetch({ tools }).';
  return new InstallError({ status: 'unsupported', message: `${reason} ${advice}` });
}

/** Names every possible reason, since browsers do not say which one applies. */
export function withoutWorkers(): InstallError {
  return unsupported(
    'The browser has no service workers for this page: it is in a private window, a sandboxed frame or a frame of another site, or site data is blocked.',
  );
}

export function foreignWorker(message: string): InstallError {
  return new InstallError({ status: 'foreign-worker', message });
}

/** Returns the failure of an installation that has thrown this error. */
export function failureOf(error: unknown): InstallFailure {
  const known =
    error instanceof InstallError
      ? error
      : unsupported(`Service workers do not work in this page: ${error}.`);
  return known.failure;
}
