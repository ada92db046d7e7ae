import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createHandler, tools } from 'toolworker';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openApiDocument } from '../../../src/api/openapi.ts';
import { BodyUsedError } from '../../../src/api/read-body.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';
import { toolSlugs } from '../../support/tool-slugs.ts';

const origin = 'https://example.com';
const handle = createHandler({ tools });

const call = (path: string, init?: RequestInit, handler = handle) =>
  handler(new Request(origin + path, init));
const post = (body: BodyInit, path = '/api/percentage-of') => call(path, { method: 'POST', body });

async function expectError(response: Response, status: number, error: string) {
  expect({ status: response.status, body: await response.json() }).toEqual({
    status,
    body: { ok: false, error },
  });
}

const example = '{"x":7,"y":100}';
const deep = '['.repeat(100_000) + ']'.repeat(100_000);

test.each([
  ['a request', example, '/api/percentage-of'],
  ['a final slash', example, '/api/percentage-of/'],
  ['a query', example, '/api/percentage-of?x=1'],
  ['a query and a fragment', example, '/api/percentage-of/?#y'],
  ['another content type', new Blob([example], { type: 'text/csv' }), '/api/percentage-of'],
  ['a byte order mark', `\uFEFF${example}`, '/api/percentage-of'],
  ['deep nesting in an ignored field', `{"x":7,"y":100,"z":${deep}}`, '/api/percentage-of'],
])('answers a POST with %s', async (_, body, path) => {
  const response = await post(body, path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, result: { result: 7 } });
});

test.each([
  [undefined, undefined],
  ['application/json', undefined],
  ['*/*', undefined],
  [
    'application/json; issues=true',
    [
      { field: 'x', code: 'required', expected: 'a number', message: 'required, a number' },
      {
        field: 'y',
        code: 'invalid',
        expected: 'a number',
        received: '"7"',
        message: 'expected a number, got "7"',
      },
    ],
  ],
])(
  'an error for a client that accepts %j has only the issues that it asks for',
  async (accept, issues) => {
    const headers = accept ? { accept } : {};
    const response = await call('/api/percentage-of', {
      method: 'POST',
      headers,
      body: '{"y":"7"}',
    });
    const error = 'x: required, a number; y: expected a number, got "7"';
    expect(await response.json()).toEqual({ ok: false, error, ...(issues && { issues }) });
  },
);

const noJson = 'request body: expected a JSON object, but this is not valid JSON';

test.each([
  ['', 'x: required, a number; y: required, a number'],
  ['{"x":7,"y":NaN}', noJson],
  ['['.repeat(100_000), noJson],
  ['[]', 'request body: expected a JSON object, got an array'],
  ['"x"', 'request body: expected a JSON object, got "x"'],
  ['null', 'request body: expected a JSON object, got null'],
  ['{"x":1e999,"y":1}', 'x: expected a number, got Infinity'],
  ['{"__proto__":{"x":1,"y":1}}', 'request body: expected fields such as x, y'],
  ['{"constructor":{"prototype":{"x":1}},"y":1}', 'x: required, a number'],
  [
    '[[],'.repeat((10 * 1024 * 1024) / 4),
    'request body: expected at most 200,000 fields, arrays and objects',
  ],
  [
    new Uint8Array([0x7b, 0xff, 0x7d]),
    'request body: expected complete, uncompressed text in UTF-8',
  ],
])('refuses a POST of %.40s', async (body, error) => {
  await expectError(await post(body), 400, error);
});

test('accepts a body of 10 MiB and refuses one more byte', async () => {
  const full = example.padEnd(10 * 1024 * 1024);
  expect((await post(full)).status).toBe(200);
  await expectError(await post(`${full} `), 413, 'request body: expected at most 10 MiB');
});

test.each([
  ['GET', '/api/'],
  ['HEAD', '/api/percentage-of'],
  ['POST', '/api/percentage-of'],
  ['OPTIONS', '/api/percentage-of'],
  ['PUT', '/api/percentage-of'],
  ['GET', '/api/nothing'],
])('a response to %s %s is JSON that any origin may read', async (method, path) => {
  const { headers } = await call(path, { method });
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe(method === 'POST' ? 'no-store' : null);
});

test.each(['/api/percentage-of', '/api/', '/api/nothing'])(
  'answers OPTIONS %s with the allowed methods',
  async (path) => {
    const response = await call(path, { method: 'OPTIONS' });
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 204,
      text: '',
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '86400',
    });
  },
);

test.each(['/api/percentage-of', '/api/', '/api/openapi.json'])(
  'answers HEAD %s like GET, without a body',
  async (path) => {
    const [head, get] = [await call(path, { method: 'HEAD' }), await call(path)];
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  },
);

