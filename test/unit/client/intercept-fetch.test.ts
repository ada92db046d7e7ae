import { interceptFetch, tools } from 'toolworker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const network = vi.fn<typeof fetch>(async () => new Response('from the network'));

function openPage(baseURI: string): void {
  vi.stubGlobal('document', { baseURI });
}

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
  openPage('https://example.com/shop/');
});

afterEach(() => vi.unstubAllGlobals());

const post = { method: 'POST', body: '{"x":7,"y":100}' };
const seven = { ok: true, result: { result: 7 } };

async function expectSeven(...call: Parameters<typeof fetch>): Promise<void> {
  const response = await fetch(...call);
  expect(await response.json()).toEqual(seven);
  expect(network).not.toHaveBeenCalled();
}

async function expectNetwork(...call: Parameters<typeof fetch>): Promise<void> {
  const response = await fetch(...call);
  expect(await response.text()).toBe('from the network');
  expect(network).toHaveBeenCalledOnce();
  for (const [index, argument] of call.entries()) {
    expect(network.mock.lastCall?.[index]).toBe(argument);
  }
  network.mockClear();
}

const address = 'https://example.com/api/percentage-of';

test.each<[string, ...Parameters<typeof fetch>]>([
  ['a path', '/api/percentage-of', post],
  ['a path relative to the page', '../api/percentage-of', post],
  ['a URL', address, post],
  ['a URL object', new URL(address), post],
  ['a path with a query and a fragment', '/api/percentage-of?from=test#result', post],
  ['a request object', new Request(address, post)],
  ['a request object combined with options', new Request(address), post],
])('answers %s', async (_, ...call) => {
  interceptFetch({ tools });
  await expectSeven(...call);
});

test.each([
  ['another path', '/shop/orders'],
  ['a path of the app below the API', '/api/orders'],
  ['another origin', 'https://example.org/api/percentage-of'],
  ['the end of a path', '/shop/api/percentage-of'],
  ['what is no URL', 'https://'],
  ['a request object', new Request('https://example.com/shop/orders')],
])('passes %s on unchanged', async (_, input) => {
  interceptFetch({ tools });
  await expectNetwork(input, post);
});

test('answers unknown paths with an error if asked to', async () => {
  interceptFetch({ tools, unmatched: 'error' });
  expect((await fetch('/api/orders')).status).toBe(404);
});

describe('the base', () => {
  test.each([
    ['/tools/', 'https://example.com/tools/percentage-of'],
    ['/tools', 'https://example.com/tools/percentage-of'],
    ['https://api.example/v1', 'https://api.example/v1/percentage-of'],
    ['https://api.example', 'https://api.example/percentage-of'],
    ['http://localhost:3000/api/', 'http://localhost:3000/api/percentage-of'],
    [new URL('https://api.example/api'), 'https://api.example/api/percentage-of'],
    ['/shop/api/', 'https://example.com/shop/api/percentage-of'],
    ['/my tools/', 'https://example.com/my%20tools/percentage-of'],
    ['./api/', 'https://example.com/shop/api/percentage-of'],
    ['../v1/', 'https://example.com/v1/percentage-of'],
  ])('serves the tools at %s', async (base, url) => {
    interceptFetch({ tools, base });
    await expectSeven(url, post);
    await expectNetwork('/api/percentage-of');
  });

  const containsPage = ' that does not contain /shop/';

  test.each([
    ['/', '/', containsPage],
    ['/shop', '/shop/', containsPage],
    ['/api/../', '/', containsPage],
    ['https://example.com/', '/', containsPage],
    ['https://example.com/shop', '/shop/', containsPage],
    ['', '', ''],
    ['api/', 'api/', ''],
    ['api.example/api/', 'api.example/api/', ''],
    ['//api.example/api/', '//api.example/api/', ''],
    ['ftp://api.example/api/', 'ftp://api.example/api/', ''],
    ['/api?key=1', '/api?key=1', ''],
    ['https://api.example/api?key=1', '/api?key=1', ''],
    ['https://api.example/#tools', '/#tools', ''],
  ])('is not "%s"', (base, shown, condition) => {
    const message = `base: expected a path such as /api/${condition}, got "${shown}"`;
    expect(() => interceptFetch({ tools, base })).toThrow(new TypeError(message));
    expect(fetch).toBe(network);
  });
});

