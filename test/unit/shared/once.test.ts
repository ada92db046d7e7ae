import { expect, test, vi } from 'vitest';
import { once } from '../../../src/shared/once.ts';

test.each([7, undefined])('builds %s on the first call, and returns it on every call', (value) => {
  const build = vi.fn(() => value);
  const built = once(build);
  expect(build).not.toHaveBeenCalled();
  expect([built(), built()]).toEqual([value, value]);
  expect(build).toHaveBeenCalledOnce();
});
