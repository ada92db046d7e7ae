import { once } from '../shared/once.ts';

/** The part of Trusted Types that is used here. A trusted URL is typed as a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

// A page can create a policy of this name only once.
const policy = once(() => {
  const page: object = globalThis;
  if (!hasTrustedTypes(page)) return undefined;
  try {
    const createScriptURL = (url: string) => url;
    return page.trustedTypes.createPolicy('toolworker', { createScriptURL });
  } catch {
    // The page allows only other policies. Whether it enforces them shows when the URL is used.
    return undefined;
  }
});

/**
 * Returns the URL of a worker in a form that pages with Trusted Types accept. Such a page must list
 * `toolworker` among its `trusted-types`.
 */
export function trustedUrl({ href }: URL): string {
  return policy()?.createScriptURL(href) ?? href;
}

function hasTrustedTypes(page: object): page is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in page;
}
