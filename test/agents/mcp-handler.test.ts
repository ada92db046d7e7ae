// @vitest-environment node
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { tools } from 'toolworker';
import { createMcpHandler, defineTool, ToolError } from 'toolworker/core';
import server from 'toolworker/mcp';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toolThat } from './own-tool.ts';

// Revisions 2026-07-28 and before: https://modelcontextprotocol.io/specification/2026-07-28/basic

const version = '2026-07-28';
const versionKey = 'io.modelcontextprotocol/protocolVersion';
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities';
const _meta = { [versionKey]: version, [capabilitiesKey]: {} };
const percentage = { name: 'percentage-of', arguments: { x: 7, y: 100 } };

const waitTool = defineTool({
  slug: 'wait',
  operation: 'wait-for-it',
  name: 'Wait',
  category: 'Test',
  description: 'Waits until the caller goes away.',
  request: z.object({}),
  result: z.object({}),
  example: {},
  run: async (_, { signal }) => {
    await setTimeout(60_000, undefined, { signal }).catch(() => undefined);
    throw new ToolError('gone');
  },
});
const faultyTool = defineTool({
  slug: 'faulty',
  operation: 'fail-always',
  name: 'Faulty',
  category: 'Test',
  description: 'Fails.',
  annotations: { readOnlyHint: true },
  request: z.object({}),
  result: z.object({}),
  example: {},
  run: () => {
    throw new RangeError('out of luck');
  },
});
const handle = createMcpHandler({ tools: [...tools, waitTool, faultyTool] });

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

async function send({ body, headers = {}, method = 'POST', signal }: Sent, handler = handle) {
  const message = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://localhost/mcp', {
    method,
    headers,
    ...(method === 'POST' && { body: message ?? null }),
    ...(signal && { signal }),
  });
  const response = await handler(request);
  const answer = await response.text();
  return { status: response.status, response, answer: answer === '' ? null : JSON.parse(answer) };
}

const rpc = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
});

/** Returns a request from a client that skips the handshake. */
function stateless(method: string, params: { readonly name?: string } & object = {}) {
  const name = params.name === undefined ? {} : { 'Mcp-Name': params.name };
  return {
    body: rpc(method, { ...params, _meta }),
    headers: { 'MCP-Protocol-Version': version, 'Mcp-Method': method, ...name },
  };
}

const failure = (code: number, message: unknown = expect.any(String)) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message },
});

