/**
 * Returns the page's service workers. A page has none over plain http, and reading them throws in a
 * sandboxed frame.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Navigator/serviceWorker
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the hash of the page's address, unless the page is in a sandboxed frame, which keeps its
 * address.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/History/replaceState#exceptions
 */
export function replaceHash(hash = ''): void {
  try {
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
  } catch {
    // The link to the calculation still has the hash.
  }
}
