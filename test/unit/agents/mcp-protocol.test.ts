// @vitest-environment node
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  capabilitiesKey,
  failure,
  metadata,
  percentage,
  rpc,
  send,
  stateless,
  version,
  versionKey,
} from './mcp-client.ts';

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
    const serverInfo = { name: 'toolworker', version: expect.any(String) };
    const result = { protocolVersion: given, capabilities: { tools: {} }, serverInfo };
    expect({ status, result: answer.result }).toEqual({ status: 200, result });
  });

  test.each(['a', 0, -1, 1e15])('gets its id back: %j', async (id) => {
    const { answer } = await send({ body: rpc('ping', undefined, id) });
    expect(answer).toEqual({ jsonrpc: '2.0', id, result: {} });
  });

  const text = 'x: required, a number; y: required, a number';

  test.each([
    [
      percentage,
      { content: [{ type: 'text', text: '{"result":7}' }], structuredContent: { result: 7 } },
    ],
    // Told what is required.
    [{ name: 'percentage-of' }, { content: [{ type: 'text', text }], isError: true }],
  ])('calls a tool: %j', async (params, result) => {
    expect((await send({ body: rpc('tools/call', params) })).answer.result).toEqual(result);
  });

  test.each([
    [rpc('resources/list'), -32_601, 'method: unknown, resources/list'],
    [rpc('constructor'), -32_601, 'method: unknown, constructor'],
    [rpc('server/discover'), -32_601, expect.any(String)],
    [rpc('tools/list', { cursor: 'x' }), -32_602, expect.any(String)],
    [rpc('tools/call', {}), -32_602, 'name: required, a string'],
    [
      rpc('tools/call', { name: 'bmi' }),
      -32_602,
      'tool: unknown name; did you mean bmi-calculator?',
    ],
    [
      rpc('tools/call', { name: 'percentage-of', arguments: [] }),
      -32_602,
      'arguments: expected an object',
    ],
  ])('is told which method, name or argument is wrong: %j', async (body, code, message) => {
    expect(await send({ body })).toMatchObject({ status: 200, answer: failure(code, message) });
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
    const supported = expect.arrayContaining([version, '2025-11-25']);
    expect(await send({ body: rpc('ping'), headers })).toMatchObject({
      status: 400,
      answer: { error: { code: -32_022, data: { requested: '2025-12-31', supported } } },
    });
  });
});

describe('a client without a handshake', () => {
  const serverInfo = expect.objectContaining({ name: 'toolworker' });
  const complete = {
    resultType: 'complete',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
  const cacheable = { ...complete, ttlMs: 300_000, cacheScope: 'public' };

  test.each<[string, object, object]>([
    [
      'server/discover',
      {},
      { supportedVersions: [version], capabilities: { tools: {} }, ...cacheable },
    ],
    ['tools/list', {}, { tools: expect.any(Array), ...cacheable }],
    [
      'tools/call',
      percentage,
      {
        content: [{ type: 'text', text: '{"result":7}' }],
        structuredContent: { result: 7 },
        ...complete,
      },
    ],
  ])('uses %s', async (method, params, result) => {
    const { status, answer } = await send(stateless(method, params));
    expect({ status, result: answer.result }).toEqual({ status: 200, result });
    if (method === 'tools/list') expect(answer.result.tools).toHaveLength(tools.length + 1);
  });

  test.each([
    [btoa('percentage-of'), { status: 200, answer: { result: { resultType: 'complete' } } }],
    ['%', { status: 400, answer: failure(-32_020) }],
  ])('may encode the name of a tool: %s', async (encoded, outcome) => {
    const { body, headers } = stateless('tools/call', percentage);
    const name = { 'Mcp-Name': `=?base64?${encoded}?=` };
    expect(await send({ body, headers: { ...headers, ...name } })).toMatchObject(outcome);
  });

  test.each(['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])(
    'is refused if the header %s is missing or contradicts the body',
    async (name) => {
      const { body, headers } = stateless('tools/call', percentage);
      const others = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
      for (const given of [others, { ...headers, [name]: 'other' }]) {
        const refused = { status: 400, answer: failure(-32_020) };
        expect(await send({ body, headers: given })).toMatchObject(refused);
      }
    },
  );

  test.each([
    ['no metadata', {}, -32_602],
    ['no version', { _meta: { [capabilitiesKey]: {} } }, -32_602],
    ['a version that is no string', { _meta: { ...metadata, [versionKey]: 5 } }, -32_020],
    ['no capabilities', { _meta: { [versionKey]: version } }, -32_602],
    ['capabilities that are none', { _meta: { ...metadata, [capabilitiesKey]: 'all' } }, -32_602],
  ])('is refused with %s', async (_, params, code) => {
    const { headers } = stateless('tools/list');
    const refused = { status: 400, answer: failure(code) };
    expect(await send({ body: rpc('tools/list', params), headers })).toMatchObject(refused);
  });

  test('is told the supported versions if it names another', async () => {
    const requested = '2027-01-01';
    const body = rpc('tools/list', { _meta: { ...metadata, [versionKey]: requested } });
    const headers = { 'MCP-Protocol-Version': requested, 'Mcp-Method': 'tools/list' };
    expect(await send({ body, headers })).toMatchObject({
      status: 400,
      answer: { error: { code: -32_022, data: { requested, supported: [version] } } },
    });
  });

  test.each(['initialize', 'ping', 'subscriptions/listen', 'prompts/list'])(
    'does not know the method %s',
    async (method) => {
      const unknown = { status: 404, answer: failure(-32_601) };
      expect(await send(stateless(method))).toMatchObject(unknown);
    },
  );
});

describe('a text of the caller in an error is short and printable', () => {
  test.each([
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u202eevil', '\\u202eevil'],
    ['two\nlines\u2028three', 'two\\u000alines\\u2028three'],
    ['half \ud83d', 'half \\ud83d'],
    ['a'.repeat(1_000_000), `${'a'.repeat(39)}…`],
    ['résumé/list', 'résumé/list'],
  ])('as a method: %.30j', async (method, echoed) => {
    const { answer } = await send({ body: rpc(method) });
    expect(answer).toEqual(failure(-32_601, `method: unknown, ${echoed}`));
  });

  test.each([
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u202eevil', '\\u202eevil'],
    [`${'1'.repeat(38)}😀😀`, `${'1'.repeat(38)}…`],
  ])('as a version: %j', async (given, requested) => {
    const encoded = Buffer.from(given).toString('base64');
    const { answer } = await send({
      body: rpc('ping', { _meta: { ...metadata, [versionKey]: given } }),
      headers: { 'MCP-Protocol-Version': `=?base64?${encoded}?=` },
    });
    expect(answer.error).toMatchObject({ code: -32_022, data: { requested } });
  });

  test.each([
    [`${'x'.repeat(60)}\u00ad`, `${'x'.repeat(39)}…`],
    ['soft\u00adhyphen', 'soft\\u00adhyphen'],
  ])('in a header: %j', async (given, requested) => {
    const headers = { 'MCP-Protocol-Version': given };
    const { answer } = await send({ body: rpc('ping'), headers });
    expect(answer.error.data.requested).toBe(requested);
  });
});