describe('relative URLs', () => {
  test.each<[string, string | undefined, string | undefined, string]>([
    [
      'a page that is served over http',
      'http://shop.test:8080/',
      undefined,
      'http://shop.test:8080',
    ],
    ['localhost in a document without an address', 'about:blank', undefined, 'http://localhost'],
    ['localhost in a file', 'file:///home/http:/index.html', undefined, 'http://localhost'],
    ['the location in a worker', undefined, 'https://example.org/worker.js', 'https://example.org'],
    ['localhost without either, as in Node', undefined, undefined, 'http://localhost'],
  ])('resolve to %s', async (_, baseURI, href, origin) => {
    vi.stubGlobal('document', baseURI && { baseURI });
    vi.stubGlobal('location', href && new URL(href));
    interceptFetch({ tools });
    await expectSeven('/api/percentage-of', post);
    await expectSeven(`${origin}/api/percentage-of`, post);
    await expectNetwork(address);
    await expectNetwork(`${origin}/orders`);
  });

  test("follow a later change of the document's base", async () => {
    interceptFetch({ tools, base: 'https://api.example/api/' });
    await expectNetwork('/api/percentage-of');
    openPage('https://api.example/');
    await expectSeven('/api/percentage-of', post);
  });
});

test.each([
  ['/api/percentage-of', address],
  ['/api/percentage-of?from=test#result', `${address}?from=test`],
])('sets the URL of the response to %s, also in its copies', async (url, expected) => {
  interceptFetch({ tools });
  const response = await fetch(url, post);
  const copy = response.clone();
  for (const one of [response, copy, copy.clone()]) expect(one.url).toBe(expected);
  for (const one of [copy, response]) expect(await one.json()).toEqual(seven);
});

describe('an aborted request', () => {
  const reason = new Error('left the page');
  const whileSent = { method: 'POST', body: new ReadableStream(), duplex: 'half' };

  test.each<[string, string, object, (abort: () => void) => void]>([
    ['before it starts', '/api/', {}, (abort) => abort()],
    ['after it starts', '/api/', {}, (abort) => queueMicrotask(abort)],
    ['while its body is sent', '/api/percentage-of', whileSent, (abort) => setTimeout(abort)],
  ])('rejects %s', async (_, path, init, plan) => {
    interceptFetch({ tools });
    const controller = new AbortController();
    plan(() => controller.abort(reason));
    await expect(fetch(path, { ...init, signal: controller.signal })).rejects.toBe(reason);
  });

  test('cannot be aborted after its response', async () => {
    interceptFetch({ tools });
    const controller = new AbortController();
    const response = await fetch('/api/percentage-of', { ...post, signal: controller.signal });
    controller.abort(reason);
    expect(await response.json()).toEqual(seven);
  });
});

test('without fetch, handles API requests, and rejects other requests', async () => {
  vi.stubGlobal('fetch', undefined);
  const restore = interceptFetch({ tools });
  await expectSeven('/api/percentage-of', post);
  const error = new TypeError('This environment has no fetch for requests outside the API.');
  await expect(fetch('/orders')).rejects.toThrow(error);
  restore();
  expect(globalThis.fetch).toBeUndefined();
});

test.each(['Request', 'Response'])('says what to do if %s is missing', (missing) => {
  vi.stubGlobal(missing, undefined);
  const reason = 'interceptFetch() needs Request and Response, which this environment lacks. ';
  const error = new TypeError(`${reason}In Jest, use the environment jest-fixed-jsdom.`);
  expect(() => interceptFetch({ tools })).toThrow(error);
  expect(fetch).toBe(network);
});

test('the returned function restores the original fetch', () => {
  const restore = interceptFetch({ tools });
  expect(fetch).not.toBe(network);
  restore();
  expect(fetch).toBe(network);
});

test('the returned function leaves another wrapper in place, which then reaches the original', async () => {
  const restore = interceptFetch({ tools });
  const intercepting = fetch;
  const wrapper: typeof fetch = (input, init) => intercepting(input, init);
  globalThis.fetch = wrapper;
  await expectSeven('/api/percentage-of', post);
  restore();
  expect(fetch).toBe(wrapper);
  await expectNetwork('/api/percentage-of');
});
