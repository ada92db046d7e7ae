import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Listening, serveApi } from '../../src/node/serve.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';
import { sampled } from '../sampled.ts';

const { Response: nativeResponse } = globalThis;
let server: Listening;
let port: number;

beforeAll(async () => {
  server = await serveApi('127.0.0.1', 0);
  port = Number(new URL(server.url).port);
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

test('says where it listens', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

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
  const init = { method: 'POST', body: new Uint8Array(50_000_000) };
  for (let attempt = 0; attempt < sampled(10); attempt += 1) {
    expect((await fetch(`${server.url}api/percentage-of`, init)).status).toBe(413);
  }
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

describe('with chosen tools', () => {
  let own: Listening;
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(path, own.url), { ...init, redirect: 'manual' });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };

  beforeAll(async () => {
    own = await serveApi('127.0.0.1', 0, [percentageOfTool]);
  });

  afterAll(() => own.close());

  test('redirects from the root to the list of tools', async () => {
    const { status, headers } = await ask('/');
    expect({ status, location: headers.get('Location') }).toEqual({
      status: 302,
      location: '/api/',
    });
    const listed = JSON.parse((await ask('/api/')).body).tools;
    expect(listed).toMatchObject([{ endpoint: '/api/percentage-of' }]);
  });

  test('answers calls of these tools', async () => {
    const { body } = await ask('/api/percentage-of', { method: 'POST', body: '{"x":7,"y":100}' });
    expect(body).toBe('{"ok":true,"result":{"result":7}}');
  });

  test.each(['/api/bmi-calculator', '/tools/percentage-of/', '/console/', '/sw.js', '//'])(
    'serves nothing at %s',
    async (path) => {
      const { status, body } = await ask(own.url.slice(0, -1) + path);
      const error = `Nothing is served at ${path}; GET /api/ lists the tools.`;
      expect({ status, body: JSON.parse(body) }).toEqual({
        status: 404,
        body: { ok: false, error },
      });
    },
  );
});
