import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basesMessage, claimMessage } from '../../src/client/messages.ts';
import { version } from '../../src/version.ts';
import { fakeScope } from './fake-scope.ts';
import { expectAnswers, post } from './requests.ts';

const origin = 'https://app.test';

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
  const worker = fakeScope(origin + path);
  await import('../../sw/toolworker.ts');
  return worker;
}

const visits = { requestMode: 'navigate' };

describe('the ready-made worker', () => {
  test('starts without the data of a locale, which take 20 to 30 ms to load', async () => {
    const spies = [
      vi.spyOn(Number.prototype, 'toLocaleString'),
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'Segmenter'),
    ];
    await start('/toolworker.js');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  test.each([
    ['/toolworker.js', '/api/'],
    ['/toolworker.js?v=7', '/api/'],
    ['/app/toolworker.js', '/app/api/'],
    ['/toolworker.js?base=%2Ftools%2Fv1%2F', '/tools/v1/'],
    ['/toolworker.js?base=%2Ftools', '/tools/'],
    ['/toolworker.js?unmatched=network', '/api/'],
    ['/toolworker.js?unmatched=nonsense', '/api/'],
  ])('%s answers only below %s', async (path, base) => {
    await expectAnswers(await start(path), base);
  });

  test('answers below several bases, with static routes for each', async () => {
    const worker = await start('/toolworker.js?base=%2Ftools%2F&base=%2Fapi%2F');
    for (const base of ['/tools/', '/api/']) {
      const answered = await worker.fetch(`${base}percentage-of`, post);
      expect(await answered?.json()).toEqual({ ok: true, result: { result: 7 } });
      expect(await (await worker.fetch(base))?.json()).toHaveProperty(
        'tools.0.endpoint',
        `${base}age-calculator`,
      );
    }
    expect(await worker.fetch('/other/percentage-of', post)).toBeUndefined();
    expect(await worker.install()).toEqual([
      ...['/tools', '/tools/*', '/api', '/api/*'].map((urlPattern) => ({
        condition: { ...visits, urlPattern },
        source: 'fetch-event',
      })),
      { condition: visits, source: 'network' },
    ]);
  });

  test.each([
    ['/toolworker.js', ['/api/']],
    ['/app/toolworker.js', ['/app/api/']],
    ['/toolworker.js?base=%2Ftools&base=%2Fapi%2F', ['/tools/', '/api/']],
  ])('%s tells pages that it answers below %j, and how many they are', async (path, bases) => {
    const worker = await start(path);
    expect(await worker.message(basesMessage)).toEqual({ bases, pages: 2 });
    expect(worker.clients.matchAll).toHaveBeenCalledExactlyOnceWith({ type: 'window' });
    expect(worker.clients.claim).not.toHaveBeenCalled();
  });

  test('answers unknown paths on request, except visits', async () => {
    const worker = await start('/toolworker.js?unmatched=error');
    expect((await worker.fetch('/api/users', post))?.status).toBe(404);
    expect(await worker.fetch('/api/guide', { mode: 'navigate' })).toBeUndefined();
    expect(await worker.fetch('/')).toBeUndefined();
  });

  test.each(['/', '/api/..', '/lib/..', '/lib/'])('does not start below %s', async (base) => {
    const path = `/lib/toolworker.js?base=${encodeURIComponent(base)}`;
    await expect(start(path)).rejects.toThrow(
      /^base: expected a path such as \/api\/ that does not contain \/lib\/toolworker\.js, got/,
    );
  });

  test('takes over at once', async () => {
    const worker = await start('/toolworker.js');
    await worker.dispatch('install');
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    expect(worker.clients.claim).not.toHaveBeenCalled();
    await worker.dispatch('activate');
    expect(worker.clients.claim).toHaveBeenCalledOnce();
  });

  describe('after a second', () => {
    const other = { postMessage: vi.fn() };

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

    test('tries once more to take over if it still waits and the active worker replies', async () => {
      const worker = await start('/toolworker.js');
      await worker.install();
      Object.assign(worker.registration, { active: other, waiting: {} });
      await vi.runAllTimersAsync();
      const [message, [port]] = other.postMessage.mock.calls[0] ?? [];
      expect(message).toBe(basesMessage);
      expect(worker.skipWaiting).toHaveBeenCalledOnce();
      port.postMessage({});
      await vi.waitFor(() => expect(worker.skipWaiting).toHaveBeenCalledTimes(2));
      port.close();
    });
  });

  test.each([
    ['/toolworker.js', '/api', '/api/*'],
    ['/app/toolworker.js', '/app/api', '/app/api/*'],
    ['/toolworker.js?base=%2Fmy-tools%2Fv1.2~%2F', '/my-tools/v1.2~', '/my-tools/v1.2~/*'],
  ])('%s lets the browser load pages itself, except %s', async (path, index, below) => {
    const worker = await start(path);
    expect(await worker.install()).toEqual([
      { condition: { ...visits, urlPattern: index }, source: 'fetch-event' },
      { condition: { ...visits, urlPattern: below }, source: 'fetch-event' },
      { condition: visits, source: 'network' },
    ]);
  });

  test.each(['/a:b/', '/a*/', '/(a)/', '/a+/'])(
    'adds no static routes for the base %s, which has another meaning in a pattern',
    async (base) => {
      const worker = await start(`/toolworker.js?base=${encodeURIComponent(base)}`);
      expect(await worker.install()).toBeUndefined();
      await expectAnswers(worker, base);
    },
  );

  test('takes over, but answers no requests, once it is retired', async () => {
    const worker = await start('/toolworker.js?retired=');
    expect(await worker.install()).toBeUndefined();
    expect(await worker.fetch('/api/percentage-of', post)).toBeUndefined();
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: true });
  });

  test('takes control of pages that ask for it, and tells its version', async () => {
    const worker = await start('/toolworker.js');
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: true });
    expect(worker.clients.claim).toHaveBeenCalledOnce();
  });

  test.each([undefined, null, '', 'claim', { type: claimMessage }])(
    'ignores the message %j',
    async (data) => {
      const worker = await start('/toolworker.js');
      expect(await worker.message(data)).toBeUndefined();
      expect(worker.clients.claim).not.toHaveBeenCalled();
    },
  );

  test('waits until it has control before it replies', async () => {
    const worker = await start('/toolworker.js');
    worker.clients.claim.mockRejectedValue(new Error('not active'));
    await expect(worker.message(claimMessage)).rejects.toThrow('not active');
  });
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
