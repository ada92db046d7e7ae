/**
 * Returns the page's service workers. A page has none over plain http, and reading them throws in a
 * sandboxed frame.
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
 */
export function replaceHash(hash = ''): void {
  try {
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
  } catch {
    // The link to the calculation still has the hash.
  }
}
