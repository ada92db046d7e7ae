import { interceptFetch, tools } from 'toolworker';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const network = vi.fn<typeof fetch>(async () => new Response('from the network'));

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('fetch', network);
  openPage('https://example.com/shop/');
  return () => vi.unstubAllGlobals();
});

function openPage(baseURI: string): void {
  vi.stubGlobal('document', { baseURI });
}

const post = { method: 'POST', body: '{"x":7,"y":100}' };
const seven = { ok: true, result: { result: 7 } };

async function expectSeven(url: string): Promise<void> {
  const response = await fetch(url, post);
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

test.each([
  ['a path', '/api/percentage-of'],
  ['a path relative to the page', '../api/percentage-of'],
  ['a URL', 'https://example.com/api/percentage-of'],
  ['a URL object', new URL('https://example.com/api/percentage-of')],
  ['a path with a query and a fragment', '/api/percentage-of?from=test#result'],
])('answers %s', async (_, url) => {
  interceptFetch({ tools });
  const response = await fetch(url, post);
  expect(await response.json()).toEqual(seven);
  expect(network).not.toHaveBeenCalled();
});

test('answers a request object combined with options', async () => {
  interceptFetch({ tools });
  const url = 'https://example.com/api/percentage-of';
  expect(await (await fetch(new Request(url, post))).json()).toEqual(seven);
  expect(await (await fetch(new Request(url), post)).json()).toEqual(seven);
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
    ['https://api.example/api/', 'https://api.example/api/percentage-of'],
    ['https://api.example/v1', 'https://api.example/v1/percentage-of'],
    ['https://api.example', 'https://api.example/percentage-of'],
    ['http://localhost:3000/api/', 'http://localhost:3000/api/percentage-of'],
    [new URL('https://api.example/api'), 'https://api.example/api/percentage-of'],
    ['/shop/api/', 'https://example.com/shop/api/percentage-of'],
    ['/my tools/', 'https://example.com/my%20tools/percentage-of'],
  ])('serves the tools at %s', async (base, url) => {
    interceptFetch({ tools, base });
    await expectSeven(url);
    await expectNetwork('/api/percentage-of');
  });

  test.each([
    ['/', '/'],
    ['/shop/', '/shop/'],
    ['/shop', '/shop/'],
    ['/api/../', '/'],
    ['https://example.com/', '/'],
    ['https://example.com/shop', '/shop/'],
  ])('refuses %s, which contains the page', (base, path) => {
    const expected = 'expected a path such as /api/ that does not contain /shop/';
    expect(() => interceptFetch({ tools, base })).toThrow(
      new TypeError(`base: ${expected}, got "${path}"`),
    );
    expect(fetch).toBe(network);
  });

  test.each([
    ['', ''],
    ['api/', 'api/'],
    ['api.example/api/', 'api.example/api/'],
    ['//api.example/api/', '//api.example/api/'],
    ['ftp://api.example/api/', 'ftp://api.example/api/'],
    ['/api?key=1', '/api?key=1'],
    ['https://api.example/api?key=1', '/api?key=1'],
    ['https://api.example/#tools', '/#tools'],
  ])('refuses "%s", which is neither a path nor a URL', (base, path) => {
    expect(() => interceptFetch({ tools, base })).toThrow(
      new TypeError(`base: expected a path such as /api/, got "${path}"`),
    );
  });
});

