import { vi } from 'vitest';

/**
 * Repeats a check until it passes, for so long that only a fault ends it: a busy machine may need
 * seconds. Most answers come within milliseconds. Unlike `expect.poll()`, it also works in hooks.
 */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
