import { interceptFetch } from 'toolworker';
import { beforeEach, expect, test, vi } from 'vitest';

const network = vi.fn<typeof fetch>(async () => new Response('from the network'));

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL('https://example.com/shop/'));
  return () => vi.unstubAllGlobals();
});

const post = { method: 'POST', body: '{"x":7,"y":100}' };
const seven = { ok: true, result: { result: 7 } };

test.each([
  ['a path', '/api/percentage-of'],
  ['a path relative to the page', '../api/percentage-of'],
  ['a URL', 'https://example.com/api/percentage-of'],
  ['a URL object', new URL('https://example.com/api/percentage-of')],
])('answers %s', async (_, url) => {
  interceptFetch();
  expect(await (await fetch(url, post)).json()).toEqual(seven);
  expect(network).not.toHaveBeenCalled();
});

test('answers a request object', async () => {
  interceptFetch();
  const request = new Request('https://example.com/api/percentage-of', post);
  expect(await (await fetch(request)).json()).toEqual(seven);
});

test.each([
  ['another path', '/shop/orders'],
  ['another origin', 'https://example.org/api/percentage-of'],
  ['the end of a path', '/shop/api/percentage-of'],
])('hands %s on as it is', async (_, url) => {
  interceptFetch();
  const response = await fetch(url, post);
  expect(await response.text()).toBe('from the network');
  expect(network).toHaveBeenCalledExactlyOnceWith(url, post);
});

test('takes the options of the handler', async () => {
  interceptFetch({ base: '/tools/', unmatched: 'network' });
  expect(await (await fetch('/tools/percentage-of', post)).json()).toEqual(seven);
  expect(await (await fetch('/tools/orders')).text()).toBe('from the network');
});

test('an aborted request rejects as it does elsewhere', async () => {
  interceptFetch();
  const signal = AbortSignal.abort(new Error('left'));
  await expect(fetch('/api/', { signal })).rejects.toThrow('left');
});

test('puts the former fetch back, unless another has taken its place', async () => {
  const stop = interceptFetch();
  stop();
  expect(fetch).toBe(network);
  const stopAgain = interceptFetch();
  const other = vi.fn();
  globalThis.fetch = other;
  stopAgain();
  expect(fetch).toBe(other);
});
