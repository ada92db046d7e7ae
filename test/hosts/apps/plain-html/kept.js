import { install } from 'toolworker/client';
import { showBmi } from './show-bmi.js';

const { status, message } = await install({ worker: 'sw.js' });
if (status !== 'controlled') console.warn(message);

// What the page loaded before the worker was there is loaded again, for the worker to keep.
const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
await Promise.allSettled([location.href, ...loaded].map((url) => fetch(url)));

await showBmi(status);