describe('a client with a handshake', () => {
  test.each([
    ['2024-11-05', '2024-11-05'],
    ['2025-03-26', '2025-03-26'],
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['2026-07-28', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
    [undefined, '2025-11-25'],
  ])('that asks for %s gets %s', async (protocolVersion, given) => {
    const { status, answer } = await send({ body: rpc('initialize', { protocolVersion }) });
    expect(status).toBe(200);
    expect(answer.result).toEqual({
      protocolVersion: given,
      capabilities: { tools: {} },
      serverInfo: { name: 'toolworker', version: expect.any(String) },
    });
  });

  test.each(['a', 0, -1, 1e15])('gets its id back: %j', async (id) => {
    const { answer } = await send({ body: rpc('ping', undefined, id) });
    expect(answer).toEqual({ jsonrpc: '2.0', id, result: {} });
  });

  test('calls a tool', async () => {
    const { answer } = await send({ body: rpc('tools/call', percentage) });
    expect(answer.result).toEqual({
      content: [{ type: 'text', text: '{"result":7}' }],
      structuredContent: { result: 7 },
    });
  });

  test('is told the required fields if it calls a tool without arguments', async () => {
    const { answer } = await send({ body: rpc('tools/call', { name: 'percentage-of' }) });
    const text = 'x: required, a number; y: required, a number';
    expect(answer.result).toEqual({ content: [{ type: 'text', text }], isError: true });
  });

  test('is told which method, name or argument is wrong', async () => {
    for (const [body, error] of [
      [rpc('resources/list'), failure(-32_601, 'method: unknown, resources/list')],
      [rpc('constructor'), failure(-32_601, 'method: unknown, constructor')],
      [rpc('server/discover'), failure(-32_601)],
      [rpc('tools/list', { cursor: 'x' }), failure(-32_602)],
      [rpc('tools/call', {}), failure(-32_602, 'name: required, a string')],
      [
        rpc('tools/call', { name: 'bmi' }),
        failure(-32_602, 'tool: unknown name; did you mean bmi-calculator?'),
      ],
      [
        rpc('tools/call', { name: 'percentage-of', arguments: [] }),
        failure(-32_602, 'arguments: expected an object'),
      ],
    ] as const) {
      const { status, answer } = await send({ body });
      expect({ status, answer }).toEqual({ status: 200, answer: error });
    }
  });

  test('may send a list of messages, as in 2025-03-26', async () => {
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const calls = [rpc('ping', undefined, 1), notification, rpc('nothing', undefined, 2), 5];
    const { status, answer } = await send({ body: calls });
    expect(status).toBe(200);
    expect(answer).toEqual([
      { jsonrpc: '2.0', id: 1, result: {} },
      { ...failure(-32_601), id: 2 },
      { jsonrpc: '2.0', error: failure(-32_600).error },
    ]);
    expect(await send({ body: [notification] })).toMatchObject({ status: 202, answer: null });
    expect(await send({ body: [] })).toMatchObject({ status: 400 });
  });

  test.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['a response', { jsonrpc: '2.0', id: 1, result: {} }],
    ['an error', { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'no' } }],
  ])('gets no response to %s', async (_, body) => {
    expect(await send({ body })).toMatchObject({ status: 202, answer: null });
  });

  test.each(['2025-06-18', '2025-11-25'])('may name the version %s in a header', async (given) => {
    const headers = { 'MCP-Protocol-Version': given };
    expect(await send({ body: rpc('ping'), headers })).toMatchObject({ status: 200 });
  });

  test('is refused with an unknown version', async () => {
    const headers = { 'MCP-Protocol-Version': '2025-12-31' };
    const { status, answer } = await send({ body: rpc('ping'), headers });
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({
      code: -32_022,
      data: { requested: '2025-12-31', supported: expect.arrayContaining([version, '2025-11-25']) },
    });
  });
});

