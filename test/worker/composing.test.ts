import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimMessage } from '../../src/client/messages.ts';
import { angleConverterTool } from '../../src/tools/angle-converter/tool.ts';
import { percentageOfTool } from '../../src/tools/percentage-of/tool.ts';
import { version } from '../../src/version.ts';
import { addToolListener } from '../../src/worker/listener.ts';
import { registerToolRoutes } from '../../src/worker/routes.ts';
import { startToolWorker } from '../../src/worker/start.ts';
import { fakeScope } from './fake-scope.ts';
import { expectAnswers, post, seven } from './requests.ts';

afterEach(() => vi.unstubAllGlobals());

const href = 'https://app.test/sw.js';
const tools = [percentageOfTool];
const shop = { tools: [angleConverterTool], base: '/shop/api/' };

function startListeners() {
  const worker = fakeScope(href);
  addToolListener({ tools });
  addToolListener(shop);
  return worker;
}

async function startRoutes() {
  const worker = fakeScope(href);
  const { Route, Router } = await import('workbox-routing');
  const router = new Router();
  for (const options of [{ tools }, shop]) {
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
])('%s, called for two bases', (_, start) => {
  test('serves the tools of each base below it', async () => {
    const worker = await start();
    await expectAnswers(worker);
    const body = JSON.stringify(angleConverterTool.example);
    const answer = await worker.fetch('/shop/api/angle-converter', { method: 'POST', body });
    expect(await answer?.json()).toMatchObject({ ok: true });
    expect(await worker.fetch('/shop/api/percentage-of', post)).toBeUndefined();
    expect(await worker.fetch('/api/angle-converter', { method: 'POST', body })).toBeUndefined();
  });

  test('answers a request for control once', async () => {
    const worker = await start();
    expect(await worker.message(claimMessage)).toEqual({ version, isReadyMade: false });
    expect(worker.clients.claim).toHaveBeenCalledTimes(1);
  });
});

test('startToolWorker() makes a whole worker file from a list of tools', async () => {
  const worker = fakeScope('https://app.test/toolworker.js');
  startToolWorker({ tools });
  await expectAnswers(worker);
  const index = await worker.fetch('/api/');
  expect(await index?.json()).toMatchObject({ tools: [{ endpoint: '/api/percentage-of' }] });
  expect(await worker.fetch('/api/angle-converter')).toBeUndefined();
  expect(await (await worker.fetch('/api/percentage-of', post))?.json()).toEqual(seven);
});
