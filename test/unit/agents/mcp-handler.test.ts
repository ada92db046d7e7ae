// @vitest-environment node
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { toolDefinitions, tools } from 'toolworker';
import { createMcpHandler } from 'toolworker/core';
import server from 'toolworker/mcp';
import { describe, expect, test, vi } from 'vitest';
import { ceilingForAll, expectWithin, largestOf } from '../../support/ceiling.ts';
import { toolSlugs } from '../../support/tool-slugs.ts';
import { failure, faultyTool, percentage, refusal, rpc, send, stateless } from './mcp-client.ts';
import { toolThat } from './own-tool.ts';

describe('a list of messages', () => {
  const messages = (count: number, method: string, params?: object) =>
    Array.from({ length: count }, (_, id) => rpc(method, params, id));

  test('may have 100 messages, some without a reply', async () => {
    const { status, answer } = await send({ body: messages(100, 'ping') });
    expect(status).toBe(200);
    expect(answer.map(({ id }: { id: number }) => id)).toEqual([...Array(100).keys()]);
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const mixed = [rpc('ping'), notification, rpc('nothing', undefined, 2), 5];
    expect(await send({ body: mixed })).toMatchObject({
      status: 200,
      answer: [{ id: 1, result: {} }, failure(-32_601, undefined, 2), refusal(-32_600)],
    });
    expect(await send({ body: [notification] })).toMatchObject({ status: 202, answer: null });
  });

  test.each([0, 101, 23_000])('is refused as a whole if it has %i', async (count) => {
    const run = vi.spyOn(faultyTool, 'run');
    const body = messages(count, 'tools/call', { name: 'faulty' });
    const message = `message: expected a list of 1 to 100, got ${count}`;
    const refused = { status: 400, answer: refusal(-32_600, message) };
    expect(await send({ body })).toMatchObject(refused);
    expect(run).not.toHaveBeenCalled();
  });

  test('is refused as a whole if it contradicts the headers', async () => {
    const { body, headers } = stateless('tools/list');
    const refused = { status: 400, answer: refusal(-32_020) };
    expect(await send({ body: [rpc('ping'), body] })).toMatchObject(refused);
    expect(await send({ body: [body], headers })).toMatchObject({ status: 400 });
  });

  test('gets replies of 10 MiB and one more, then errors', async () => {
    const longTool = toolThat('long', () => ({ text: 'x'.repeat(1_500_000) }));
    const handler = createMcpHandler({ tools: [longTool] });
    const { status, answer } = await send(
      { body: messages(6, 'tools/call', { name: 'long' }) },
      handler,
    );
    const message = 'message: expected responses of at most 10 MiB in all; send fewer messages';
    expect(status).toBe(200);
    expect(answer.map(({ id, result }: { id: number; result?: object }) => [id, !!result])).toEqual(
      [0, 1, 2, 3, 4, 5].map((id) => [id, id < 4]),
    );
    expect(answer.slice(4)).toEqual([4, 5].map((id) => failure(-32_600, message, id)));
  });

  test('continues after a reply that is not possible as JSON', async () => {
    let calls = 0;
    const toJSON = () => {
      calls += 1;
      if (calls > 1) throw new RangeError('Invalid string length');
      return {};
    };
    const handler = createMcpHandler({ tools: [{ ...faultyTool, run: async () => ({ toJSON }) }] });
    const body = [rpc('ping', {}, 'a'), rpc('tools/call', { name: 'faulty' }, 'b'), rpc('ping')];
    const fault = failure(-32_603, 'Internal error', 'b');
    const answer = [{ id: 'a', result: {} }, fault, { id: 1, result: {} }];
    expect(await send({ body }, handler)).toMatchObject({ status: 200, answer });
    expect(console.error).toHaveBeenCalledWith(new RangeError('Invalid string length'));
    vi.mocked(console.error).mockClear();
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
    ['more than 10 MiB', ' '.repeat(10 * 1024 * 1024 + 1), -32_600, 413],
  ])('is refused: %s', async (_, body, code, expected = 400) => {
    const { status, answer } = await send({ body });
    expect(status).toBe(expected);
    expect(answer.error).toEqual({ code, message: expect.stringMatching(/^[\w ]+: \S.*$/) });
    expect([undefined, 1]).toContain(answer.id);
  });

  test.each(['GET', 'DELETE', 'PUT'])('is refused with the method %s', async (method) => {
    const { status, headers } = await send({ method });
    expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('gets a 500 if its body was read before', async () => {
    const request = new Request('http://localhost/mcp', { method: 'POST', body: '{}' });
    await request.text();
    expect((await server.fetch(request)).status).toBe(500);
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
  ])('of this machine is answered: %s', async (Origin) => {
    const { status, headers } = await send({ body, headers: { Origin } });
    const allowed = [headers.get('Access-Control-Allow-Origin'), headers.get('Vary')];
    expect([status, ...allowed]).toEqual([200, Origin, 'Origin']);
  });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example:3000',
    'null',
    '',
  ])('of another origin is refused: %j', async (Origin) => {
    for (const method of ['POST', 'OPTIONS']) {
      const { status, headers } = await send({ body, method, headers: { Origin } });
      expect([status, headers.has('Access-Control-Allow-Origin')]).toEqual([403, false]);
    }
  });

  test('of an allowed origin passes the preflight and is answered', async () => {
    const handler = createMcpHandler({ tools, origins: ['https://chat.example'] });
    const chat = { Origin: 'https://chat.example' };
    const preflight = await send({ method: 'OPTIONS', headers: chat }, handler);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Method');
    expect(await send({ body, headers: chat }, handler)).toMatchObject({ status: 200 });
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
    const annotations = { readOnlyHint: true };
    expect(list.result.tools).toMatchObject([{ name: 'faulty', annotations }]);
  });

  test('that fail are reported as a server error, and the cause is logged', async () => {
    const { status, answer } = await send({ body: rpc('tools/call', { name: 'faulty' }) });
    expect({ status, answer }).toEqual({ status: 200, answer: failure(-32_603, 'Internal error') });
    expect(console.error).toHaveBeenCalledWith(new RangeError('out of luck'));
    vi.mocked(console.error).mockClear();
  });

  test('are told when the client disconnects', async () => {
    const leaving = new AbortController();
    const waiting = toolThat('wait', ({ signal }) => {
      leaving.abort();
      signal.throwIfAborted();
      return {};
    });
    const handler = createMcpHandler({ tools: [waiting] });
    const body = rpc('tools/call', { name: 'wait' });
    expect((await send({ body, signal: leaving.signal }, handler)).answer).toHaveProperty('error');
  });
});

