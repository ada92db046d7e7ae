/**
 * Reads the address at which the site is published, such as `https://tools.example.com`. Without
 * one, the pages contain no absolute addresses. Throws if it has a path, since all links of the
 * site begin at its root.
 */
export function siteAddress(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  const url = URL.canParse(setting) ? new URL(setting) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(
      `TOOLWORKER_SITE: expected an address such as https://tools.example.com, got ${setting}`,
    );
  }
  return url.origin;
}
