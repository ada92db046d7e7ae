import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** Calls a tool that waits for nothing but the signal, collects garbage, and aborts the call. */
const script = (call: string) => `
  const heard = [];
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
  const start = new Promise((resolve) => Object.assign(globalThis, { started: resolve }));
  const url = 'http://localhost/api/waiting';
  const tools = [waiting];
  const controller = new AbortController();
  // Errors of tools are printed unless the request is aborted.
  console.error = (error) => heard.push(String(error));
  (${call})(controller.signal).then(
    (response) => heard.push(response.status),
    (error) => heard.push(error),
  );
  await start;
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    gc();
  }
  controller.abort('the caller');
  await new Promise((resolve) => setTimeout(resolve, 10));
  console.log(JSON.stringify(heard));`;

let library = '';

beforeAll(async () => {
  const input = fileURLToPath(new URL('../../src/core.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: input, formats: ['iife'], name: 'core' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const file = first && 'output' in first ? first.output[0] : undefined;
  library = `${file?.code}\nconst { createHandler, defineTool, interceptFetch, object } = core;\n`;
});

const post = "{ method: 'POST', body: '{}', signal }";

test.each([
  [
    'a signal passed to an intercepted fetch',
    `(signal) => { interceptFetch({ tools }); return fetch(url, ${post}); }`,
    ['the tool', 'the caller'],
  ],
  [
    "an intercepted request's own signal",
    `(signal) => { interceptFetch({ tools }); return fetch(new Request(url, ${post})); }`,
    ['the tool', 'the caller'],
  ],
  [
    'a request to a handler',
    `(signal) => {
      globalThis.handle = createHandler({ tools });
      return handle(new Request(url, ${post}));
    }`,
    ['the tool', 500],
  ],
])('a tool that waits hears that %s is aborted after a garbage collection', (_, call, expected) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module'], {
    input: library + script(call),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect([...JSON.parse(stdout)].sort()).toEqual([...expected].sort());
});
