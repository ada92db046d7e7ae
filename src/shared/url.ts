/**
 * Returns the URL of a request, or `undefined` if it has none. Adapters for servers build it from
 * the `Host` header, which may contain anything.
 */
export function urlOf(request: { readonly url: string }, base?: string): URL | undefined {
  try {
    return new URL(request.url, base);
  } catch {
    return undefined;
  }
}

/** Whether an address begins with `http:` or `https:`. */
export function isWebAddress(address: string | URL): boolean {
  return /^https?:/i.test(`${address}`);
}