describe('relative URLs', () => {
  test.each([
    ['the base of the document', 'https://example.org/elsewhere/', 'https://example.org'],
    ['a page that is served over http', 'http://shop.test:8080/', 'http://shop.test:8080'],
    ['localhost in a document without an address', 'about:blank', 'http://localhost'],
    ['localhost in a file', 'file:///home/app/http:/index.html', 'http://localhost'],
  ])('resolve to %s', async (_, baseURI, origin) => {
    openPage(baseURI);
    interceptFetch({ tools });
    await expectSeven('/api/percentage-of');
    await expectSeven(`${origin}/api/percentage-of`);
    await expectNetwork('https://example.com/api/percentage-of');
    await expectNetwork('/orders');
  });

  test("follow a later change of the document's base", async () => {
    interceptFetch({ tools, base: 'https://api.example/api/' });
    await expectNetwork('/api/percentage-of');
    openPage('https://api.example/');
    await expectSeven('/api/percentage-of');
  });

  test('follow the location without a document, as in a worker', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('location', new URL('https://example.org/worker.js'));
    interceptFetch({ tools });
    await expectSeven('/api/percentage-of');
    await expectSeven('https://example.org/api/percentage-of');
  });

  test('resolve to localhost without either, as in Node', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('location', undefined);
    interceptFetch({ tools });
    await expectSeven('/api/percentage-of');
    await expectSeven('http://localhost/api/percentage-of');
  });
});

test.each([
  ['/api/percentage-of', 'https://example.com/api/percentage-of'],
  ['/api/percentage-of?from=test#result', 'https://example.com/api/percentage-of?from=test'],
])('sets the URL of the response to %s', async (url, expected) => {
  interceptFetch({ tools });
  const response = await fetch(url, post);
  const copy = response.clone();
  for (const { url } of [response, copy, copy.clone()]) expect(url).toBe(expected);
  expect(await copy.json()).toEqual(seven);
  expect(await response.json()).toEqual(seven);
});

describe('an aborted request', () => {
  const reason = new Error('left the page');

  test('rejects before it starts', async () => {
    interceptFetch({ tools });
    const fetched = fetch('/api/', { signal: AbortSignal.abort(reason) });
    await expect(fetched).rejects.toBe(reason);
  });

  test('rejects after it starts', async () => {
    interceptFetch({ tools });
    const controller = new AbortController();
    const fetched = fetch('/api/', { signal: controller.signal });
    controller.abort(reason);
    await expect(fetched).rejects.toBe(reason);
  });

  test('rejects while its body is sent', async () => {
    interceptFetch({ tools });
    const controller = new AbortController();
    const body = new ReadableStream();
    const request = { method: 'POST', body, duplex: 'half', signal: controller.signal };
    const fetched = fetch('/api/percentage-of', request);
    setTimeout(() => controller.abort(reason));
    await expect(fetched).rejects.toBe(reason);
  });

  test('cannot be aborted after its response', async () => {
    interceptFetch({ tools });
    const controller = new AbortController();
    const response = await fetch('/api/percentage-of', { ...post, signal: controller.signal });
    controller.abort(reason);
    expect(await response.json()).toEqual(seven);
  });
});

describe('without fetch', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', undefined);
  });

  test('answers the API, and rejects other requests', async () => {
    const restore = interceptFetch({ tools });
    await expectSeven('/api/percentage-of');
    await expect(fetch('/orders')).rejects.toThrow(
      new TypeError('There is no fetch here that could ask the network.'),
    );
    restore();
    expect(globalThis.fetch).toBeUndefined();
  });
});

test.each(['Request', 'Response'])('says what to do if %s is missing', (missing) => {
  vi.stubGlobal(missing, undefined);
  expect(() => interceptFetch({ tools })).toThrow(
    new TypeError(
      'interceptFetch() needs Request and Response, which this environment lacks. ' +
        'In Jest, use the environment jest-fixed-jsdom.',
    ),
  );
  expect(fetch).toBe(network);
});

describe('the returned function', () => {
  test('restores the original fetch', () => {
    const restore = interceptFetch({ tools });
    expect(fetch).not.toBe(network);
    restore();
    expect(fetch).toBe(network);
  });

  test('leaves another wrapper in place, which then reaches the original', async () => {
    const restore = interceptFetch({ tools });
    const intercepting = fetch;
    const wrapper: typeof fetch = (input, init) => intercepting(input, init);
    globalThis.fetch = wrapper;
    await expectSeven('/api/percentage-of');
    restore();
    expect(fetch).toBe(wrapper);
    await expectNetwork('/api/percentage-of');
  });
});
