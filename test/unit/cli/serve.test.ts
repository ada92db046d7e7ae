import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { type Tool, tools } from 'toolworker';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxBodyBytes } from '../../../src/api/read-body.ts';
import { maxHeldBytes } from '../../../src/cli/limit-held.ts';
import { type Listening, serveApi } from '../../../src/cli/serve.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';

const { Response: nativeResponse } = globalThis;
let server: Listening;
let port: number;

function use(listening: Listening): void {
  server = listening;
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  port = Number(new URL(server.url).port);
}

beforeAll(async () => {
  use(await serveApi('127.0.0.1', 0, tools));
});

afterAll(async () => {
  await server.close();
  globalThis.Response = nativeResponse;
});

function send(path: string, { method = 'GET', headers = {} }: RequestOptions): ClientRequest {
  return request({ host: '127.0.0.1', port, path, method, headers, agent: false });
}

async function answerTo(sent: ClientRequest) {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('The server did not answer.');
  return { status: response.statusCode, body: await text(response) };
}

test.each(['/api/', '/api/percentage-of', '/', '/tools/percentage-of/', '/%00/../x'])(
  'answers an invalid Host header with an envelope at %s',
  async (path) => {
    const sent = send(path, { headers: { Host: 'evil.example:99999' } }).end();
    const { status, body } = await answerTo(sent);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      ok: false,
      error: 'Host: expected a host name such as example.com or localhost:3000',
    });
  },
);

test('gives advice on a compressed body', async () => {
  const headers = { 'Content-Encoding': 'gzip' };
  const { status, body } = await answerTo(
    send('/api/percentage-of', { method: 'POST', headers }).end(gzipSync('{"x":7,"y":100}')),
  );
  expect(status).toBe(400);
  expect(body).toContain('uncompressed text in UTF-8');
});

// Checks the console, too: a stack trace of the connection would fail the test.
test.each([
  ['of known length', { 'Content-Length': '100' }],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
])(
  'an interrupted upload %s leaves no trace, and the next request is answered',
  async (_, headers) => {
    const upload = send('/api/percentage-of', { method: 'POST', headers });
    upload.on('error', () => {});
    await new Promise((sent) => upload.write('{"x":7', sent));
    const closed = new Promise((close) => upload.once('close', close));
    upload.destroy();
    await closed;
    const next = send('/api/percentage-of', { method: 'POST' }).end('{"x":7,"y":100}');
    expect(await answerTo(next)).toEqual({
      status: 200,
      body: '{"ok":true,"result":{"result":7}}',
    });
  },
);

test.each([
  ['GET', 200],
  ['DELETE', 405],
  ['POST', 413],
])('a %s with an endless body is answered with %i and then cut off', async (method, status) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `${method} /api/percentage-of HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const pour = () => {
    while (socket.writable && socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`));
  };
  socket.on('drain', pour);
  pour();
  const closed = new Promise((close) => socket.once('close', close));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
  await closed;
});

test('a body that is too long is answered once it is sent', async () => {
  const init = { method: 'POST', body: new Uint8Array(20_000_000) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await fetch(`${server.url}api/percentage-of`, init)).status).toBe(413);
  }
});

describe('what the bodies of requests may hold at once', () => {
  const full = maxHeldBytes / maxBodyBytes;
  let others: Listening;

  beforeEach(async () => {
    others = server;
    use(await serveApi('127.0.0.1', 0, tools));
  });

  afterEach(async () => {
    await server.close();
    use(others);
  });

  const busy = {
    status: 503,
    body: '{"ok":false,"error":"request body: expected later, since this server is busy with other long requests"}',
  };

  /** Begins requests whose bodies never end, after some bytes. */
  async function begin(
    count: number,
    headers: Readonly<Record<string, string>>,
    { path = '/api/word-counter', bytes = 1 } = {},
  ) {
    const uploads = Array.from({ length: count }, () => send(path, { method: 'POST', headers }));
    for (const upload of uploads) {
      upload.on('error', () => {});
      await new Promise((sent) => upload.write(' '.repeat(bytes), sent));
    }
    return uploads;
  }

  function callOnce(body = '{"x":7,"y":100}') {
    const sent = send('/api/percentage-of', { method: 'POST' });
    // The server stops reading the body of a request that it refuses.
    sent.on('error', () => {});
    return answerTo(sent.end(body));
  }

  test.each([
    ['of known length', { 'Content-Length': `${maxBodyBytes}` }, '/api/word-counter'],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }, '/api/word-counter'],
    ['of agents', { 'Content-Length': `${maxBodyBytes}` }, '/mcp'],
  ])('is bounded for bodies %s', async (_, headers, path) => {
    const bytes = maxBodyBytes - 1;
    const uploads = await begin(Math.floor(full), headers, { path, bytes });
    const rest = ' '.repeat((full % 1) * maxBodyBytes + Math.ceil(full));
    await expect.poll(() => callOnce(rest)).toEqual(busy);
    const refused = await fetch(`${server.url}api/percentage-of`, { method: 'POST', body: rest });
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
    // A short request still fits, and one without a body always does.
    expect((await callOnce()).status).toBe(200);
    expect((await fetch(server.url)).status).toBe(200);
    uploads.pop()?.destroy();
    await expect.poll(async () => (await callOnce(rest)).status).toBe(400);
    for (const upload of uploads) upload.destroy();
  });

  test('leaves room beside uploads that announce more than they send', async () => {
    const uploads = await begin(50, { 'Content-Length': `${maxBodyBytes}` });
    expect((await callOnce(' '.repeat(maxBodyBytes))).status).toBe(400);
    for (const upload of uploads) upload.destroy();
  });

  test('includes requests whose responses nobody reads', async () => {
    const text = 'x'.repeat(maxBodyBytes - 100);
    const uploads = Array.from({ length: Math.floor(full) }, () =>
      send('/api/trim-whitespace', { method: 'POST' }).end(JSON.stringify({ text })),
    );
    const responses = await Promise.all(uploads.map((upload) => once(upload, 'response')));
    const rest = ' '.repeat((full % 1) * maxBodyBytes + 200 * full);
    expect(await callOnce(rest)).toEqual(busy);
    expect(responses.map(([{ statusCode }]) => statusCode)).toEqual(uploads.map(() => 200));
    for (const [response] of responses) response.resume();
    await expect.poll(async () => (await callOnce(rest)).status).toBe(400);
  });
});