test.each([
  ...['PUT', 'PATCH', 'DELETE', 'PURGE'].map(
    (method) => [method, '/api/percentage-of', 'GET, HEAD, POST, OPTIONS'] as const,
  ),
  ['POST', '/api/', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
] as const)('refuses %s %s', async (method, path, allowed) => {
  const response = await call(path, { method });
  expect(response.headers.get('Allow')).toBe(allowed);
  await expectError(response, 405, `method: expected one of ${allowed}`);
});

const list = 'GET /api/ lists the tools.';

test.each([
  ['/api/bmi-calculater', 'did you mean /api/bmi-calculator?'],
  ['/api/calculateBmi', 'did you mean /api/bmi-calculator?'],
  ['/api/calculate-tip', list],
  ['/api/__proto__', list],
  ['/api/bmi-calculator/more', list],
  ['/elsewhere', list],
  [`/api/${'x'.repeat(35)}`, list],
  [`/api/${'x'.repeat(36)}`, list, `/api/${'x'.repeat(34)}…`],
  [`/api/${'x'.repeat(100_000)}`, list, `/api/${'x'.repeat(34)}…`],
])('GET %.50s gets a 404 with a hint', async (path, hint, shown = path) => {
  await expectError(await call(path), 404, `Nothing is served at ${shown}; ${hint}`);
});

test.each(['/api', '/api/', '/api/?all'])('GET %s lists the tools', async (path) => {
  const { ok, tools: listed } = await (await call(path)).json();
  expect(ok).toBe(true);
  expect(listed[0]).toEqual({
    tool: 'Age Calculator',
    operation: 'calculate-age',
    description: expect.stringMatching(/^[A-Z].+\.$/),
    category: 'Date, body and health',
    endpoint: '/api/age-calculator',
    webUrl: 'https://example.com/tools/age-calculator',
  });
  expect(listed.map(({ endpoint }: { readonly endpoint: string }) => endpoint)).toEqual(
    toolSlugs.map((slug) => `/api/${slug}`),
  );
});

test('GET /api/openapi.json returns the document', async () => {
  const response = await call('/api/openapi.json');
  expect(await response.json()).toEqual(openApiDocument({ tools, server: origin }));
});

test.each(['/app/rest/', '/app/rest'])('serves the tools below the base %s only', async (base) => {
  const rest = createHandler({ tools, base });
  const document = await (await call('/app/rest/percentage-of', {}, rest)).json();
  expect(document).toMatchObject({
    endpoint: '/app/rest/percentage-of',
    webUrl: 'https://example.com/app/tools/percentage-of',
  });
  expect(document.curlExample).toContain("'https://example.com/app/rest/percentage-of'");
  const error = 'Nothing is served at /api/percentage-of; GET /app/rest/ lists the tools.';
  await expectError(await call('/api/percentage-of', {}, rest), 404, error);
});

test('serves no documents about all tools if asked to', async () => {
  const without = createHandler({ tools, index: false });
  for (const path of ['/api/', '/api/openapi.json'])
    await expectError(await call(path, {}, without), 404, `Nothing is served at ${path}.`);
  expect((await call('/api/percentage-of', {}, without)).status).toBe(200);
});

test('leaves unmatched paths to the network if asked to, and fetches them unchanged', async () => {
  const shared = createHandler({ tools, unmatched: 'network' });
  const answer = new Response('from the server');
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = new Request('https://example.com/api/orders');
  expect(await shared(request)).toBe(answer);
  for (const path of ['/api/percentage-of', '/api/']) {
    expect((await call(path, {}, shared)).status).toBe(200);
  }
  expect(fetch).toHaveBeenCalledExactlyOnceWith(request);
});

describe('a request from a server framework', () => {
  test('with a body that was read before gets a 500 that says what to change', async () => {
    const request = new Request(`${origin}/api/percentage-of`, { method: 'POST', body: '{}' });
    await request.text();
    await expectError(await handle(request), 500, new BodyUsedError().message);
  });

  const throwing = () => {
    throw new TypeError('Invalid URL');
  };

  test.each([
    ['a URL of a Host header that is none', () => 'http://evil.example:99999/api/'],
    ['an adapter that throws at it', throwing],
  ])('with %s is refused', async (_, get) => {
    const request = Object.defineProperty(new Request(`${origin}/api/`), 'url', { get });
    const error = 'Host: expected a host name such as example.com or localhost:3000';
    await expectError(await handle(request), 400, error);
  });

  test('that is of Node is refused, and the error names an adapter', async () => {
    const request: object = Object.assign(new IncomingMessage(new Socket()), { url: '/api/' });
    const response = await Reflect.apply(handle, undefined, [request]);
    await expectError(
      response,
      500,
      'request: expected a Request; in Node, pass the handler to an adapter such as toNodeHandler() of srvx',
    );
  });
});

test('a request that hits a bug gets a 500, and the cause is logged', async () => {
  const fault = new Error('a bug');
  vi.spyOn(percentageOfTool, 'run').mockRejectedValue(fault);
  await expectError(await post('{"x":1,"y":1}'), 500, 'Internal error');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(fault);
  vi.mocked(console.error).mockClear();
});
