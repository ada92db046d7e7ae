import {
  type ApiResponse,
  createClient,
  createHandler,
  type RunContext,
  runTool,
  ToolError,
  tools,
} from 'toolworker';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { fewOf } from '../sampled.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';

const inPage = (name: string, request: object) => runTool(name, request, { tools });

const handle = createHandler({ tools });
const answer = (url: string, init: RequestInit) =>
  handle(new Request(new URL(url, 'https://example.com'), init));

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['by fetch', () => createClient()],
  ['in the page', () => createClient({ transport: inPage })],
])('a client that calls %s', (_, create) => {
  const api = create();

  test.each([...casesBySlug])('answers the cases of %s', async (slug, { answers, refusals }) => {
    vi.stubGlobal('fetch', answer);
    for (const expected of fewOf(answers, 5)) {
      expectResult(await api.call(slug as never, expected.request), expected);
    }
    for (const { request, error } of fewOf(refusals, 5)) {
      await expect(api.call(slug as never, request as never)).rejects.toEqual(new ToolError(error));
    }
  });

  test('accepts a call without a request if no field is required', async () => {
    vi.stubGlobal('fetch', answer);
    expect((await api.call('cron-generator')).cron).toBe('* * * * *');
  });

  test('suggests the closest tool for an unknown one', async () => {
    vi.stubGlobal('fetch', answer);
    await expect(api.call('bmi' as never, {} as never)).rejects.toThrow(ToolError);
    await expect(api.call('bmi' as never, {} as never)).rejects.toThrow(
      /did you mean (\/api\/)?bmi-calculator\?/,
    );
  });
});

test.each([
  ['/tools/api/', '/tools/api/percentage-of'],
  ['/tools/api', '/tools/api/percentage-of'],
  ['https://example.com/api/', 'https://example.com/api/percentage-of'],
  ['https://example.com/api', 'https://example.com/api/percentage-of'],
  [new URL('https://example.com/api/'), 'https://example.com/api/percentage-of'],
  [new URL('https://example.com/api'), 'https://example.com/api/percentage-of'],
  [new URL('https://example.com'), 'https://example.com/percentage-of'],
])('a client with the base %s calls %s', async (base, url) => {
  const fetch = vi.fn(async () => Response.json({ ok: true, result: { result: 7 } }));
  vi.stubGlobal('fetch', fetch);
  expect(await createClient({ base }).call('percentage-of', { x: 7, y: 100 })).toEqual({
    result: 7,
  });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"x":7,"y":100}',
  });
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
  vi.stubGlobal('fetch', async () => response);
  const call = createClient().call('percentage-of', { x: 7, y: 100 });
  await expect(call).rejects.not.toBeInstanceOf(ToolError);
  await expect(call).rejects.toThrow(
    `The API did not answer /api/percentage-of, which has status ${response.status}. ` +
      'Await install() first, or compute in the page with interceptFetch({ tools }).',
  );
});

test('a transport replaces fetch', async () => {
  const transport = vi.fn(async () => ({ result: 7 }));
  const call = createClient({ transport }).call('percentage-of', { x: 7, y: 100 });
  expect(await call).toEqual({ result: 7 });
  expect(transport).toHaveBeenCalledExactlyOnceWith('percentage-of', { x: 7, y: 100 });
});

test('options of a wrong type are refused by name, or are none', () => {
  const transport = expect.stringContaining('transport: expected a function');
  for (const wrong of [undefined, null, 'fetch', {}]) {
    expect(() => Reflect.apply(createClient, undefined, [{ transport: wrong }])).toThrow(
      expect.objectContaining({ name: 'TypeError', message: transport }),
    );
  }
  for (const none of [undefined, null, 5, 'base', []]) {
    expect(Reflect.apply(createClient, undefined, [none])).toHaveProperty('call');
  }
});

test('a transport gets the options of the call', async () => {
  const transport = vi.fn(async () => ({ result: 7 }));
  const { signal } = new AbortController();
  const options = { signal, headers: { Authorization: 'Bearer x' } };
  const { call } = createClient({ transport });
  await call('percentage-of', { x: 7, y: 100 }, options);
  expect(transport).toHaveBeenLastCalledWith('percentage-of', { x: 7, y: 100 }, options);
  await call('cron-generator', undefined, options);
  expect(transport).toHaveBeenLastCalledWith('cron-generator', {}, options);
});

describe('the headers of a call', () => {
  test.each<[HeadersInit, object]>([
    [{}, { 'content-type': 'application/json' }],
    [{ 'X-Trace': '7' }, { 'content-type': 'application/json', 'x-trace': '7' }],
    [[['X-Trace', '7']], { 'content-type': 'application/json', 'x-trace': '7' }],
    [new Headers({ 'X-Trace': '7' }), { 'content-type': 'application/json', 'x-trace': '7' }],
    [{ 'content-type': 'text/json' }, { 'content-type': 'text/json' }],
    [{ 'CONTENT-TYPE': 'text/json' }, { 'content-type': 'text/json' }],
  ])('%j are added to ours', async (headers, expected) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    await createClient().call('percentage-of', { x: 7, y: 100 }, { headers });
    const [, sent] = fetch.mock.lastCall ?? [];
    expect(Object.fromEntries(new Headers(sent?.headers))).toEqual(expected);
  });
});

