import { afterEach, expect, test, vi } from 'vitest';
import { fetchInPage } from '../../../src/client/fetch-in-page.ts';

const url = 'https://app.test/api/';

const violation = { blockedURI: url, effectiveDirective: 'connect-src', disposition: 'enforce' };

/** Reports the violation of a Content-Security-Policy to the page. */
function report(given: typeof violation): void {
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), given));
}

afterEach(() => vi.unstubAllGlobals());

test.each<[when: string, report: () => void]>([
  ['before', () => report(violation)],
  ['after', () => queueMicrotask(() => report(violation))],
])('knows that a policy blocks a request, reported %s it fails', async (_, act) => {
  vi.stubGlobal('fetch', async () => {
    act();
    throw new TypeError('Failed to fetch');
  });
  expect(await fetchInPage(`${url}?toolworker=0.5`, {})).toBe('blocked');
});

test.each([
  { disposition: 'report' },
  { effectiveDirective: 'img-src' },
  { blockedURI: 'https://elsewhere.test/' },
  { blockedURI: '' },
])('does not take a violation with %j for the cause', async (given) => {
  vi.stubGlobal('fetch', async () => {
    report({ ...violation, ...given });
    throw new TypeError('Failed to fetch');
  });
  expect(await fetchInPage(url, {})).toBe('failed');
});
