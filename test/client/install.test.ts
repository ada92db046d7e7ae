import { install } from 'toolworker';
import { expect, test } from 'vitest';

test('where the browser has no service workers, the status says so', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  const installation = await install();
  expect(installation).toMatchObject({
    status: 'unsupported',
    message: expect.stringMatching(/need https or localhost.* createClient/),
  });
  await installation.uninstall();
});
