// #region cache
import { install } from 'toolworker/client';

const { status, message } = await install({ worker: 'sw.js' });
if (status !== 'controlled') console.warn(message);

// The worker has not cached the files that the page loaded before the worker was installed.
async function keepLoaded() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter((url) => new URL(url).origin === location.origin);
  const cache = await caches.open('pages');
  await Promise.allSettled([location.href, ...own].map((url) => cache.add(url)));
}
// The page works without its copy, such as where storage is blocked.
await keepLoaded().catch(console.warn);
// #endregion cache

const { showBmi } = await import('./show-bmi.js');
await showBmi(status);
