/** Returns the URL, or `undefined` if the text is none. */
export function parseUrl(url: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Whether an address begins with `http:` or `https:`. */
export function isWebAddress(address: string | URL): boolean {
  return /^https?:/i.test(`${address}`);
}