test('keeps a connection if the body was read', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const x of [7, 8, 9]) {
    // Long after the other answers.
    if (x === 9) await vi.advanceTimersByTimeAsync(10_000);
    const body = JSON.stringify({ x, y: 100 });
    socket.write(
      `POST /api/percentage-of HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`{"result":${x}}`);
  }
  vi.useRealTimers();
  socket.destroy();
});

describe('the page', () => {
  const ask = (path: string, method = 'GET') =>
    fetch(new URL(path, server.url), { method, redirect: 'manual' });

  test('lists every tool with its documents and its example', async () => {
    const response = await ask('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    for (const { slug, name, description } of tools) {
      expect(html).toContain(`<strong>${name}</strong> <code>/api/${slug}</code>`);
      expect(html).toContain(`${description} <a href="/api/${slug}">`);
    }
    expect(html).toContain('href="/api/openapi.json"');
    expect(html).toContain('<code>/mcp</code>');
  });

  test('allows only its own script and style, and no frame around it', async () => {
    const { headers } = await ask('/');
    const sent = headers.get('content-security-policy')?.split('; ');
    const policy = [
      ...["default-src 'none'", "connect-src 'self'", "form-action 'none'"],
      ...["frame-ancestors 'none'", "require-trusted-types-for 'script'"],
    ];
    expect(sent).toEqual(expect.arrayContaining(policy));
    expect(sent?.filter((rule) => /unsafe|\*/.test(rule))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test("gives the API only the API's headers", async () => {
    const { headers } = await ask('/api/');
    expect(headers.get('content-security-policy')).toBe(null);
  });

  test("has a place for each tool, to which the API's documents lead", async () => {
    const html = await (await ask('/')).text();
    for (const { slug } of tools) {
      expect(html).toContain(`<details id="${slug}">`);
      const { webUrl } = await (await ask(`/api/${slug}`)).json();
      const { status, headers } = await ask(webUrl);
      const location = headers.get('location') ?? '';
      expect({ status, location }).toEqual({ status: 302, location: `/#${slug}` });
    }
  });

  test.each([
    ['POST', '/'],
    ['POST', '/tools/percentage-of'],
    ['GET', '/tools/none'],
    ['GET', '/console/'],
    ['GET', '/sw.js'],
    ['GET', '//'],
  ])('is not at %s %s', async (method, path) => {
    const response = await fetch(server.url.slice(0, -1) + path, { method });
    const error = `Nothing is served at ${path}; GET /api/ lists the tools.`;
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ ok: false, error });
  });

  test('shows what an own tool says of itself as text', async () => {
    const hostile = `</textarea></style></script><script>alert("1")</script><img src=x onerror='alert(1)'>&amp;`;
    const tool: Tool = {
      ...percentageOfTool,
      name: hostile,
      category: hostile,
      description: hostile,
      example: { x: 7, y: 100, note: hostile },
    };
    const own = await serveApi('127.0.0.1', 0, [tool]);
    const html = await (await fetch(own.url)).text();
    await own.close();
    const text = JSON.stringify(parse(html), (key, value) =>
      key === 'parentNode' ? undefined : value,
    );
    expect(text.match(/"tagName":"(?:script|style|textarea)"/g)).toHaveLength(3);
    expect(text).not.toContain('"tagName":"img"');
    // The name, the category and the description. The example is shown as JSON.
    expect(text.split(JSON.stringify(hostile).slice(1, -1)).length).toBeGreaterThan(3);
  });
});

test('lists and answers only chosen tools', async () => {
  const own = await serveApi('127.0.0.1', 0, [percentageOfTool]);
  const listed = await (await fetch(`${own.url}api/`)).json();
  expect(listed.tools).toMatchObject([{ endpoint: '/api/percentage-of' }]);
  const html = await (await fetch(own.url)).text();
  expect(html.match(/<details id="[\w-]+"/g)).toEqual(['<details id="percentage-of"']);
  const init = { method: 'POST', body: '{"x":7,"y":100}' };
  const called = await fetch(`${own.url}api/percentage-of`, init);
  expect(await called.text()).toBe('{"ok":true,"result":{"result":7}}');
  expect((await fetch(`${own.url}api/bmi-calculator`)).status).toBe(404);
  await own.close();
});

test('does not offer /mcp where other machines can reach it', async () => {
  const open = await serveApi('0.0.0.0', 0, [percentageOfTool]);
  const html = await (await fetch(open.url.replace('0.0.0.0', '127.0.0.1'))).text();
  expect(html).not.toContain('/mcp');
  await open.close();
});
