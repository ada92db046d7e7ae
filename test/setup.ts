import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {});
});

// A test that expects a message clears it with `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const noise = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  expect(noise, 'messages on the console').toEqual([]);
});
