import { install } from 'toolworker';
import { expect, test } from 'vitest';

test('where the browser has no service workers, install says so', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  await expect(install()).rejects.toThrow('no service workers here; they need https or localhost');
});
