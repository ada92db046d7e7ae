import { createClient, createHandler, runTool, ToolError, tools } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { roiCalculatorTool } from '../../../src/tools/roi-calculator/tool.ts';
import { replyOf, replyWith } from '../../support/expect-reply.ts';
import { carried } from '../../support/one-of-each.ts';
import { toolThat } from '../agents/own-tool.ts';

const inPage = (name: string, request: object) => runTool(name, request, { tools });

const handle = createHandler({ tools });
const answer = (url: string, init: RequestInit) =>
  handle(new Request(new URL(url, 'https://example.com'), init));

/** Lets this function answer in place of the network. */
function stubFetch<Parameters extends readonly unknown[]>(
  fetch: (...given: Parameters) => Promise<unknown>,
) {
  const stub = vi.fn(fetch);
  vi.stubGlobal('fetch', stub);
  return stub;
}

afterEach(() => vi.unstubAllGlobals());

const seven = { x: 7, y: 100 };

describe.each([
  ['by fetch', () => createClient()],
  ['in the page', () => createClient({ transport: inPage })],
])('a client that calls %s', (_, create) => {
  const api = create();

  test.each(carried)('carries %s', async (_, slug, request, outcome) => {
    stubFetch(answer);
    const called = api.call(slug as never, request as never);
    const reply = await replyOf(() => called, request);
    expect(reply).toEqual(replyWith(outcome));
  });

  test('rejects with what is wrong with each field', async () => {
    stubFetch(answer);
    const called = api.call('bmi-calculator', { unit: 'metric', weight: -81 } as never);
    await expect(called).rejects.toMatchObject({
      message:
        'height: required, a number greater than 0; weight: expected a number greater than 0, got -81',
      issues: [
        { field: 'height', code: 'required', expected: 'a number greater than 0' },
        { field: 'weight', code: 'invalid', expected: 'a number greater than 0', received: '-81' },
      ],
    });
  });

  test('accepts a call without a request if no field is required', async () => {
    stubFetch(answer);
    expect((await api.call('cron-generator')).cron).toBe('* * * * *');
  });

  test('suggests the closest tool for an unknown one', async () => {
    stubFetch(answer);
    const called = api.call('bmi' as never, {} as never);
    await expect(called).rejects.toThrow(ToolError);
    await expect(called).rejects.toThrow(/did you mean (\/api\/)?bmi-calculator\?/);
  });
});

test.each([
  ['/tools/api/', '/tools/api/percentage-of'],
  ['/tools/api', '/tools/api/percentage-of'],
  ['https://example.com/api', 'https://example.com/api/percentage-of'],
  [new URL('https://example.com/api/'), 'https://example.com/api/percentage-of'],
  [new URL('https://example.com/api'), 'https://example.com/api/percentage-of'],
  [new URL('https://example.com'), 'https://example.com/percentage-of'],
])('a client with the base %s calls %s', async (base, url) => {
  const fetch = stubFetch(async () => Response.json({ ok: true, result: { result: 7 } }));
  expect(await createClient({ base }).call('percentage-of', seven)).toEqual({ result: 7 });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json; issues=true' };
  const init = { method: 'POST', headers, body: '{"x":7,"y":100}' };
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, init);
});

test.each([
  ['a page', new Response('<!doctype html>', { status: 200 })],
  ['a missing page', new Response('Not found', { status: 404 })],
  ['JSON of something else', Response.json({ orders: [] })],
  ['a JSON null', Response.json(null)],
  ['a success without a result', Response.json({ ok: true })],
  ['a failure without an error', Response.json({ ok: false })],
  ['an error of something else', Response.json({ ok: 0, error: 'Not found' })],
])('rejects %s, which is not a response of the API', async (_, response) => {
  stubFetch(async () => response);
  const call = createClient().call('percentage-of', seven);
  await expect(call).rejects.not.toBeInstanceOf(ToolError);
  await expect(call).rejects.toThrow(
    `/api/percentage-of responded with status ${response.status}, but not with the JSON of the API. ` +
      "Await install({ tools: ['percentage-of'] }) first, which says if the worker lacks it, " +
      'or compute in the page with interceptFetch({ tools }).',
  );
});

test('a call rejects if the network fails', async () => {
  const failure = new TypeError('Failed to fetch');
  stubFetch(() => Promise.reject(failure));
  await expect(createClient().call('percentage-of', seven)).rejects.toBe(failure);
});

