import { addToolListener, apiPathPattern, tools } from 'toolworker';
import { answerFromCache, keepFiles } from '../answer-from-cache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', keepFiles);
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (!apiPathPattern().test(pathname)) answerFromCache(event);
});
addToolListener({ tools });
