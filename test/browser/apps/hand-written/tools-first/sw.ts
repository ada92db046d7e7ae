import { addToolListener } from 'toolworker/worker';
import { answerFromCache, keepFiles } from '../answer-from-cache.ts';

declare const self: ServiceWorkerGlobalScope;

addToolListener();
self.addEventListener('install', keepFiles);
self.addEventListener('fetch', answerFromCache);