describe('a client without a handshake', () => {
  const info = {
    'io.modelcontextprotocol/serverInfo': expect.objectContaining({ name: 'toolworker' }),
  };
  const complete = { resultType: 'complete', _meta: info };
  const cacheable = { ...complete, ttlMs: 300_000, cacheScope: 'public' };

  test('discovers the server', async () => {
    const { status, answer } = await send(stateless('server/discover'));
    expect({ status, result: answer.result }).toEqual({
      status: 200,
      result: { supportedVersions: [version], capabilities: { tools: {} }, ...cacheable },
    });
  });

  test('lists and calls tools', async () => {
    const { answer: list } = await send(stateless('tools/list'));
    expect(list.result).toEqual({ tools: expect.any(Array), ...cacheable });
    expect(list.result.tools).toHaveLength(tools.length + 2);
    const { answer: call } = await send(stateless('tools/call', percentage));
    expect(call.result).toMatchObject({ structuredContent: { result: 7 }, ...complete });
  });

  test('may encode the name of a tool', async () => {
    const { body, headers } = stateless('tools/call', percentage);
    const name = `=?base64?${btoa('percentage-of')}?=`;
    expect(await send({ body, headers: { ...headers, 'Mcp-Name': name } })).toMatchObject({
      answer: { result: { structuredContent: { result: 7 } } },
    });
    const broken = { ...headers, 'Mcp-Name': '=?base64?%?=' };
    expect(await send({ body, headers: broken })).toMatchObject({
      status: 400,
      answer: { error: { code: -32_020 } },
    });
  });

  test.each(['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])(
    'is refused if the header %s is missing or contradicts the body',
    async (name) => {
      const { body, headers } = stateless('tools/call', percentage);
      const others = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
      for (const given of [others, { ...headers, [name]: 'other' }]) {
        const { status, answer } = await send({ body, headers: given });
        expect({ status, answer }).toEqual({ status: 400, answer: failure(-32_020) });
      }
    },
  );

  test.each([
    ['no version', { [capabilitiesKey]: {} }, -32_602],
    ['a version that is no string', { ..._meta, [versionKey]: 5 }, -32_020],
    ['no capabilities', { [versionKey]: version }, -32_602],
    ['capabilities that are none', { ..._meta, [capabilitiesKey]: 'all' }, -32_602],
  ])('is refused with %s', async (_, meta, code) => {
    const { headers } = stateless('tools/list');
    const { status, answer } = await send({ body: rpc('tools/list', { _meta: meta }), headers });
    expect({ status, answer }).toEqual({ status: 400, answer: failure(code) });
  });

  test('is refused without metadata', async () => {
    const { headers } = stateless('tools/list');
    const { status, answer } = await send({ body: rpc('tools/list'), headers });
    expect({ status, answer }).toEqual({ status: 400, answer: failure(-32_602) });
  });

  test('is told the supported versions if it names another', async () => {
    const meta = { ..._meta, [versionKey]: '2027-01-01' };
    const headers = { 'MCP-Protocol-Version': '2027-01-01', 'Mcp-Method': 'tools/list' };
    const { status, answer } = await send({ body: rpc('tools/list', { _meta: meta }), headers });
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({
      code: -32_022,
      data: { requested: '2027-01-01', supported: [version] },
    });
  });

  test.each(['initialize', 'ping', 'subscriptions/listen', 'prompts/list'])(
    'does not know the method %s',
    async (method) => {
      expect(await send(stateless(method))).toMatchObject({
        status: 404,
        answer: failure(-32_601),
      });
    },
  );

  test('may not send several messages at once', async () => {
    const { body, headers } = stateless('tools/list');
    expect(await send({ body: [body], headers })).toMatchObject({ status: 400 });
  });
});

describe('a list of messages', () => {
  const messages = (count: number, method: string, params?: object) =>
    Array.from({ length: count }, (_, id) => rpc(method, params, id));

  test('may have 100 messages', async () => {
    const { status, answer } = await send({ body: messages(100, 'tools/list') });
    expect(status).toBe(200);
    expect(answer.map(({ id }: { id: number }) => id)).toEqual([...Array(100).keys()]);
  });

  test.each([101, 23_000])('is refused as a whole if it has %i', async (count) => {
    const run = vi.spyOn(faultyTool, 'run');
    const { status, answer } = await send({
      body: messages(count, 'tools/call', { name: 'faulty' }),
    });
    const message = `message: expected a list of 1 to 100, got ${count}`;
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { jsonrpc: '2.0', error: { code: -32_600, message } },
    });
    expect(run).not.toHaveBeenCalled();
  });

  test('is refused as a whole if it contradicts the headers', async () => {
    const { body } = stateless('tools/list');
    const { status, answer } = await send({ body: [rpc('ping'), body] });
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { jsonrpc: '2.0', error: { code: -32_020, message: expect.any(String) } },
    });
  });

  test('gets replies of 10 MiB and one more, then errors', async () => {
    const longTool = toolThat('long', () => ({ text: 'x'.repeat(1_500_000) }));
    const handler = createMcpHandler({ tools: [longTool] });
    const body = messages(10, 'tools/call', { name: 'long' });
    const { status, answer } = await send({ body }, handler);
    const message = 'message: expected a shorter list, the other replies exceed 10 MiB';
    expect(status).toBe(200);
    expect(answer.slice(0, 4)).toMatchObject(
      Array(4).fill({ result: { structuredContent: expect.any(Object) } }),
    );
    expect(answer.slice(4)).toEqual(
      [4, 5, 6, 7, 8, 9].map((id) => ({ ...failure(-32_600, message), id })),
    );
  });

  test('continues after a reply that is not possible as JSON', async () => {
    let calls = 0;
    const toJSON = () => {
      calls += 1;
      if (calls > 1) throw new RangeError('Invalid string length');
      return {};
    };
    const endlessTool = { ...faultyTool, run: async () => ({ toJSON }) };
    const handler = createMcpHandler({ tools: [endlessTool] });
    const body = [rpc('ping', {}, 'a'), rpc('tools/call', { name: 'faulty' }, 'b'), rpc('ping')];
    expect(await send({ body }, handler)).toMatchObject({
      status: 200,
      answer: [
        { id: 'a', result: {} },
        { ...failure(-32_603, 'Internal error'), id: 'b' },
        { id: 1, result: {} },
      ],
    });
    expect(console.error).toHaveBeenCalledWith(new RangeError('Invalid string length'));
    vi.mocked(console.error).mockClear();
  });
});

