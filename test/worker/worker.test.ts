import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HandlerOptions } from '../../src/api/paths.ts';
import { basesMessage, claimMessage } from '../../src/client/messages.ts';
import { tools } from '../../src/tools/registry.ts';
import { version } from '../../src/version.ts';
import { addToolListener } from '../../src/worker/listener.ts';
import { registerToolRoutes } from '../../src/worker/routes.ts';
import { fakeScope } from './fake-scope.ts';
import { expectAnswers, post } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

const href = 'https://app.test/app/sw.js';

async function startListener(options?: HandlerOptions) {
  const worker = fakeScope(href);
  addToolListener({ tools, ...options });
  return worker;
}

/** Starts a worker with Workbox's router, which checks its routes in development builds. */
async function startWorkbox(options?: HandlerOptions) {
  const worker = fakeScope(href);
  const { Route, Router } = await import('workbox-routing');
  const router = new Router();
  registerToolRoutes(
    (match, handler, method) => router.registerRoute(new Route(match, handler, method)),
    { tools, ...options },
  );
  router.addFetchListener();
  return worker;
}

describe.each([
  ['addToolListener', startListener],
  ['registerToolRoutes', startWorkbox],
])('%s', (_, start) => {
  test('answers the API, and leaves everything else to the app', async () => {
    await expectAnswers(await start());
  });

  test.each(['/app/rest/', '/app/rest'])('accepts the base %s', async (base) => {
    await expectAnswers(await start({ base }), '/app/rest/');
  });

  test('answers unknown paths if asked to', async () => {
    const worker = await start({ unmatched: 'error' });
    expect((await worker.fetch('/api/users', post))?.status).toBe(404);
    expect((await worker.fetch('/api/users', { method: 'OPTIONS' }))?.status).toBe(204);
    expect(await worker.fetch('/app/users', post)).toBeUndefined();
  });

  test.each([
    ['/', 'base: expected a path such as /api/ that does not contain /app/sw.js, got "/"'],
    ['/app', 'base: expected a path such as /api/ that does not contain /app/sw.js, got "/app/"'],
    ['api/', 'base: expected a path such as /api/, got "api/"'],
  ])('refuses the base %s', async (base, message) => {
    await expect(start({ base })).rejects.toThrow(new TypeError(message));
  });

  test('takes control of a page on request, and does nothing more', async () => {
    const worker = await start();
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: false });
    expect(await worker.message(basesMessage)).toEqual({ bases: ['/api/'], pages: 2 });
    expect(worker.listensTo()).not.toContain('install');
    expect(worker.listensTo()).not.toContain('activate');
  });
});

test('registerToolRoutes() adds a route for every method that Workbox and Serwist allow', () => {
  fakeScope(href);
  const registerRoute = vi.fn();
  registerToolRoutes(registerRoute, { tools });
  const methods = registerRoute.mock.calls.map(([, , method]) => method);
  expect(methods).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
});
