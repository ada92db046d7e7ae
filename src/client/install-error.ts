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
