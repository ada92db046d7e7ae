/**
 * Resolves to the response, to `blocked` if the page's Content-Security-Policy does not allow the
 * request, or to `failed`.
 */
export async function fetchInPage(
  url: string | URL,
  init: RequestInit,
): Promise<Response | 'blocked' | 'failed'> {
  const finished = new AbortController();
  const blocked = new Promise<'blocked'>((resolve) => {
    const hear = (violation: SecurityPolicyViolationEvent) => {
      if (isAbout(violation, `${url}`)) resolve('blocked');
    };
    document.addEventListener('securitypolicyviolation', hear, finished);
  });
  try {
    return await fetch(url, init);
  } catch {
    // Browsers may report the violation just after the request has failed.
    const failed = new Promise<'failed'>((resolve) => setTimeout(resolve, 0, 'failed'));
    return await Promise.race([blocked, failed]);
  } finally {
    finished.abort();
  }
}

function isAbout(
  { effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent,
  url: string,
): boolean {
  const isBlocked = effectiveDirective === 'connect-src' && disposition === 'enforce';
  return isBlocked && blockedURI !== '' && url.startsWith(blockedURI);
}
