import { once } from '../../src/shared/once.ts';

/** The part of Trusted Types that is used here. A trusted URL is typed as a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

// The policy of the pages allows one of this name, and only once.
const policy = once(() => {
  const page: typeof globalThis & { readonly trustedTypes?: TrustedTypes } = globalThis;
  return page.trustedTypes?.createPolicy('site', { createScriptURL: (url) => url });
});

/** Starts a worker from a script of the site. */
export function startWorker(script: string): Worker {
  return new Worker(policy()?.createScriptURL(script) ?? script);
}