test('definitions have the schemas of results for a client that wants them', async () => {
  const handler = createMcpHandler({ tools, outputSchemas: true });
  const { answer } = await send({ body: rpc('tools/list') }, handler);
  expect(answer.result.tools).toEqual(toolDefinitions('mcp', { tools }));
  const { answer: called } = await send({ body: rpc('tools/call', percentage) }, handler);
  expect(called.result.structuredContent).toEqual({ result: 7 });
});

/** The most tokens that the definition of a tool may cost a model, and the most on average. */
const mostTokens = { one: 400, average: 180 };

test('toolworker/mcp serves all tools, and its list costs a model few tokens for each', async () => {
  const { answer } = await send({ body: rpc('tools/list') }, server.fetch);
  const listed: { readonly name: string }[] = answer.result.tools;
  expect(listed.map(({ name }) => name)).toEqual(toolSlugs);
  const tokens = listed.map((tool) => [tool.name, countTokens(JSON.stringify(tool))] as const);
  for (const [name, size] of tokens) {
    const remedy = `Shorten the descriptions in src/tools/${name}/tool.ts.`;
    expectWithin({
      what: `The definition of ${name}`,
      size,
      unit: 'tokens',
      ceiling: mostTokens.one,
      remedy,
    });
  }
  expectWithin({
    what: 'The list of all tools',
    size: countTokens(JSON.stringify(answer.result)),
    unit: 'tokens',
    ceiling: ceilingForAll(0, mostTokens.average, listed.length),
    remedy: `Shorten the descriptions of a tool that has more than ${mostTokens.average}: ${largestOf(tokens)}`,
  });
});
