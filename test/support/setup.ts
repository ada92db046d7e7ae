import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';

// The same tries in every run, so that a change is judged by itself; `measure/fuzz` tries others
// each time.
fc.configureGlobal({ seed: 1 });

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
for (const method of methods) console[method] = vi.fn();

// A test that expects a message clears it with `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const noise = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  for (const method of methods) vi.mocked(console[method]).mockClear();
  vi.restoreAllMocks();
  expect(noise, 'messages on the console').toEqual([]);
});

// Files share the modules that they load, but for those that replace some.
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}
