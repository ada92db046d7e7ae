import {
  type ApiResponse,
  createClient,
  createHandler,
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

  (answered: ApiResponse<'roi-calculator'>) => {
    if (answered.ok) expectTypeOf(answered.result.annualizedRoi).toEqualTypeOf<number | null>();
    else expectTypeOf(answered.error).toBeString();
  };
});