describe('the signal of a call', () => {
  const reason = new Error('left the page');
  const never = () => new Promise<never>(() => {});

  test('is passed to fetch', async () => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    const { signal } = new AbortController();
    await createClient().call('percentage-of', { x: 7, y: 100 }, { signal });
    expect(fetch.mock.lastCall?.[1].signal).toBe(signal);
  });

  test.each([
    ['by fetch', () => createClient()],
    ['by a transport', () => createClient({ transport: never })],
    ['in the page', () => createClient({ transport: inPage })],
  ])('rejects a call %s', async (_, create) => {
    const fetch = vi.fn(never);
    vi.stubGlobal('fetch', fetch);
    const { call } = create();
    const early = call('percentage-of', { x: 7, y: 100 }, { signal: AbortSignal.abort(reason) });
    await expect(early).rejects.toBe(reason);
    expect(fetch).not.toHaveBeenCalled();
    const controller = new AbortController();
    const late = call('percentage-of', { x: 7, y: 100 }, { signal: controller.signal });
    controller.abort(reason);
    await expect(late).rejects.toBe(reason);
  });

  test('reaches a tool in the page', async () => {
    const heard = vi.fn();
    const waiting = {
      ...tools[5],
      run: (_: unknown, context?: RunContext) =>
        new Promise<never>((_, reject) => {
          context?.signal.addEventListener('abort', () => {
            heard();
            reject(context.signal.reason);
          });
        }),
    };
    const { call } = createClient<readonly [typeof waiting]>({
      transport: (slug, request, options) =>
        runTool(slug, request, { tools: [waiting], ...options }),
    });
    const controller = new AbortController();
    const called = call('percentage-of', { x: 7, y: 100 }, { signal: controller.signal });
    controller.abort(reason);
    await expect(called).rejects.toBe(reason);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is left without listeners after the call', async () => {
    vi.stubGlobal('fetch', answer);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    await createClient({ transport: inPage }).call('percentage-of', { x: 7, y: 100 }, { signal });
    for (const [, , options] of added.mock.calls) {
      expect(options).toHaveProperty('signal.aborted', true);
    }
  });
});

describe('a request that JSON would change', () => {
  const unsaid = { cost: 100, returnValue: 150, years: Number.NaN };

  test('is refused before it is sent', async () => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    const call = createClient().call('roi-calculator', unsaid);
    await expect(call).rejects.toEqual(new ToolError('years: expected a finite number, got NaN'));
    await expect(call).rejects.toBeInstanceOf(ToolError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is refused in the page with the function's own error", async () => {
    const local = createClient({ transport: inPage }).call('roi-calculator', unsaid);
    const refused = await local.catch((error) => error);
    const own = await tools[10].run(unsaid).catch((error) => error);
    expect(refused).toEqual(own);
    expect(refused.issues).toEqual(own.issues);
    expect(refused.issues).toMatchObject([{ field: 'years', code: 'invalid', received: 'NaN' }]);
  });

  test('has an optional field that is undefined: it is left out', async () => {
    vi.stubGlobal('fetch', answer);
    const { call } = createClient();
    const request = { cost: 100, returnValue: 150, years: undefined };
    expect(await call('roi-calculator', request as never)).toMatchObject({ years: null });
  });
});

test('a call rejects if the network fails', async () => {
  const failure = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  await expect(createClient().call('percentage-of', { x: 7, y: 100 })).rejects.toBe(failure);
});

test('requests and results have the types of their tools', () => {
  const { call } = createClient({ transport: inPage });
  const bmi = () => call('bmi-calculator', { unit: 'metric', height: 180, weight: 81 });
  expectTypeOf(bmi).returns.resolves.toHaveProperty('bmi').toBeNumber();
  // @ts-expect-error there is no such tool
  () => call('bmi', {});
  // @ts-expect-error a height is a number
  () => call('bmi-calculator', { unit: 'metric', height: '180', weight: 81 });
  // @ts-expect-error there is no such unit
  () => call('bmi-calculator', { unit: 'us', height: 180, weight: 81 });
  // @ts-expect-error the request is required
  () => call('percentage-of');
  // @ts-expect-error the request is required
  () => call('percentage-of', undefined);
  const options = { signal: AbortSignal.timeout(1_000), headers: { 'X-Trace': '7' } };
  () => call('percentage-of', { x: 7, y: 100 }, options);
  () => call('cron-generator', undefined, options);
  () => call('cron-generator', {}, options);
  // @ts-expect-error the options come after the request
  () => call('percentage-of', options);
  // @ts-expect-error there is no such option
  () => call('percentage-of', { x: 7, y: 100 }, { mode: 'no-cors' });

  (answered: ApiResponse<'roi-calculator'>) => {
    if (answered.ok) expectTypeOf(answered.result.annualizedRoi).toEqualTypeOf<number | null>();
    else expectTypeOf(answered.error).toBeString();
  };
});
