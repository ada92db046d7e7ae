import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basesMessage, claimMessage } from '../../../src/protocol/messages.ts';
import { version } from '../../../src/version.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeScope } from './fake-scope.ts';
import { expectAnswers, post } from './requests.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the ready-made file in a worker registered at this URL. */
async function start(path: string) {
  vi.resetModules();
  const worker = fakeScope(`https://app.test${path}`);
  await import('../../../sw/toolworker.ts');
  return worker;
}

test('starts without the data of a locale, which take 20 to 30 ms to load', async () => {
  const spies = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'Segmenter'),
  ];
  await start('/toolworker.js');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

const visits = { requestMode: 'navigate' };
/** The static routes that let the browser load pages itself, except visits to these. */
const routesFor = (...patterns: readonly string[]) => [
  ...patterns.map((urlPattern) => ({
    condition: { ...visits, urlPattern },
    source: 'fetch-event',
  })),
  { condition: visits, source: 'network' },
];

test.each([
  ['/toolworker.js', ['/api/'], routesFor('/api', '/api/*')],
  ['/app/toolworker.js', ['/app/api/'], routesFor('/app/api', '/app/api/*')],
  [
    '/toolworker.js?base=%2Fmy-tools%2Fv1.2~%2F',
    ['/my-tools/v1.2~/'],
    routesFor('/my-tools/v1.2~', '/my-tools/v1.2~/*'),
  ],
  ['/toolworker.js?base=%2Ftools', ['/tools/'], routesFor('/tools', '/tools/*')],
  ['/toolworker.js?unmatched=network', ['/api/'], routesFor('/api', '/api/*')],
  ['/toolworker.js?unmatched=nonsense', ['/api/'], routesFor('/api', '/api/*')],
  // These bases have another meaning in a pattern.
  ...['/a:b/', '/a*/', '/(a)/', '/a+/'].map(
    (base) => [`/toolworker.js?base=${encodeURIComponent(base)}`, [base], undefined] as const,
  ),
  [
    '/toolworker.js?base=%2Ftools%2F&base=%2Fapi%2F',
    ['/tools/', '/api/'],
    routesFor('/tools', '/tools/*', '/api', '/api/*'),
  ],
  // One such base is enough.
  ['/toolworker.js?base=%2Ftools%2F&base=%2Fa%3Ab%2F', ['/tools/', '/a:b/'], undefined],
] as const)('%s answers only below %j', async (path, bases, routes) => {
  const worker = await start(path);
  for (const base of bases) {
    if (bases.length === 1) await expectAnswers(worker, base);
    const index = await worker.fetch(base);
    expect(await index?.json()).toHaveProperty('tools.0.endpoint', `${base}age-calculator`);
  }
  expect(await worker.fetch('/other/percentage-of', post)).toBeUndefined();
  expect(await worker.install()).toEqual(routes);
  expect(await worker.message(basesMessage)).toEqual({ bases, pages: 2 });
  expect(worker.clients.matchAll).toHaveBeenCalledExactlyOnceWith({ type: 'window' });
  expect(worker.clients.claim).not.toHaveBeenCalled();
});

test.each(['', '&unmatched=error'])(
  "leaves the documents about all tools to a backend, but for install()'s question%s",
  async (parameters) => {
    const worker = await start(`/toolworker.js?index=false${parameters}`);
    for (const path of ['/api', '/api/', '/api/openapi.json']) {
      expect(await worker.fetch(path)).toBeUndefined();
      expect(await worker.fetch(path, { mode: 'navigate' })).toBeUndefined();
    }
    expect(await (await worker.fetch('/api/?toolworker=0.5'))?.json()).toMatchObject({ ok: true });
    expect((await worker.fetch('/api/percentage-of', post))?.status).toBe(200);
  },
);

test.each(['/', '/api/..', '/lib/..', '/lib/'])('does not start below %s', async (base) => {
  const path = `/lib/toolworker.js?base=${encodeURIComponent(base)}`;
  await expect(start(path)).rejects.toThrow(
    /^base: expected a path such as \/api\/ that does not contain \/lib\/toolworker\.js, got/,
  );
});

describe('once it has been installed', () => {
  const other = { postMessage: vi.fn() };

  beforeEach(() => {
    other.postMessage.mockReset();
  });

  test.each([
    ['it has taken over', { active: other, waiting: null }],
    ['there is no other worker', { active: null, waiting: other }],
  ])('asks nothing if %s', async (_, registration) => {
    const worker = await start('/toolworker.js');
    await worker.install();
    Object.assign(worker.registration, registration);
    await vi.runAllTimersAsync();
    expect(other.postMessage).not.toHaveBeenCalled();
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  test('tries again to take over if it still waits and the active worker replies', async () => {
    const worker = await start('/toolworker.js');
    await worker.install();
    Object.assign(worker.registration, { active: other, waiting: {} });
    await vi.advanceTimersToNextTimerAsync();
    const [message, [port]] = other.postMessage.mock.calls[0] ?? [];
    expect(message).toBe(basesMessage);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    port.postMessage({});
    await eventually(() => expect(worker.skipWaiting).toHaveBeenCalledTimes(2));
    port.close();
  });

  test('asks after growing pauses until it has taken over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const worker = await start('/toolworker.js');
    const installed = Date.now();
    await worker.install();
    Object.assign(worker.registration, { active: other, waiting: {} });
    const times: number[] = [];
    other.postMessage.mockImplementation((_, [port]) => {
      times.push((Date.now() - installed) / 1_000);
      port.close();
    });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(times).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
    Object.assign(worker.registration, { active: {}, waiting: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(times).toHaveLength(8);
  });
});

test.each([
  [claimMessage, { version, isReadyMade: true }],
  ...[undefined, null, '', 'claim', { type: claimMessage }].map(
    (other) => [other, undefined] as const,
  ),
] as const)('replies to the message %j with %j', async (data, reply) => {
  const worker = await start('/toolworker.js');
  expect(await worker.message(data)).toEqual(reply);
  expect(worker.clients.claim).toHaveBeenCalledTimes(reply ? 1 : 0);
});

test('waits until it has control before it replies', async () => {
  const worker = await start('/toolworker.js');
  worker.clients.claim.mockRejectedValue(new Error('not active'));
  await expect(worker.message(claimMessage)).rejects.toThrow('not active');
});

describe("the same file in an app's own worker", () => {
  test('gives open pages the API once the app has activated it', async () => {
    const worker = await start('/sw.js');
    await worker.dispatch('install');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.dispatch('activate');
    expect(worker.clients.claim).toHaveBeenCalledOnce();
  });

  test.each([
    ['/sw.js', '/api/'],
    ['/app/ngsw.js', '/app/api/'],
    ['/sw.js?base=%2F&retired&unmatched=error', '/api/'],
    ['/my-toolworker.js', '/api/'],
  ])('%s answers below %s, and leaves everything else to the app', async (path, base) => {
    const worker = await start(path);
    await expectAnswers(worker, base);
    expect(worker.listensTo()).toEqual(['fetch', 'message', 'activate']);
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: false });
    expect(await worker.message(basesMessage)).toEqual({ bases: [base], pages: 2 });
  });
});
