// #region cache
import { install } from 'toolworker/client';

const { status, message } = await install({ worker: 'sw.js' });
if (status !== 'controlled') console.warn(message);

// The worker has not cached the files that the page loaded before the worker was installed.
const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
const cache = await caches.open('pages');
await Promise.allSettled([location.href, ...loaded].map((url) => cache.add(url)));
// #endregion cache

const { showBmi } = await import('./show-bmi.js');
await showBmi(status);