describe('a text of the caller in an error', () => {
  test.each([
    ['\u001b[31mred', '\\u001b[31mred'],
    ['bell\u0007', 'bell\\u0007'],
    ['\u202eevil', '\\u202eevil'],
    ['zero\u200bwidth', 'zero\\u200bwidth'],
    ['two\nlines\u2028three', 'two\\u000alines\\u2028three'],
    ['half \ud83d', 'half \\ud83d'],
    [`${'a'.repeat(38)}😀😀`, `${'a'.repeat(38)}…`],
    ['a'.repeat(1_000_000), `${'a'.repeat(39)}…`],
    ['résumé/list', 'résumé/list'],
  ])('is short and printable: %j', async (method, echoed) => {
    const { answer } = await send({ body: rpc(method) });
    expect(answer).toEqual(failure(-32_601, `method: unknown, ${echoed}`));
  });

  test.each([
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u202eevil', '\\u202eevil'],
    [`${'1'.repeat(38)}😀😀`, `${'1'.repeat(38)}…`],
  ])('is short and printable as a version: %j', async (given, echoed) => {
    const encoded = Buffer.from(given).toString('base64');
    const { answer } = await send({
      body: rpc('ping', { _meta: { ..._meta, [versionKey]: given } }),
      headers: { 'MCP-Protocol-Version': `=?base64?${encoded}?=` },
    });
    expect(answer.error).toMatchObject({ code: -32_022, data: { requested: echoed } });
  });

  test('in a header is short and printable', async () => {
    const headers = { 'MCP-Protocol-Version': `${'x'.repeat(60)}\u00ad` };
    const { answer } = await send({ body: rpc('ping'), headers });
    expect(answer.error.data.requested).toBe(`${'x'.repeat(39)}…`);
    const soft = { 'MCP-Protocol-Version': 'soft\u00adhyphen' };
    const { answer: other } = await send({ body: rpc('ping'), headers: soft });
    expect(other.error.data.requested).toBe('soft\\u00adhyphen');
  });
});

