import { isWebAddress } from '../shared/url.ts';
import { unsupported, withoutWorkers } from './install-error.ts';

/**
 * Waits, since a prerendered page cannot have a worker yet.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Document/prerenderingchange_event
 */
export async function untilShown(): Promise<void> {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (!page.prerendering) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve);
  });
}

/** Throws an `InstallError` if the browser offers this page no service workers. */
export function requireServiceWorkers(): void {
  if (!hasServiceWorkers()) {
    const isInsecure = globalThis.isSecureContext === false;
    throw isInsecure ? unsupported('Service workers need https or localhost.') : withoutWorkers();
  }
  if (!isWebAddress(document.baseURI)) {
    throw unsupported(
      `A page at ${location.protocol} cannot have service workers; serve it over https or from localhost.`,
    );
  }
}

function hasServiceWorkers(): boolean {
  try {
    return Boolean(navigator.serviceWorker);
  } catch {
    // Access throws in a sandboxed frame, and a server has no `navigator`.
    // @see https://developer.mozilla.org/en-US/docs/Web/API/Navigator/serviceWorker
    return false;
  }
}
