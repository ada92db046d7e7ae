import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = new URL('https://app.test/toolworker.js?base=%2Fapp%2Fapi%2F');

// Each test simulates a new page, which has not created a policy yet.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function trustedUrls(count: number): Promise<readonly unknown[]> {
  const { trustedUrl } = await import('../../../src/client/trusted-url.ts');
  return Array.from({ length: count }, () => trustedUrl(script));
}

test('is the plain URL without Trusted Types', async () => {
  expect(await trustedUrls(1)).toEqual([script.href]);
});

test('comes from one policy, however often it is needed', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }) => ({
    createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trusted = { trusted: script.href };
  expect(await trustedUrls(2)).toEqual([trusted, trusted]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['toolworker']);
});

test('is the plain URL if the page does not allow the policy', async () => {
  const createPolicy = () => {
    throw new TypeError('Policy with name "toolworker" disallowed.');
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await trustedUrls(2)).toEqual([script.href, script.href]);
});
