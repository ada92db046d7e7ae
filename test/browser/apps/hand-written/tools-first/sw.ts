import { addToolListener, tools } from 'toolworker';
import { answerFromCache, keepFiles } from '../answer-from-cache.ts';

declare const self: ServiceWorkerGlobalScope;

addToolListener({ tools });
self.addEventListener('install', keepFiles);
self.addEventListener('fetch', answerFromCache);
