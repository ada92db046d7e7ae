import { once } from '../shared/once.ts';

/** The part of Trusted Types that is used here; TypeScript takes a trusted URL for a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** A page may make a policy of a name only once. */
const policy = once(() => {
  const page: object = globalThis;
  if (!hasTrustedTypes(page)) return undefined;
  try {
    const createScriptURL = (url: string) => url;
    return page.trustedTypes.createPolicy('toolworker', { createScriptURL });
  } catch {
    // The page lists other policies; whether it insists on them shows when the URL is used.
    return undefined;
  }
});

/**
 * The URL of a worker in the form in which a page that requires Trusted Types takes it. The page
 * lists `toolworker` among its `trusted-types`.
 */
export function trustedUrl({ href }: URL): string {
  return policy()?.createScriptURL(href) ?? href;
}

function hasTrustedTypes(page: object): page is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in page;
}
