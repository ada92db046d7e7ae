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

/** Calls the tool, collects garbage, aborts the call, and prints what hears of it. */
const script = `
const { createHandler, createMcpHandler, defineTool, interceptFetch, object } = core;
const turn = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let heard = [];
let started;
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
        heard.push('the tool');
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
// Errors of tools are printed unless the request is aborted.
console.error = (error) => heard.push(String(error));
for (const call of [${Object.values(calls)}]) {
  heard = [];
  const start = new Promise((resolve) => (started = resolve));
  const controller = new AbortController();
  call(controller.signal).then(
    (response) => heard.push(response.status),
    (error) => heard.push(error),
  );
  await start;
  for (let round = 0; round < 10; round += 1) {
    await turn(1);
    gc();
  }
  controller.abort('the caller');
  await turn(10);
  console.log(JSON.stringify(heard.map(String).sort()));
}`;

test('a tool that waits hears that it is aborted after a garbage collection', async () => {
  const entry = fileURLToPath(new URL('../../../src/core.ts', import.meta.url));
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
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  const heard = Object.keys(calls).map((call, index) => [call, JSON.parse(lines[index] ?? '""')]);
  expect(Object.fromEntries(heard)).toEqual({
    'a signal passed to an intercepted fetch': ['the caller', 'the tool'],
    "an intercepted request's own signal": ['the caller', 'the tool'],
    'a request to a handler': ['500', 'the tool'],
    'a request to a server for agents': ['200', 'the tool'],
  });
});
