import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ToolHandlerOptions } from '../../../src/api/paths.ts';
import { basesMessage, claimMessage } from '../../../src/protocol/messages.ts';
import type { ToolList } from '../../../src/tool.ts';
import { angleConverterTool } from '../../../src/tools/angle-converter/tool.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';
import { version } from '../../../src/version.ts';
import { addToolListener } from '../../../src/worker/listener.ts';
import { registerToolRoutes } from '../../../src/worker/routes.ts';
import { startToolWorker } from '../../../src/worker/start.ts';
import { fakeScope } from './fake-scope.ts';
import { expectAnswers, post } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

const href = 'https://app.test/app/sw.js';
const tools = [percentageOfTool];

async function startListeners(...calls: readonly (ToolList & ToolHandlerOptions)[]) {
  const worker = fakeScope(href);
  for (const options of calls) addToolListener(options);
  return worker;
}

/** Starts a worker with Workbox's router, which checks its routes in development builds. */
async function startRoutes(...calls: readonly (ToolList & ToolHandlerOptions)[]) {
  const worker = fakeScope(href);
  const { Route, Router } = await import('workbox-routing');
  const router = new Router();
  for (const options of calls) {
    registerToolRoutes((match, handler, method) => {
      router.registerRoute(new Route(match, handler, method));
    }, options);
  }
  router.addFetchListener();
  return worker;
}

describe.each([
  ['addToolListener', startListeners],
  ['registerToolRoutes', startRoutes],
])('%s', (_, start) => {
  test.each([
    [{}, '/api/'],
    [{ base: '/app/rest' }, '/app/rest/'],
  ])(
    'with %j handles API requests below %s, and leaves the rest to the app',
    async (options, base) => {
      await expectAnswers(await start({ tools, ...options }), base);
    },
  );

  test('answers unknown paths if asked to', async () => {
    const worker = await start({ tools, unmatched: 'error' });
    expect((await worker.fetch('/api/users', post))?.status).toBe(404);
    expect((await worker.fetch('/api/users', { method: 'OPTIONS' }))?.status).toBe(204);
    expect(await worker.fetch('/app/users', post)).toBeUndefined();
  });

  test.each([
    ['/', ' that does not contain /app/sw.js, got "/"'],
    ['/app', ' that does not contain /app/sw.js, got "/app/"'],
    ['api/', ', got "api/"'],
  ])('refuses the base %s', async (base, condition) => {
    const error = new TypeError(`base: expected a path such as /api/${condition}`);
    await expect(start({ tools, base })).rejects.toThrow(error);
  });

  test('takes control of a page on request, and does nothing more', async () => {
    const worker = await start({ tools });
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: false });
    expect(await worker.message(basesMessage)).toEqual({ bases: ['/api/'], pages: 2 });
    for (const type of ['install', 'activate']) expect(worker.listensTo()).not.toContain(type);
  });

  test('called for two bases, serves the tools of each, and gives control once', async () => {
    const worker = await start({ tools }, { tools: [angleConverterTool], base: '/shop/api/' });
    await expectAnswers(worker);
    const body = JSON.stringify(angleConverterTool.example);
    const answer = await worker.fetch('/shop/api/angle-converter', { method: 'POST', body });
    expect(await answer?.json()).toMatchObject({ ok: true });
    expect(await worker.fetch('/shop/api/percentage-of', post)).toBeUndefined();
    expect(await worker.fetch('/api/angle-converter', { method: 'POST', body })).toBeUndefined();
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: false });
    expect(worker.clients.claim).toHaveBeenCalledTimes(1);
  });
});

test('registerToolRoutes() adds a route for every method that Workbox and Serwist allow', () => {
  fakeScope(href);
  const registerRoute = vi.fn();
  registerToolRoutes(registerRoute, { tools });
  const methods = registerRoute.mock.calls.map(([, , method]) => method);
  expect(methods).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
});

test('startToolWorker() makes a whole worker file from a list of tools', async () => {
  const worker = fakeScope('https://app.test/toolworker.js');
  startToolWorker({ tools });
  await expectAnswers(worker);
  const index = await worker.fetch('/api/');
  expect(await index?.json()).toMatchObject({ tools: [{ endpoint: '/api/percentage-of' }] });
  expect(await worker.fetch('/api/angle-converter')).toBeUndefined();
});