test('a transport replaces fetch, and gets the options of the call', async () => {
  const transport = vi.fn(async () => ({ result: 7 }));
  const { call } = createClient({ transport });
  expect(await call('percentage-of', seven)).toEqual({ result: 7 });
  const { signal } = new AbortController();
  const options = { signal, headers: { Authorization: 'Bearer x' } };
  await call('percentage-of', seven, options);
  await call('cron-generator', undefined, options);
  expect(transport.mock.calls).toEqual([
    ['percentage-of', seven],
    ['percentage-of', seven, options],
    ['cron-generator', {}, options],
  ]);
});

test.each([undefined, null, 'fetch', {}])('a transport is not %j', (transport) => {
  const message = expect.stringContaining('transport: expected a function');
  expect(() => Reflect.apply(createClient, undefined, [{ transport }])).toThrow(
    expect.objectContaining({ name: 'TypeError', message }),
  );
});

test.each([undefined, null, 5, 'base', []])('takes %j for no options', (options) => {
  expect(Reflect.apply(createClient, undefined, [options])).toHaveProperty('call');
});

const usual = { accept: 'application/json; issues=true', 'content-type': 'application/json' };

test.each<[HeadersInit, object]>([
  [{}, usual],
  [{ 'X-Trace': '7' }, { ...usual, 'x-trace': '7' }],
  [[['X-Trace', '7']], { ...usual, 'x-trace': '7' }],
  [new Headers({ 'X-Trace': '7' }), { ...usual, 'x-trace': '7' }],
  [{ 'CONTENT-TYPE': 'text/json' }, { ...usual, 'content-type': 'text/json' }],
])('the headers of a call, %j, are added to ours', async (headers, expected) => {
  const fetch = stubFetch(answer);
  await createClient().call('percentage-of', seven, { headers });
  const sent = new Headers(fetch.mock.lastCall?.[1].headers);
  expect(Object.fromEntries(sent)).toEqual(expected);
});

describe('the signal of a call', () => {
  const reason = new Error('left the page');
  const never = () => new Promise<never>(() => {});

  test('is passed to fetch', async () => {
    const fetch = stubFetch(answer);
    const { signal } = new AbortController();
    await createClient().call('percentage-of', seven, { signal });
    expect(fetch.mock.lastCall?.[1].signal).toBe(signal);
  });

  test.each([
    ['by fetch', () => createClient()],
    ['by a transport', () => createClient({ transport: never })],
    ['in the page', () => createClient({ transport: inPage })],
  ])('rejects a call %s', async (_, create) => {
    const fetch = stubFetch(never);
    const { call } = create();
    const early = call('percentage-of', seven, { signal: AbortSignal.abort(reason) });
    await expect(early).rejects.toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
    const controller = new AbortController();
    const late = call('percentage-of', seven, { signal: controller.signal });
    controller.abort(reason);
    await expect(late).rejects.toBe(reason);
  });

  test('reaches a tool in the page', async () => {
    const heard = vi.fn();
    const controller = new AbortController();
    const waiting = toolThat('percentage-of', ({ signal }) => {
      signal.addEventListener('abort', heard);
      controller.abort(reason);
      return never();
    });
    const { call } = createClient({
      transport: (slug, request, options) =>
        runTool(slug, request, { tools: [waiting], ...options }),
    });
    const called = call('percentage-of', seven, { signal: controller.signal });
    await expect(called).rejects.toBe(reason);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is left without listeners after the call', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    await createClient({ transport: inPage }).call('percentage-of', seven, { signal });
    for (const [, , options] of added.mock.calls) {
      expect(options).toHaveProperty('signal.aborted', true);
    }
  });
});

describe('a request that JSON would change', () => {
  const unsaid = { cost: 100, returnValue: 150, years: Number.NaN };

  test('is refused before it is sent', async () => {
    const fetch = stubFetch(answer);
    const error = new ToolError('years: expected a finite number, got NaN');
    await expect(createClient().call('roi-calculator', unsaid)).rejects.toEqual(error);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is refused in the page with the function's own error", async () => {
    const { call } = createClient({ transport: inPage });
    const refused = await call('roi-calculator', unsaid).catch((error) => error);
    const own = await roiCalculatorTool.run(unsaid).catch((error) => error);
    expect(refused).toEqual(own);
    expect(refused.issues).toMatchObject([{ field: 'years', code: 'invalid', received: 'NaN' }]);
  });

  test('has an optional field that is undefined: it is left out', async () => {
    stubFetch(answer);
    const request = { cost: 100, returnValue: 150, years: undefined };
    const result = await createClient().call('roi-calculator', request as never);
    expect(result).toMatchObject({ years: null });
  });
});
