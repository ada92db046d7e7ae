import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

// Node collects a request whose signal nobody holds, and with it what listens to the signal.

/** How a tool that waits only for the signal is called. */
const calls = {
  'a signal passed to an intercepted fetch': '(signal) => fetch(url, { ...post, signal })',
  "an intercepted request's own signal": '(signal) => fetch(new Request(url, { ...post, signal }))',
  'a request to a handler': '(signal) => handle(new Request(url, { ...post, signal }))',
  'a request to a server for agents': '(signal) => serve(new Request(url, { ...message, signal }))',
};

/**
 * Calls the tool, collects garbage, aborts the call, and prints its outcome once the tool has heard
 * of it.
 */
const script = `
const { createHandler, createMcpHandler, defineTool, interceptFetch, object } = core;
const turn = () => new Promise((resolve) => setImmediate(resolve));
let started;
let stopped;
const waiting = defineTool({
  slug: 'waiting',
  operation: 'wait',
  name: 'Waiting',
  category: 'Test',
  description: 'Waits until nobody waits for it.',
  request: object({}),
  result: object({}),
  example: {},
  run: (_, { signal }) =>
    new Promise((_, reject) => {
      started();
      signal.addEventListener('abort', () => {
        stopped();
        reject(signal.reason);
      });
    }),
});
const tools = [waiting];
const url = 'http://localhost/api/waiting';
const post = { method: 'POST', body: '{}' };
const params = { name: 'waiting', arguments: {} };
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
const message = { method: 'POST', body };
const handle = createHandler({ tools });
const serve = createMcpHandler({ tools });
interceptFetch({ tools });
for (const call of [${Object.values(calls)}]) {
  const start = new Promise((resolve) => (started = resolve));
  const stop = new Promise((resolve) => (stopped = resolve));
  const controller = new AbortController();
  const outcome = call(controller.signal).then(
    (response) => response.status,
    (error) => error,
  );
  await start;
  for (let round = 0; round < 10; round += 1) {
    await turn();
    gc();
  }
  controller.abort('the caller');
  await stop;
  console.log(JSON.stringify(await outcome));
}`;

test('a tool that waits hears that it is aborted after a garbage collection', async () => {
  const entry = fileURLToPath(new URL('./core-and-fields.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'core' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const library = first && 'output' in first ? first.output[0].code : '';
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module'], {
    input: library + script,
    encoding: 'utf8',
  });
  // Node reports a promise that nothing settles, and the API prints errors of tools unless the
  // request is aborted.
  expect(stderr).toBe('');
  const outcomes = stdout.trim().split('\n');
  expect(
    Object.fromEntries(Object.keys(calls).map((call, index) => [call, outcomes[index]])),
  ).toEqual({
    'a signal passed to an intercepted fetch': '"the caller"',
    "an intercepted request's own signal": '"the caller"',
    'a request to a handler': '500',
    'a request to a server for agents': '200',
  });
});