describe('an invalid request', () => {
  test.each([
    ['no JSON', '{', -32_700],
    ['too many parts', JSON.stringify(Array(300_000).fill({})), -32_700],
    ['nothing', '', -32_600],
    ['a number', '5', -32_600],
    ['null', 'null', -32_600],
    ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32_600],
    ['a method that is no string', '{"jsonrpc":"2.0","id":1,"method":5}', -32_600],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600],
    ['an id that is a fraction', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', -32_600],
    ['params that are a list', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', -32_600],
  ])('is refused: %s', async (_, body, code) => {
    const { status, answer } = await send({ body });
    expect(status).toBe(400);
    expect(answer.error).toEqual({ code, message: expect.stringMatching(/^[\w ]+: \S.*$/) });
    expect([undefined, 1]).toContain(answer.id);
  });

  test('is refused if it exceeds 10 MiB', async () => {
    expect(await send({ body: JSON.stringify('x'.repeat(10 * 1024 * 1024)) })).toMatchObject({
      status: 413,
      answer: { error: { code: -32_600 } },
    });
  });

  test.each(['GET', 'DELETE', 'PUT'])('is refused with the method %s', async (method) => {
    const { status, response } = await send({ method });
    expect(status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('gets a 500 if its body was read before', async () => {
    const request = new Request('http://localhost/mcp', { method: 'POST', body: '{}' });
    await request.text();
    expect((await handle(request)).status).toBe(500);
  });
});

describe('a web page', () => {
  const body = rpc('ping');

  test.each([
    'http://localhost',
    'http://localhost:6274',
    'https://127.0.0.1:8443',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ])('of this machine is answered: %s', async (origin) => {
    const { status, response } = await send({ body, headers: { Origin: origin } });
    expect(status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(response.headers.get('Vary')).toBe('Origin');
  });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example:3000',
    'null',
    '',
  ])('of another origin is refused: %j', async (origin) => {
    for (const method of ['POST', 'OPTIONS']) {
      const { status, response } = await send({ body, method, headers: { Origin: origin } });
      expect(status).toBe(403);
      expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });

  test('of an allowed origin passes the preflight and is answered', async () => {
    const handler = createMcpHandler({ tools, origins: ['https://chat.example'] });
    const headers = { Origin: 'https://chat.example' };
    const { status, response } = await send({ method: 'OPTIONS', headers }, handler);
    expect(status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Method');
    expect(await send({ body, headers }, handler)).toMatchObject({ status: 200 });
    const other = { Origin: 'https://chat.example.evil.example' };
    expect(await send({ body, headers: other }, handler)).toMatchObject({ status: 403 });
  });
});

describe("a host's tools", () => {
  test("are served under the host's name", async () => {
    const handler = createMcpHandler({ tools: [faultyTool], name: 'shop', version: '3.1' });
    const { answer } = await send({ body: rpc('initialize') }, handler);
    expect(answer.result.serverInfo).toEqual({ name: 'shop', version: '3.1' });
    const { answer: list } = await send({ body: rpc('tools/list') }, handler);
    expect(list.result.tools).toMatchObject([
      { name: 'faulty', annotations: { readOnlyHint: true } },
    ]);
  });

  test('that fail are reported as a server error, and the cause is logged', async () => {
    const { status, answer } = await send({ body: rpc('tools/call', { name: 'faulty' }) });
    expect({ status, answer }).toEqual({ status: 200, answer: failure(-32_603, 'Internal error') });
    expect(console.error).toHaveBeenCalledWith(new RangeError('out of luck'));
    vi.mocked(console.error).mockClear();
  });

  test('are told when the client disconnects', async () => {
    const leaving = new AbortController();
    const body = rpc('tools/call', { name: 'wait' });
    const answered = send({ body, signal: leaving.signal });
    await setTimeout(20);
    leaving.abort();
    expect((await answered).answer.result).toMatchObject({ isError: true });
  });

  test('are told after a garbage collection, too', async () => {
    const child = spawn(process.execPath, [
      '--expose-gc',
      fileURLToPath(new URL('collected-request.js', import.meta.url)),
    ]);
    expect(await text(child.stdout)).toBe('aborted\n');
  });

  test('are refused if the list contains one of them twice', () => {
    expect(() => createMcpHandler({ tools: [faultyTool, faultyTool] })).toThrow(TypeError);
  });
});

test('toolworker/mcp serves all tools', async () => {
  for (const handler of [server.fetch, createMcpHandler({ tools })]) {
    const { answer } = await send({ body: rpc('tools/list') }, handler);
    const names = answer.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(tools.map(({ slug }) => slug));
  }
});

test('the list of all tools costs a model at most 6,000 tokens', async () => {
  const { answer } = await send({ body: rpc('tools/list') }, server.fetch);
  const tokens = answer.result.tools.map((tool: object) => countTokens(JSON.stringify(tool)));
  expect(countTokens(JSON.stringify(answer.result))).toBeLessThanOrEqual(6_000);
  expect(Math.max(...tokens)).toBeLessThanOrEqual(400);
});
